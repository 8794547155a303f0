import { linkBase } from './link-base.ts';

/** With friends online; on this device against bots; on this device, passed around. */
const WAYS = ['online', 'device', 'round'] as const;
export type How = (typeof WAYS)[number];

/** The leaves of the player's own page. */
const MY_LEAVES = ['account', 'games'] as const;
type MyLeaf = (typeof MY_LEAVES)[number];

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
  | { readonly page: 'minute'; readonly game: string; readonly role: string | null }
  | { readonly page: 'rules'; readonly game: string; readonly tag: string; readonly isTried: boolean }
  | { readonly page: 'me'; readonly leaf: MyLeaf }
  | { readonly page: 'puzzle'; readonly which: string | null } // null: today's
  | { readonly page: 'archive' }
  | { readonly page: 'lobby' }
  | { readonly page: 'review'; readonly table: string; readonly seat: number | null; readonly budget: number | null }
  | { readonly page: 'credits' };

function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, what, which, how] = path.split('/');
  const asked = new URLSearchParams(query);
  if (page === 'new' && what)
    return { page: 'setup', game: what, how: WAYS.find((way) => way === asked.get('how')) ?? 'online' };
  if (page === 'play' && what) return { page: 'play', game: what, seed: asked.get('seed') ?? '' };
  if (page === 'learn' && what) return { page, game: what, lesson: which ?? null };
  if (page === 'minute' && what) return { page, game: what, role: asked.get('role') };
  if (page === 'rules' && what) return { page, game: what, tag: which ?? '', isTried: how === 'try' };
  const opensAt = readMoment(asked);
  if (page === 'g' && what) return { page: 'shared', saved: what, opensAt };
  if (page === 'here' && what) return { page: 'here', table: what, opensAt };
  if (page === 't' && what) return { page: 'table', table: what, key: asked.get('key'), opensAt };
  if (page === 'puzzle') return { page, which: what ?? null };
  if (page === 'me') return { page, leaf: MY_LEAVES.find((leaf) => leaf === what) ?? 'account' };
  if (page === 'review' && what)
    return { page, table: what, seat: numberIn(asked, 'seat'), budget: numberIn(asked, 'budget') };
  if (page === 'archive' || page === 'lobby' || page === 'credits') return { page };
  return { page: 'hall' };
}

function numberIn(asked: URLSearchParams, name: string): number | null {
  const said = asked.get(name);
  return said !== null && /^\d{1,7}$/.test(said) ? Number(said) : null;
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
  lobby: '#/lobby',
  credits: '#/credits',
  me: (leaf: MyLeaf) => `#/me/${leaf}`,
  /** The puzzle of a day, `2026-11-16`; of today if left out. */
  puzzle: (date: string | null = null) => `#/puzzle${date === null ? '' : `/${date}`}`,
  setup: (game: string, how: How) => `#/new/${game}?how=${how}`,
  play: (game: string) => `#/play/${game}`,
  learn: (game: string, lesson: string | null = null) => `#/learn/${game}${lesson === null ? '' : `/${lesson}`}`,
  minute: (game: string, role: string | null = null) => `#/minute/${game}${role === null ? '' : `?role=${role}`}`,
  rules: (game: string, tag: string | null = null) => `#/rules/${game}${tag === null ? '' : `/${tag}`}`,
  tryRule: (game: string, tag: string) => `#/rules/${game}/${tag}/try`,
  /** `seat` is the reader's own, where the table itself does not say. */
  review: (table: string, seat: number | null = null) => `#/review/${table}${seat === null ? '' : `?seat=${seat}`}`,
  here: (table: string, opensAt: OpensAt | null = null) => `#/here/${table}${moment(opensAt, '?')}`,
  shared: (saved: string, opensAt: OpensAt | null = null) => `#/g/${saved}${moment(opensAt, '?')}`,
  table: (table: string, key: string | null = null, opensAt: OpensAt | null = null) =>
    `#/t/${table}${key === null ? '' : `?key=${key}`}${moment(opensAt, key === null ? '?' : '&')}`,
};

/** The link to send to a friend. The server knows this path. */
export const inviteLink = (table: string, key: string | null, opensAt: OpensAt | null = null): string =>
  `${linkBase()}/t/${table}${key === null ? '' : `?key=${key}`}${moment(opensAt, key === null ? '?' : '&')}`;

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
