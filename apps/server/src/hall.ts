import { LEVELS } from '@trollmoot/bots';
import type { ArchivePage, Hall } from '@trollmoot/protocol';
import type { TableRecord, UserRecord } from './store/records.ts';
import { seatOf } from './table/occupants.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';

const SHOWN = 50; // of each list
const OF_ONE_HOST = 5; // of those that everybody sees
const LOOKED_AT = 4 * SHOWN;

export function hall(tables: Tables, user: UserRecord | null): Hall {
  const { store, games } = tables.house;
  const cards = (records: readonly TableRecord[]) => records.map((record) => tables.cardOf(record));
  const yours = user === null ? [] : store.yours(user.id, SHOWN);
  return {
    you: user === null ? null : { user: user.id, name: user.name },
    games: games.map(({ name, title, rules, seats }) => ({ name, title, rules, seats })),
    levels: LEVELS,
    open: cards(ofManyHosts(store.gathering(LOOKED_AT))),
    yours: cards(yours),
    turns: yours.filter((record) => waitsFor(tables, record, user!.id)).map(({ id }) => id),
    watch: cards(ofManyHosts(store.playing(LOOKED_AT))),
  };
}

/** Nobody fills the Hall alone. */
function ofManyHosts(records: readonly TableRecord[]): TableRecord[] {
  const shown = new Map<string, number>();
  const few = records.filter(({ host }) => {
    const nth = (shown.get(host) ?? 0) + 1;
    shown.set(host, nth);
    return nth <= OF_ONE_HOST;
  });
  return few.slice(0, SHOWN);
}

/** Is it this user's turn? A table that was put away knows it by its clock; where there is none, it is fetched. */
function waitsFor(tables: Tables, record: TableRecord, user: string): boolean {
  if (record.status !== 'playing') return false;
  const isOnRecord = record.pace.kind !== 'none' && tables.peek(record.id) === undefined;
  if (!isOnRecord) return found(tables, record.id)?.waitsFor(user) ?? false;
  const seat = seatOf(record.occupants, user);
  return seat !== null && (record.clock?.running.includes(seat) ?? false);
}

/** One that cannot be read keeps nobody out of the Hall. */
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
