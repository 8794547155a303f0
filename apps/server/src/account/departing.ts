import type { Moved } from '@trollmoot/protocol';
import type { Departure, TableChange, TableRecord } from '../store/records.ts';
import { seatOf } from '../table/occupants.ts';
import type { Tables } from '../tables.ts';
import { leftTable, mergedTable } from './moved.ts';

/** One user becomes another: devices and ways in at once, then table after table. Null: the other is gone meanwhile. */
export async function merge(tables: Tables, user: string, into: string): Promise<Moved | null> {
  const { store } = tables.house;
  await store.write({ write: 'merge', user, into });
  return (await store.user(user)) === null ? handOn(tables, { user, into }) : null;
}

/** The user leaves the Moot for good. */
export async function forgetUser(tables: Tables, user: string): Promise<void> {
  await tables.house.store.write({ write: 'forgetUser', user });
  await handOn(tables, { user, into: null });
}

/** Finish what a stopped server left half done. */
export async function resumeDepartures(tables: Tables): Promise<void> {
  for (const departure of await tables.house.store.accounts.departures()) await handOn(tables, departure);
}

/** Hand the user's tables on. What fails is tried again when the server starts. */
async function handOn(tables: Tables, departure: Departure): Promise<Moved> {
  const { store, journal } = tables.house;
  const moved = { tables: 0, doubled: 0 };
  let hasFailed = false;
  for (const id of await store.accounts.tables(departure.user)) {
    try {
      const { isMoved, isDoubled } = await handOnTable(tables, id, departure);
      if (isMoved) moved.tables++;
      if (isDoubled) moved.doubled++;
    } catch (error) {
      hasFailed = true;
      journal.error('a table could not be handed on', error, { table: id });
    }
  }
  if (!hasFailed) await store.write({ write: 'departed', user: departure.user });
  return moved;
}

async function handOnTable(
  tables: Tables,
  id: string,
  { user, into }: Departure,
): Promise<{ isMoved: boolean; isDoubled: boolean }> {
  const { store, policy } = tables.house;
  const next = into === null ? null : await store.user(into);
  let isDoubled = false;
  let seat: number | null = null;
  let isHost = false;
  await tables.revise(id, (record: TableRecord): TableChange | null => {
    seat = seatOf(record.occupants, user);
    isHost = record.host === user;
    if (next === null) return leftTable(record, user, policy.standIn);
    const merged = mergedTable(record, user, next, policy.standIn);
    isDoubled = merged.isDoubled;
    return merged.change;
  });
  if (next === null) await forgetChatName(tables, id, user, seat);
  else tables.peek(id)?.chat.handOn(user, next.id);
  return { isMoved: seat !== null || isHost, isDoubled };
}

async function forgetChatName(tables: Tables, id: string, user: string, seat: number | null): Promise<void> {
  const table = tables.peek(id);
  if (table === undefined) await tables.house.store.write({ write: 'unnameChat', table: id, seat, user });
  else await table.chat.unname(user, seat);
}
