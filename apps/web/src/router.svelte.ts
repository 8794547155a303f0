/** With friends online; on this device against bots; on this device, passed around. */
const WAYS = ['online', 'device', 'round'] as const;
export type How = (typeof WAYS)[number];

/** A moment that a link opens at, `22.3` for the third action of turn 22, and whose eyes it is seen through. */
export interface OpensAt {
  readonly at: string;
  readonly eyes: number | null; // null: a spectator's
}

/** The page the reader is on. It is in the hash, so that any static host can serve every page. */
type Route =
  | { readonly page: 'hall' }
  | { readonly page: 'setup'; readonly game: string; readonly how: How }
  | { readonly page: 'play'; readonly game: string; readonly seed: string }
  | { readonly page: 'here'; readonly table: string; readonly opensAt: OpensAt | null }
  | { readonly page: 'shared'; readonly saved: string; readonly opensAt: OpensAt | null }
  | {
      readonly page: 'table';
      readonly table: string;
      readonly key: string | null;
      readonly opensAt: OpensAt | null;
    }
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
  const opensAt = readMoment(asked);
  if (page === 'g' && what) return { page: 'shared', saved: what, opensAt };
  if (page === 'here' && what) return { page: 'here', table: what, opensAt };
  if (page === 't' && what) return { page: 'table', table: what, key: asked.get('key'), opensAt };
  if (page === 'archive' || page === 'credits') return { page };
  return { page: 'hall' };
}

function readMoment(asked: URLSearchParams): OpensAt | null {
  const [at, eyes] = [asked.get('at'), asked.get('eyes')];
  return at === null ? null : { at, eyes: eyes !== null && /^\d$/.test(eyes) ? Number(eyes) : null };
}

/** The part of an address that names a moment; '' for none. */
const moment = (opensAt: OpensAt | null, sign: '?' | '&'): string =>
  opensAt === null ? '' : `${sign}at=${opensAt.at}${opensAt.eyes === null ? '' : `&eyes=${opensAt.eyes}`}`;

export const linkTo = {
  hall: '#/',
  archive: '#/archive',
  credits: '#/credits',
  setup: (game: string, how: How) => `#/new/${game}?how=${how}`,
  play: (game: string) => `#/play/${game}`,
  learn: (game: string, lesson: string | null = null) => `#/learn/${game}${lesson === null ? '' : `/${lesson}`}`,
  here: (table: string, opensAt: OpensAt | null = null) => `#/here/${table}${moment(opensAt, '?')}`,
  shared: (saved: string, opensAt: OpensAt | null = null) => `#/g/${saved}${moment(opensAt, '?')}`,
  table: (table: string, key: string | null = null, opensAt: OpensAt | null = null) =>
    `#/t/${table}${key === null ? '' : `?key=${key}`}${moment(opensAt, key === null ? '?' : '&')}`,
};

/** The link to send to a friend. The server knows this path. */
export const inviteLink = (table: string, key: string | null, opensAt: OpensAt | null = null): string =>
  `${location.origin}/t/${table}${key === null ? '' : `?key=${key}`}${moment(opensAt, key === null ? '?' : '&')}`;

// An invite link arrives as a path; move it into the hash.
const invited = /^\/t\/([\w-]+)$/.exec(location.pathname);
if (invited !== null) {
  const asked = new URLSearchParams(location.search);
  history.replaceState(null, '', `/${linkTo.table(invited[1]!, asked.get('key'), readMoment(asked))}`);
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
