import type { Seat } from '@trollmoot/kernel';
import type { NewTable } from '@trollmoot/protocol';
import type { UserRecord } from '../store/records.ts';
import { isFull, occupantFor, seated, seatOf, stoodUp, swapped } from './occupants.ts';
import type { Table } from './table.ts';

// What is done around a table before the game begins. Each answers null when it is done, or one sentence saying why not.

type Done = Promise<string | null>;
const BEGUN = 'the game has begun';
const HOSTS = 'only the host may do this';
const NO_CHAIR = 'there is no such chair';
const TAKEN = 'that chair is not free';
const NOBODY = 'nobody'; // hosts a table that everybody has left; no user has such an id

/** Whoever comes to a table that everybody has left is its host. */
export async function join(table: Table, who: UserRecord, seat: Seat | null, key: string | null): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const hasKey = key === table.record.key || who.id === table.record.host; // who could ask for it
  if (!table.record.isPublic && !hasKey) return 'this table is private';
  if (table.seatOf(who.id) !== null) return 'you sit here already';
  if (seat !== null && table.record.occupants[seat] === undefined) return NO_CHAIR;
  const occupants = seated(table.record.occupants, who, seat, hasKey);
  if (occupants === null) return TAKEN;
  const { host } = table.record;
  await table.amend({ occupants, host: host === NOBODY ? who.id : host });
  return null;
}

/** Before the start the chair becomes free; afterwards a stand-in plays, and the person may come back. */
export async function leave(table: Table, user: string): Done {
  const seat = table.seatOf(user);
  if (seat === null) return 'you do not sit here';
  if (table.record.status === 'playing') await table.standIn(seat);
  if (table.record.status !== 'gathering') return null;
  const occupants = stoodUp(table.record.occupants, seat);
  const heir = occupants.find((occupant) => occupant.kind === 'person');
  const next = heir?.kind === 'person' ? heir.user : NOBODY;
  await table.amend({ occupants, host: table.record.host === user ? next : table.record.host });
  return null;
}

/** The host puts a bot on a chair, frees it, or keeps it for a friend. */
export async function setChair(table: Table, host: UserRecord, seat: Seat, chair: NewTable['chairs'][number]): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  if (table.record.host !== host.id) return HOSTS;
  if (table.record.occupants[seat] === undefined) return NO_CHAIR;
  if (chair.kind === 'me' && seatOf(table.record.occupants, host.id) !== null) return 'you sit already';
  const occupant = occupantFor(chair, host);
  if (typeof occupant === 'string') return occupant;
  await table.amend({ occupants: table.record.occupants.with(seat, occupant) });
  return null;
}

/** The host may swap any two; everybody may change places with a chair on which nobody sits. */
export async function swap(table: Table, user: string, a: Seat, b: Seat): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const { occupants, host } = table.record;
  const after = swapped(occupants, a, b);
  if (after === null) return NO_CHAIR;
  const isFree = occupants[b]?.kind === 'open' || occupants[b]?.kind === 'invited';
  if (host !== user && seatOf(occupants, user) !== a) return HOSTS;
  if (host !== user && !isFree) return TAKEN;
  await table.amend({ occupants: after });
  return null;
}

export async function start(table: Table, user: string): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  if (table.record.host !== user) return HOSTS;
  if (!isFull(table.record.occupants)) return 'somebody is still missing';
  await table.begin();
  return null;
}
