import type { Statements } from './statements.ts';

/** Tables of one host in each public list, so that no one fills the Hall alone. */
const PER_HOST = 5;

/** Which tables could be listed at all; each is the condition of an index. */
export const LISTABLE = {
  gathering: `status = 'gathering' AND isPublic = 1 AND hasRoom = 1`,
  playing: `status = 'playing' AND isPublic = 1`,
} as const;

/**
 * Choose anew which of this host's tables the Hall lists: the newest few. Choosing when a table changes, not when the
 * Hall is asked for, makes the list cost the same however many tables there are.
 */
export function listHost(sql: Statements, host: string): void {
  const newest = Object.values(LISTABLE).map(
    (which) =>
      `SELECT * FROM (SELECT id FROM tables WHERE host = ?1 AND ${which} ORDER BY made DESC LIMIT ${PER_HOST})`,
  );
  const chosen = newest.join(' UNION ALL ');
  sql.run(`UPDATE tables SET listed = 0 WHERE host = ?1 AND listed = 1 AND id NOT IN (${chosen})`, host);
  sql.run(`UPDATE tables SET listed = 1 WHERE listed = 0 AND id IN (${chosen})`, host);
}
