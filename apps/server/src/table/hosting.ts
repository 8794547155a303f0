import { chooseSettings, type Seat } from '@trollmoot/kernel';
import type { NewTable } from '@trollmoot/protocol';
import type { Occupant, TableChange, UserRecord } from '../store/records.ts';
import { BEGUN, type Done, HOST_ONLY, NO_SEAT, tellWaiting } from './gathering.ts';
import { isReady, opened, stoodUp, unready, withStandIn } from './occupants.ts';
import type { Table } from './table.ts';

// What only the host may do before the game begins. Each function returns null when it is done, or a sentence that says why not.

const LATE = 60_000; // milliseconds: who is not ready by then can be begun without
const WAITING = 20; // people who wait for a seat at one table

/** Null if this user may: only the host, only before the game begins. */
export const mayHost = ({ record }: Table, user: string): string | null => {
  if (record.status !== 'gathering') return BEGUN;
  return record.host === user ? null : HOST_ONLY;
};

/** Ask a guest to leave. The seat is free again; the guest can come back by the link, unless shut out. */
export async function removeGuest(table: Table, host: string, seat: Seat, isShutOut: boolean): Done {
  const why = mayHost(table, host);
  if (why !== null) return why;
  const guest = table.record.occupants[seat];
  if (guest === undefined) return NO_SEAT;
  if (guest.kind !== 'person' || guest.user === host) return 'There is no guest in that seat.';
  const others = table.record.removed?.filter(({ user }) => user !== guest.user) ?? [];
  await table.amend({
    occupants: stoodUp(table.record.occupants, seat),
    removed: [...others, { user: guest.user, isShutOut }],
  });
  if (isShutOut) table.viewers.dismiss(({ user }) => user === guest.user, 'shutOut');
  tellWaiting(table);
  return null;
}

/** Play with one seat less. */
export async function removeSeat(table: Table, host: string, seat: Seat): Done {
  const why = mayHost(table, host);
  if (why !== null) return why;
  const { occupants, settings } = table.record;
  if (occupants[seat] === undefined) return NO_SEAT;
  if (occupants[seat].kind === 'person') return 'Someone sits there.';
  const fewer = chooseSettings(table.game, settings, occupants.length - 1);
  if (typeof fewer === 'string') return fewer;
  await table.amend({ occupants: occupants.toSpliced(seat, 1), settings: fewer });
  return null;
}

/** From now on someone else at the table is its host. */
export async function handOver(table: Table, host: string, seat: Seat): Done {
  const why = mayHost(table, host);
  if (why !== null) return why;
  const next = table.record.occupants[seat];
  if (next?.kind !== 'person') return NO_SEAT;
  await table.amend({ host: next.user });
  return null;
}

/** Other house rules, or another clock. Everyone has to say again that they are ready. */
export async function changeRules(
  table: Table,
  host: string,
  wanted: Pick<NewTable, 'settings' | 'pace' | 'patience' | 'isPublic'>,
): Done {
  const why = mayHost(table, host);
  if (why !== null) return why;
  const { occupants, settings, pace, patience } = table.record;
  const chosen = chooseSettings(table.game, { ...settings, ...wanted.settings }, occupants.length);
  if (typeof chosen === 'string') return chosen;
  const change: TableChange = { settings: chosen, pace: wanted.pace ?? pace, patience: wanted.patience ?? patience };
  const isOther = JSON.stringify(change) !== JSON.stringify({ settings, pace, patience });
  const isPublic = wanted.isPublic ?? table.record.isPublic;
  const seats = isPublic === table.record.isPublic ? occupants : opened(occupants, isPublic);
  await table.amend({
    isPublic,
    occupants: isOther ? unready(seats, host, table.house.clock.now()) : seats,
    ...(isOther && change),
  });
  return null;
}

/** Someone who came too late for a seat wants to hear when one is free, or no longer. */
export async function wait(table: Table, { id, name }: UserRecord, isWaiting: boolean): Done {
  if (table.record.status !== 'gathering') return BEGUN;
  if (isWaiting && table.seatOf(id) !== null) return 'You already have a seat at this table.';
  const others = table.record.waiting?.filter(({ user }) => user !== id) ?? [];
  if (isWaiting && others.length >= WAITING) return 'Too many people are waiting for a seat here.';
  const waiting = isWaiting ? [...others, { user: id, name }] : others;
  await table.amend({ waiting: waiting.length === 0 ? null : waiting });
  return null;
}

/**
 * Begin. The host does, or, when the host has been away for a while, any player. `without`: bots play the empty seats, and
 * stand in for those who are not ready after a minute.
 */
export async function start(table: Table, user: string, without = false): Done {
  const { record, attendance } = table;
  if (record.status !== 'gathering') return BEGUN;
  const isHost = record.host === user;
  if (!isHost && !(attendance.isHostAway && table.seatOf(user) !== null)) return HOST_ONLY;
  const now = table.house.clock.now();
  const isMissing = (occupant: Occupant) => !isReady(occupant) && occupant.kind === 'person' && occupant.user !== user;
  const isLate = (occupant: Occupant) => occupant.kind === 'person' && now - (occupant.gathering?.asked ?? 0) >= LATE;
  const { occupants } = record;
  if (occupants.some(({ kind }) => kind === 'open' || kind === 'invited') && !without)
    return 'A seat is still empty. Fill every seat first.';
  if (!occupants.some(({ kind }) => kind === 'person')) return 'Nobody has sat down yet.';
  const missing = occupants.filter(isMissing);
  if (missing.length > 0 && !without) return 'Not everyone is ready yet.';
  if (!missing.every(isLate)) return 'Wait a minute for those who are not ready yet.';
  const level = table.house.policy.standIn;
  const seats = occupants.map((occupant, seat): Occupant => {
    if (occupant.kind === 'open' || occupant.kind === 'invited') return { kind: 'bot', level };
    const isAway = !isHost && occupant.kind === 'person' && occupant.user === record.host;
    return isMissing(occupant) || isAway ? withStandIn(occupants, seat, level)[seat]! : occupant;
  });
  await table.begin(seats);
  return null;
}
