import { LEVELS } from '@trollmoot/bots';
import type { ArchivePage, Hall } from '@trollmoot/protocol';
import type { TableRecord, UserRecord } from './store/records.ts';
import { seatOf } from './table/occupants.ts';
import { waitsFor } from './table/requests.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';

const SHOWN = 50; // of each list
const PER_HOST = 5; // in the public lists
const READ = 4 * SHOWN; // before limiting hosts

export function hall(tables: Tables, user: UserRecord | null): Hall {
  const { store, games } = tables.house;
  const cards = (records: readonly TableRecord[]) => records.map((record) => tables.cardOf(record));
  const yours = user === null ? [] : store.yours(user.id, SHOWN);
  return {
    you: user === null ? null : { user: user.id, name: user.name },
    games: games.map(({ name, title, rules, seats }) => ({ name, title, rules, seats })),
    levels: LEVELS,
    open: cards(limitHosts(store.gathering(READ))),
    yours: cards(yours),
    turns: yours.filter((record) => isTurnOf(tables, record, user!.id)).map(({ id }) => id),
    watch: cards(limitHosts(store.playing(READ))),
  };
}

/** At most a few tables of each host, so that no one fills the Hall alone. */
function limitHosts(records: readonly TableRecord[]): TableRecord[] {
  const shown = new Map<string, number>();
  const few = records.filter(({ host }) => {
    const nth = (shown.get(host) ?? 0) + 1;
    shown.set(host, nth);
    return nth <= PER_HOST;
  });
  return few.slice(0, SHOWN);
}

/** Is it this user's turn? The record of an unloaded table says so by its clock; an untimed table has to be loaded. */
function isTurnOf(tables: Tables, record: TableRecord, user: string): boolean {
  if (record.status !== 'playing') return false;
  const isOnRecord = record.pace.kind !== 'none' && tables.peek(record.id) === undefined;
  if (!isOnRecord) {
    const table = found(tables, record.id);
    return table !== null && waitsFor(table, user);
  }
  const seat = seatOf(record.occupants, user);
  return seat !== null && (record.clock?.running.includes(seat) ?? false);
}

/** A table that cannot be read must not keep the user out of the Hall. */
function found(tables: Tables, id: string): Table | null {
  try {
    return tables.find(id);
  } catch (error) {
    tables.house.journal.error('a table could not be read', error, { table: id });
    return null;
  }
}

/** Finished games: the public ones, or those this user played. */
export function archive(tables: Tables, before: number, user: UserRecord | null): ArchivePage {
  const records = tables.house.store.archive(before, SHOWN, user?.id ?? null);
  const next = records.length < SHOWN ? null : records.at(-1)!.ended;
  return { tables: records.map((record) => tables.cardOf(record)), before: next };
}
