import type { Level } from '@trollmoot/bots';
import { LEFT_USER } from '@trollmoot/protocol';
import type { Occupant, TableChange, TableRecord, UserRecord } from '../store/records.ts';
import { NOBODY } from '../table/hosts.ts';
import { seatOf, stoodUp, withStandIn } from '../table/occupants.ts';
import { keptAfter, namedAfter } from './named.ts';

/** Who sits on the second seat of a user who had two: not a user who could come in, but their name goes with them. */
const secondOf = (user: string): string => `${user}~`;

/** What becomes of a table's record; null if nothing. */
interface Change {
  readonly change: TableChange | null;
  readonly isDoubled: boolean; // both had a seat
}

/**
 * The table after one user has become another. Finished games keep the name they were played under. Where both have a
 * seat, the other's stays: before the start the first user's is free again, in a running game a stand-in plays it for good,
 * and in a finished one it stays as it was.
 */
export function mergedTable(record: TableRecord, from: string, into: UserRecord, standIn: Level): Change {
  const seat = seatOf(record.occupants, from);
  const isDoubled = seat !== null && seatOf(record.occupants, into.id) !== null;
  const host = record.host === from ? into.id : record.host;
  const seated = isDoubled ? withoutSecond(record, seat, into.id, standIn) : renamedTo(record, from, into);
  const occupants =
    seat === null ? keptAfter(record.occupants, from, into) : withUser(seated, secondOf(from), secondOf(into.id));
  return { change: changeOf(record, occupants, host, namedAfter(record, from, into)), isDoubled };
}

function withoutSecond(record: TableRecord, seat: number, into: string, standIn: Level): readonly Occupant[] {
  const { occupants, status } = record;
  if (status === 'gathering') return stoodUp(occupants, seat);
  const occupant = occupants[seat]!;
  if (occupant.kind !== 'person') return occupants;
  const isPlayed = status === 'over' || occupant.standIn !== null;
  return withUser(isPlayed ? occupants : withStandIn(occupants, seat, standIn), occupant.user, secondOf(into));
}

const withUser = (occupants: readonly Occupant[], from: string, to: string): readonly Occupant[] =>
  occupants.map((occupant) =>
    occupant.kind === 'person' && occupant.user === from ? { ...occupant, user: to } : occupant,
  );

const renamedTo = ({ occupants, status }: TableRecord, from: string, { id, name }: UserRecord): readonly Occupant[] =>
  occupants.map((occupant) =>
    occupant.kind === 'person' && occupant.user === from
      ? { ...occupant, user: id, ...(status !== 'over' && { name }) }
      : occupant,
  );

/** The table after a user has left the Moot: without the name, and in a running game with a stand-in. */
export function leftTable(record: TableRecord, user: string, standIn: Level): TableChange | null {
  const { status } = record;
  const seat = seatOf(record.occupants, user);
  const occupants =
    seat === null
      ? keptAfter(record.occupants, user, null)
      : status === 'gathering'
        ? stoodUp(record.occupants, seat)
        : record.occupants.map((occupant) =>
            occupant.kind === 'person' && (occupant.user === user || occupant.user === secondOf(user))
              ? { ...occupant, user: LEFT_USER, name: '', standIn: status === 'over' ? occupant.standIn : standIn }
              : occupant,
          );
  const heir = occupants.find((occupant) => occupant.kind === 'person' && occupant.user !== LEFT_USER);
  const next = heir?.kind === 'person' ? heir.user : NOBODY;
  return changeOf(record, occupants, record.host === user ? next : record.host, namedAfter(record, user, null));
}

function changeOf(
  record: TableRecord,
  occupants: readonly Occupant[],
  host: string,
  named: TableChange,
): TableChange | null {
  const change = {
    ...named,
    ...(occupants !== record.occupants && { occupants }),
    ...(host !== record.host && { host }),
  };
  return Object.keys(change).length === 0 ? null : change;
}
