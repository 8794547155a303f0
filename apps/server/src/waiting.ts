import type { Motion, WaitingAsk, WaitingTurn } from '@trollmoot/protocol';
import { othersAt } from './alerts/reasons.ts';
import { turnsOf } from './hall.ts';
import { invitationsOf } from './invitations.ts';
import type { TableRecord } from './store/records.ts';
import { short } from './table/clocks.ts';
import { seatOf } from './table/occupants.ts';
import type { Tables } from './tables.ts';

/** Those of the user's tables where it is their turn. */
export async function waitingTurns(
  tables: Tables,
  records: readonly TableRecord[],
  user: string,
): Promise<WaitingTurn[]> {
  const turns = await turnsOf(tables, records, user);
  const now = tables.house.clock.now();
  return records
    .filter(({ id }) => turns.includes(id))
    .map((record) => ({
      table: record.id,
      game: record.game,
      people: othersAt(record, user),
      isShort: isShortFor(record, user, now),
    }));
}

/** Votes at the user's tables that lack their answer, and tables they are invited to. */
export async function waitingAsks(
  tables: Tables,
  records: readonly TableRecord[],
  user: string,
): Promise<WaitingAsk[]> {
  const votes = records.flatMap((record): WaitingAsk[] => {
    const seat = seatOf(record.occupants, user);
    const vote = record.status === 'playing' ? record.votes?.open?.vote : undefined;
    if (seat === null || vote === undefined || !vote.asked.includes(seat)) return [];
    const by = askerOf(record, vote);
    return [{ ask: 'vote', id: `${record.id} ${vote.id}`, table: record.id, game: record.game, by, key: null }];
  });
  const invitations = (await invitationsOf(tables, user)).map(
    ({ card: { id, game, rematchOf }, by, key }): WaitingAsk => ({
      ask: rematchOf === null ? 'invitation' : 'rematch',
      ...{ id, table: id, game, by, key },
    }),
  );
  return [...votes, ...invitations];
}

/** Does this user's clock run out soon? */
export function isShortFor(
  { clock, pace, occupants }: Pick<TableRecord, 'clock' | 'pace' | 'occupants'>,
  user: string,
  now: number,
): boolean {
  const seat = seatOf(occupants, user);
  return clock !== null && short(clock, pace, now).some((one) => one.seat === seat);
}

function askerOf({ occupants }: TableRecord, { by, motion }: { by: number | null; motion: Motion }): string | null {
  if (motion.ask === 'seat') return motion.name;
  const occupant = by === null ? undefined : occupants[by];
  return occupant?.kind === 'person' ? occupant.name : null;
}
