import { run, type Steps } from './steps.ts';

/** Tables of one host in each public list, so that no one fills the Hall alone. */
const PER_HOST = 5;

const newest = (index: string, which: string): string =>
  `SELECT id FROM tables INDEXED BY ${index} WHERE host = ?1 AND ${which} ORDER BY made DESC LIMIT ${PER_HOST}`;

const CHOSEN = [
  newest('tables_open_host', `status = 'gathering' AND isPublic = 1 AND hasRoom = 1`),
  newest('tables_playing_host', `status = 'playing' AND isPublic = 1`),
]
  .map((few) => `SELECT id FROM (${few})`)
  .join(' UNION ALL ');

/** Each must read only a few rows. */
export const LISTING = {
  leave: `UPDATE tables INDEXED BY tables_listed_host SET listed = 0 WHERE host = ?1 AND listed = 1 AND id NOT IN (${CHOSEN})`,
  enter: `UPDATE tables SET listed = 1 WHERE id IN (${CHOSEN}) AND +listed = 0`,
} as const;

/**
 * Choose anew which of this host's tables the Hall lists: the newest few. Choosing when a table changes, not when the
 * Hall is asked for, makes the list cost the same however many tables there are.
 */
export function* listHost(host: string): Steps<void> {
  yield* run(LISTING.leave, host);
  yield* run(LISTING.enter, host);
}
