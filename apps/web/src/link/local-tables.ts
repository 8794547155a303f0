import type { Game, Settings } from '@trollmoot/kernel';
import type { Chair } from '@trollmoot/protocol';
import { newId, newSeed, type StoredTable, storeTable } from './stored-tables.ts';

/** A chair for somebody at this device. */
export const person = (name: string): Chair => ({ kind: 'person', user: 'here', name, here: true, standIn: null });
export const bot = (level: string): Chair => ({ kind: 'bot', level });

/** Make a table on this device; its id. The same seed deals the same game. */
export function makeLocalTable(game: Game, settings: Settings, chairs: readonly Chair[], seed = newSeed()): string {
  const { name, rules } = game;
  const table: StoredTable = {
    id: newId(),
    game: name,
    rules,
    settings,
    chairs,
    seed,
    made: Date.now(),
    log: [],
    result: null,
  };
  storeTable(table);
  return table.id;
}
