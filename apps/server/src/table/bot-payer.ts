import type { Asker } from '@trollmoot/bots';
import type { TableCore } from './core.ts';
import { botAt } from './occupants.ts';
import type { Viewers } from './viewers.ts';

/** Ranks of a request to think: for somebody who looks on, or for a table that nobody looks at. */
const WATCHED = 0;
const UNWATCHED = 1;

type Looked = TableCore & { readonly viewers: Pick<Viewers, 'all'> };

/**
 * Do bots play here now? A table that nobody looks at pauses. But where several people play, one of them may have closed
 * the tab after a move, and another must be asked before anyone looks again.
 */
export function mayBotsPlay({ viewers, record }: Looked): boolean {
  if (viewers.all.length > 0) return true;
  const people = record.occupants.filter(
    ({ kind }, seat) => kind === 'person' && botAt(record.occupants, seat) === null,
  );
  return people.length > 1;
}

/**
 * Who pays when a bot thinks at this table: of the players who look on (or, if there are none, of the spectators) the one
 * with the most time left. If nobody looks on, the host.
 */
export function payerAt(table: Looked): Asker {
  const { viewers, record, house } = table;
  const now = house.clock.now();
  const players = viewers.all.filter(({ user }) => table.seatOf(user) !== null);
  const candidates = players.length > 0 ? players : viewers.all;
  if (candidates.length === 0) return { rank: UNWATCHED, address: '', user: record.host };
  const left = ({ user }: { user: string }): number => house.thinking.left(user, now);
  const { user, address } = candidates.reduce((best, other) => (left(other) > left(best) ? other : best));
  return { rank: WATCHED, address, user };
}
