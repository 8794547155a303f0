/** With friends online; on this device against bots; on this device, passed around. */
const WAYS = ['online', 'device', 'round'] as const;
export type How = (typeof WAYS)[number];

/** The page the reader is on. It is in the hash, so that any static host can serve every page. */
type Route =
  | { readonly page: 'hall' }
  | { readonly page: 'setup'; readonly game: string; readonly how: How }
  | { readonly page: 'play'; readonly game: string; readonly seed: string }
  | { readonly page: 'here'; readonly table: string }
  | { readonly page: 'shared'; readonly saved: string }
  | { readonly page: 'table'; readonly table: string; readonly key: string | null }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly page: 'archive' }
  | { readonly page: 'credits' };

function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, what, which] = path.split('/');
  const asked = new URLSearchParams(query);
  if (page === 'new' && what)
    return { page: 'setup', game: what, how: WAYS.find((way) => way === asked.get('how')) ?? 'online' };
  if (page === 'play' && what) return { page: 'play', game: what, seed: asked.get('seed') ?? '' };
  if (page === 'learn' && what) return { page, game: what, lesson: which ?? null };
  if (page === 'g' && what) return { page: 'shared', saved: what };
  if (page === 'here' && what) return { page: 'here', table: what };
  if (page === 't' && what) return { page: 'table', table: what, key: asked.get('key') };
  if (page === 'archive' || page === 'credits') return { page };
  return { page: 'hall' };
}

export const linkTo = {
  hall: '#/',
  archive: '#/archive',
  credits: '#/credits',
  setup: (game: string, how: How) => `#/new/${game}?how=${how}`,
  play: (game: string) => `#/play/${game}`,
  learn: (game: string, lesson: string | null = null) => `#/learn/${game}${lesson === null ? '' : `/${lesson}`}`,
  here: (table: string) => `#/here/${table}`,
  shared: (saved: string) => `#/g/${saved}`,
  table: (table: string, key: string | null = null) => `#/t/${table}${key === null ? '' : `?key=${key}`}`,
};

/** The link to send to a friend. The server knows this path. */
export const inviteLink = (table: string, key: string | null): string =>
  `${location.origin}/t/${table}${key === null ? '' : `?key=${key}`}`;

// An invite link arrives as a path; move it into the hash.
const invited = /^\/t\/([\w-]+)$/.exec(location.pathname);
if (invited !== null) {
  const key = new URLSearchParams(location.search).get('key');
  history.replaceState(null, '', `/${linkTo.table(invited[1]!, key)}`);
}

let route: Route = $state.raw(readRoute(location.hash));
addEventListener('hashchange', () => (route = readRoute(location.hash)));

export const here = (): Route => route;

export function go(to: string): void {
  location.hash = to;
}

/** Replaces an address that only forwards, so that the browser's Back button skips it. */
export function redirect(to: string): void {
  location.replace(to);
}
