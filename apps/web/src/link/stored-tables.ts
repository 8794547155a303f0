import type { Played, Result, Seal, Settings } from '@trollmoot/kernel';
import type { Chair } from '@trollmoot/protocol';

/** A table played on this device, as local storage keeps it between visits. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly settings: Settings;
  readonly chairs: readonly Chair[];
  readonly seed: string;
  readonly seal?: Seal; // of a game that was played at a server and saved
  readonly made: number;
  readonly log: readonly Played[];
  readonly result: Result | null;
  readonly isVisited?: true; // a finished game from a link or a file: the reader had no seat in it
}

const PREFIX = 'trollmoot-table-';
const MOST = 60; // finished games that stay when storage is full

export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
export const newSeed = (): string => crypto.randomUUID().replaceAll('-', '');

export function storedTables(): StoredTable[] {
  const tables: StoredTable[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const table = key?.startsWith(PREFIX) ? read(key) : null;
    if (table !== null) tables.push(table);
  }
  return tables.sort((a, b) => b.made - a.made);
}

export const storedTable = (id: string): StoredTable | null => read(PREFIX + id);

export function storeTable(table: StoredTable): void {
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify(table));
  } catch {
    makeRoom();
    try {
      localStorage.setItem(PREFIX + table.id, JSON.stringify(table));
    } catch {
      // no storage at all: the game continues and is forgotten when the page closes
    }
  }
}

export const deleteTable = (id: string): void => localStorage.removeItem(PREFIX + id);

function makeRoom(): void {
  const finished = storedTables().filter(({ result }) => result !== null);
  for (const { id } of finished.slice(Math.min(MOST, finished.length >> 1))) deleteTable(id);
}

function read(key: string): StoredTable | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as StoredTable | null;
  } catch {
    return null; // damaged, or the browser refuses storage
  }
}
