import type { MyGames, TableCard } from '@trollmoot/protocol';
import type { TableRecord } from './store/records.ts';
import { seatOf } from './table/occupants.ts';
import { askTable } from './table-questions.ts';
import type { Tables } from './tables.ts';

const PAGE = 100;
const RUNNING = 100;
const MOST_SAVED = 2000; // games in one export
const FIRST = Number.MAX_SAFE_INTEGER;

/** The games this user has a seat in, private ones included. Those in progress come with the first page. */
export async function myGames(tables: Tables, user: string, before: number = FIRST): Promise<MyGames> {
  const { store } = tables.house;
  const yours = before === FIRST ? await store.yours(user, RUNNING) : [];
  const running = yours.filter(({ status }) => status === 'playing');
  const over = await store.archive(before, PAGE, user);
  const rows = (records: readonly TableRecord[]) => records.flatMap((record) => rowOf(tables, record, user));
  return {
    running: rows(running),
    over: rows(over),
    before: over.length < PAGE ? null : over.at(-1)!.ended,
  };
}

function rowOf(tables: Tables, record: TableRecord, user: string): MyGames['over'][number][] {
  const seat = seatOf(record.occupants, user);
  return seat === null ? [] : [{ card: tables.cardOf(record), seat, ended: record.ended }];
}

/** All of them that are over, each a line of JSON with its saved game. One after the other, so that nobody waits. */
export async function* mySavedGames(tables: Tables, user: string): AsyncGenerator<string> {
  let sent = 0;
  for (let before: number | null = FIRST; before !== null && sent < MOST_SAVED; ) {
    const page: MyGames = await myGames(tables, user, before);
    for (const { card } of page.over.slice(0, MOST_SAVED - sent)) {
      const saved = await savedAt(tables, card);
      if (saved !== null) yield `${JSON.stringify({ card, saved })}\n`;
      sent++;
    }
    before = page.before;
  }
}

/** A game that cannot be read must not keep the others from being saved. */
const savedAt = (tables: Tables, { id }: TableCard): Promise<string | null> =>
  askTable(tables, { what: 'saved', table: id, about: null }).catch(() => null);
