import { LEFT_USER } from '@trollmoot/protocol';
import type { Occupant, TableChange, TableRecord } from '../store/records.ts';
import { seatOf } from '../table/occupants.ts';

/** Who a user is from now on. */
interface Next {
  readonly id: string;
  readonly name: string;
}

type Named = Pick<TableRecord, 'removed' | 'waiting' | 'votes'>;

/** What changes where a table names a user who has no seat, when that user becomes another one, or (null) nobody. */
export function namedAfter(record: TableRecord, user: string, next: Next | null): TableChange {
  const { removed, waiting, votes } = record;
  const named: Named = {
    removed: isNamed(removed, user) ? removedAfter(removed, user, next) : removed,
    waiting: isNamed(waiting, user) ? waitingAfter(waiting, user, next) : waiting,
    votes: votesAfter(votes, user, next),
  };
  return {
    ...(named.removed !== removed && { removed: named.removed }),
    ...(named.waiting !== waiting && { waiting: named.waiting }),
    ...(named.votes !== votes && { votes: named.votes }),
  };
}

/** Seats that are kept for the user in a rematch. Someone who sits there already needs no other. */
export function keptAfter(occupants: readonly Occupant[], user: string, next: Next | null): readonly Occupant[] {
  const isKept = (occupant: Occupant) => occupant.kind === 'invited' && occupant.for?.user === user;
  if (!occupants.some(isKept)) return occupants;
  const hasPlace =
    next === null ||
    seatOf(occupants, next.id) !== null ||
    occupants.some((occupant) => occupant.kind === 'invited' && occupant.for?.user === next.id);
  return occupants.map((occupant) => {
    if (!isKept(occupant)) return occupant;
    return hasPlace ? { kind: 'invited' } : { kind: 'invited', for: { user: next.id, name: next.name } };
  });
}

const isNamed = <T extends { readonly user: string }>(list: readonly T[] | null, user: string): list is readonly T[] =>
  list?.some((one) => one.user === user) ?? false;

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

/** Someone shut out as either of the two stays out. */
function removedAfter(removed: NonNullable<Named['removed']>, user: string, next: Next | null): Named['removed'] {
  const [theirs, others] = [
    removed.filter((one) => one.user === user || one.user === next?.id),
    removed.filter((one) => one.user !== user && one.user !== next?.id),
  ];
  if (next === null) return orNull(others);
  return [...others, { user: next.id, isShutOut: theirs.some(({ isShutOut }) => isShutOut) }];
}

function waitingAfter(waiting: NonNullable<Named['waiting']>, user: string, next: Next | null): Named['waiting'] {
  const others = next === null ? waiting : waiting.filter((one) => one.user !== next.id);
  return orNull(
    others.flatMap((one) => {
      if (one.user !== user) return [one];
      return next === null ? [] : [{ user: next.id, name: next.name }];
    }),
  );
}

/** A late friend asks for a seat: as the other user from now on. The vote about someone who has left ends by itself. */
function votesAfter(votes: Named['votes'], user: string, next: Next | null): Named['votes'] {
  const motion = votes?.open?.vote.motion;
  if (votes?.open == null || motion?.ask !== 'seat' || motion.user !== user) return votes;
  const { vote } = votes.open;
  const asks = { ...motion, user: next?.id ?? LEFT_USER, name: next?.name ?? '' };
  return { ...votes, open: { ...votes.open, vote: { ...vote, motion: asks } } };
}
