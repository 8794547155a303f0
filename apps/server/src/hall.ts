import { LEVELS } from '@trollmoot/bots';
import type { ArchivePage, Hall } from '@trollmoot/protocol';
import type { TableRecord, UserRecord } from './store/records.ts';
import { seatOf } from './table/occupants.ts';
import { waitsFor } from './table/requests.ts';
import type { Tables } from './tables.ts';

const SHOWN = 50; // of each list
const PATIENCE = 500; // milliseconds: longer than it takes to load a table or two

export async function hall(tables: Tables, user: UserRecord | null): Promise<Hall> {
  const { store, games } = tables.house;
  const cards = (records: readonly TableRecord[]) => records.map((record) => tables.cardOf(record));
  const yours = user === null ? [] : store.yours(user.id, SHOWN);
  return {
    you: user === null ? null : { user: user.id, name: user.name },
    games: games.map(({ name, title, rules, seats }) => ({ name, title, rules, seats })),
    levels: LEVELS,
    open: cards(store.gathering(SHOWN)),
    yours: cards(yours),
    turns: user === null ? [] : await turnsOf(tables, yours, user.id),
    watch: cards(store.playing(SHOWN)),
  };
}

/** The tables where it is this user's turn, as far as that can be told soon: a table may take long to load. */
async function turnsOf(tables: Tables, records: readonly TableRecord[], user: string): Promise<string[]> {
  const turns = new Set<string>();
  const asked = records.flatMap((record) => {
    const isTurn = isTurnOf(tables, record, user);
    if (isTurn === true) turns.add(record.id);
    return typeof isTurn === 'boolean' ? [] : [isTurn.then((is) => is && turns.add(record.id))];
  });
  if (asked.length > 0) {
    let cancel = () => {};
    const enough = new Promise<void>((done) => (cancel = tables.house.clock.after(PATIENCE, done)));
    await Promise.race([Promise.all(asked), enough]);
    cancel();
  }
  return records.map(({ id }) => id).filter((id) => turns.has(id));
}

/** The record of an unloaded table says so by its clock; an untimed table has to be loaded. */
function isTurnOf(tables: Tables, record: TableRecord, user: string): boolean | Promise<boolean> {
  if (record.status !== 'playing') return false;
  const table = tables.peek(record.id);
  if (table !== undefined) return waitsFor(table, user);
  if (record.pace.kind === 'none') return isTurnAt(tables, record.id, user);
  const seat = seatOf(record.occupants, user);
  return seat !== null && (record.clock?.running.includes(seat) ?? false);
}

/** A table that cannot be read must not keep the user out of the Hall. */
async function isTurnAt(tables: Tables, id: string, user: string): Promise<boolean> {
  try {
    const table = await tables.find(id);
    return table !== null && waitsFor(table, user);
  } catch (error) {
    tables.house.journal.error('a table could not be read', error, { table: id });
    return false;
  }
}

/** Finished games: the public ones, or those this user played. */
export function archive(tables: Tables, before: number, user: UserRecord | null): ArchivePage {
  const records = tables.house.store.archive(before, SHOWN, user?.id ?? null);
  const next = records.length < SHOWN ? null : records.at(-1)!.ended;
  return { tables: records.map((record) => tables.cardOf(record)), before: next };
}
