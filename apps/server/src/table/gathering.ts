import type { Seat } from '@trollmoot/kernel';
import type { NewTable } from '@trollmoot/protocol';
import type { UserRecord } from '../store/records.ts';
import { isShutOut } from './card.ts';
import { heirOf, NOBODY } from './hosts.ts';
import { arrived, occupantFor, seated, seatOf, stoodUp, swapped, withReady, withSalt } from './occupants.ts';
import type { Table } from './table.ts';

// What happens at a table before the game begins. Each function returns null when it is done, or a sentence that says why not.

export type Done = Promise<string | null>;
export const BEGUN = 'The game has already begun.';
export const HOST_ONLY = 'Only the host can do this.';
export const NO_SEAT = 'There is no such seat.';
const NOT_SEATED = 'You have no seat at this table.';
const TAKEN = 'That seat is not free.';

/** What a person who joins may ask for and bring along. */
interface Joining {
  readonly seat?: Seat | undefined;
  readonly key?: string | undefined;
  readonly salt?: string | undefined;
  readonly isReady?: boolean | undefined; // left out: a client that does not know of it is ready
}

/** The first to join a table that everyone has left becomes its host. */
export async function join(
  table: Table,
  who: Pick<UserRecord, 'id' | 'name'>,
  { seat, key, salt, isReady = true }: Joining,
): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const hasKey = key === table.record.key || who.id === table.record.host; // the host can ask for the key
  if (!table.record.isPublic && !hasKey) return 'This table is private. Join it by its link.';
  if (table.seatOf(who.id) !== null) return 'You already have a seat at this table.';
  if (seat !== undefined && table.record.occupants[seat] === undefined) return NO_SEAT;
  if (isShutOut(table.record, who.id)) return 'The host has asked you not to come back to this table.';
  const { host, waiting } = table.record;
  const gathering = arrived(isReady || host === NOBODY, table.house.clock.now());
  const occupants = seated(table.record.occupants, { ...who, salt, gathering }, seat ?? null, hasKey);
  if (occupants === null) return TAKEN;
  const stillWaiting = waiting?.filter(({ user }) => user !== who.id) ?? [];
  await Promise.all([
    table.amend({
      occupants,
      host: host === NOBODY ? who.id : host,
      waiting: stillWaiting.length === 0 ? null : stillWaiting,
    }),
    table.house.store.write({ write: 'forgetInvitation', user: who.id, to: table.record.id }),
  ]);
  return null;
}

/** Say that the game may begin as far as you are concerned, or take that back. */
export async function sayReady(table: Table, user: string, isReady: boolean): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  const seat = table.seatOf(user);
  if (seat === null) return NOT_SEATED;
  await table.amend({ occupants: withReady(table.record.occupants, seat, isReady, table.house.clock.now()) });
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
  const isHost = table.record.status === 'gathering' && table.record.host === user;
  if (seat === null && !isHost) return NOT_SEATED;
  if (table.record.status === 'playing') await table.standIn(seat!);
  if (table.record.status !== 'gathering') return null;
  const occupants = seat === null ? table.record.occupants : stoodUp(table.record.occupants, seat);
  const heir = heirOf(occupants, (other) => table.viewers.has(other));
  await table.amend({ occupants, host: isHost ? heir : table.record.host });
  tellWaiting(table);
  return null;
}

/** Those who wait for a seat hear that there is one. */
export function tellWaiting({ record, house }: Table): void {
  if (!record.occupants.some(({ kind }) => kind === 'open' || kind === 'invited')) return;
  const host = record.occupants.find((occupant) => occupant.kind === 'person' && occupant.user === record.host);
  const by = host?.kind === 'person' ? host.name : null;
  for (const { user } of record.waiting ?? []) house.alerts.tell(user, { alert: 'invitation', table: record.id, by });
}

/** The host gives a seat to a bot, opens it, or reserves it for a friend. */
export async function setChair(table: Table, host: UserRecord, seat: Seat, chair: NewTable['chairs'][number]): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  if (table.record.host !== host.id) return HOST_ONLY;
  if (table.record.occupants[seat] === undefined) return NO_SEAT;
  if (chair.kind === 'me' && seatOf(table.record.occupants, host.id) !== null)
    return 'You already have a seat at this table.';
  const occupant = occupantFor(chair, host, table.house.clock.now());
  if (typeof occupant === 'string') return occupant;
  await table.amend({ occupants: table.record.occupants.with(seat, occupant) });
  tellWaiting(table);
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
