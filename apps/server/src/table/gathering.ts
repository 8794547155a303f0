import type { Seat } from '@trollmoot/kernel';
import type { NewTable } from '@trollmoot/protocol';
import type { UserRecord } from '../store/records.ts';
import { isFull, occupantFor, seated, seatOf, stoodUp, swapped, withSalt } from './occupants.ts';
import type { Table } from './table.ts';

// What happens at a table before the game begins. Each function returns null when it is done, or a sentence that says why not.

type Done = Promise<string | null>;
const BEGUN = 'The game has already begun.';
const HOST_ONLY = 'Only the host can do this.';
const NO_SEAT = 'There is no such seat.';
const NOT_SEATED = 'You have no seat at this table.';
const TAKEN = 'That seat is not free.';
const NOBODY = 'nobody'; // the host of a table that everyone has left; no user has this id

/** What a person who joins may ask for and bring along. */
interface Joining {
  readonly seat?: Seat | undefined;
  readonly key?: string | undefined;
  readonly salt?: string | undefined;
}

/** The first to join a table that everyone has left becomes its host. */
export async function join(table: Table, who: Pick<UserRecord, 'id' | 'name'>, { seat, key, salt }: Joining): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const hasKey = key === table.record.key || who.id === table.record.host; // the host can ask for the key
  if (!table.record.isPublic && !hasKey) return 'This table is private. Join it by its link.';
  if (table.seatOf(who.id) !== null) return 'You already have a seat at this table.';
  if (seat !== undefined && table.record.occupants[seat] === undefined) return NO_SEAT;
  const occupants = seated(table.record.occupants, { ...who, salt }, seat ?? null, hasKey);
  if (occupants === null) return TAKEN;
  const { host } = table.record;
  await table.amend({ occupants, host: host === NOBODY ? who.id : host });
  return null;
}

/** A person's client adds salt to the seed. It stays with the person, whichever seat they take. */
export async function addSalt(table: Table, user: string, salt: string): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const seat = table.seatOf(user);
  if (seat === null) return NOT_SEATED;
  const occupants = withSalt(table.record.occupants, seat, salt);
  if (occupants === null) return 'You have already added salt to this table.';
  await table.amend({ occupants });
  return null;
}

/** Before the start this frees the seat. Afterwards a stand-in plays it, and the player may come back. */
export async function leave(table: Table, user: string): Done {
  const seat = table.seatOf(user);
  if (seat === null) return NOT_SEATED;
  if (table.record.status === 'playing') await table.standIn(seat);
  if (table.record.status !== 'gathering') return null;
  const occupants = stoodUp(table.record.occupants, seat);
  const heir = occupants.find((occupant) => occupant.kind === 'person');
  const next = heir?.kind === 'person' ? heir.user : NOBODY;
  await table.amend({ occupants, host: table.record.host === user ? next : table.record.host });
  return null;
}

/** The host gives a seat to a bot, opens it, or reserves it for a friend. */
export async function setChair(table: Table, host: UserRecord, seat: Seat, chair: NewTable['chairs'][number]): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  if (table.record.host !== host.id) return HOST_ONLY;
  if (table.record.occupants[seat] === undefined) return NO_SEAT;
  if (chair.kind === 'me' && seatOf(table.record.occupants, host.id) !== null)
    return 'You already have a seat at this table.';
  const occupant = occupantFor(chair, host);
  if (typeof occupant === 'string') return occupant;
  await table.amend({ occupants: table.record.occupants.with(seat, occupant) });
  return null;
}

/** The host may swap any two seats. Other players may move to an empty seat. */
export async function swap(table: Table, user: string, a: Seat, b: Seat): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const { occupants, host } = table.record;
  const after = swapped(occupants, a, b);
  if (after === null) return NO_SEAT;
  const isFree = occupants[b]?.kind === 'open' || occupants[b]?.kind === 'invited';
  if (host !== user && seatOf(occupants, user) !== a) return HOST_ONLY;
  if (host !== user && !isFree) return TAKEN;
  await table.amend({ occupants: after });
  return null;
}

export async function start(table: Table, user: string): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  if (table.record.host !== user) return HOST_ONLY;
  if (!isFull(table.record.occupants)) return 'A seat is still empty. Fill every seat first.';
  await table.begin();
  return null;
}
