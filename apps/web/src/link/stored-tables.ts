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
  readonly brought?: boolean; // by a link: nothing that the reader kept makes room for it
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

/** False: there is no room for it. The game continues, and is forgotten when the page closes. */
export function storeTable(table: StoredTable): boolean {
  if (put(localStorage, table)) return true;
  if (table.brought === true) return put(sessionStorage, table); // until the tab closes
  makeRoom();
  return put(localStorage, table);
}

function put(storage: Storage, table: StoredTable): boolean {
  try {
    storage.setItem(PREFIX + table.id, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
}

export function deleteTable(id: string): void {
  localStorage.removeItem(PREFIX + id);
  sessionStorage.removeItem(PREFIX + id);
}

/** What links brought goes first; then older games that are over. */
function makeRoom(): void {
  const tables = storedTables();
  const brought = tables.filter((table) => table.brought === true);
  const finished = tables.filter(({ result }) => result !== null);
  const leaving = brought.length > 0 ? brought : finished.slice(Math.min(MOST, finished.length >> 1));
  for (const { id } of leaving) deleteTable(id);
}

function read(key: string): StoredTable | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null') as StoredTable | null;
  } catch {
    return null; // damaged, or the browser refuses storage
  }
}
