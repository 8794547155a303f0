import type { Game, Settings } from '@trollmoot/kernel';
import type { BotName, Chair, TableCard } from '@trollmoot/protocol';
import { newId, newSeed, type StoredTable, storeTable } from './stored-tables.ts';

/** A chair for someone at this device. */
export const person = (name: string): Chair => ({ kind: 'person', user: 'here', name, here: true, standIn: null });
export const bot = (level: string, name?: BotName): Chair => ({
  kind: 'bot',
  level,
  ...(name === undefined ? {} : { name }),
});

/** Makes a table on this device and returns its id. The same seed deals the same game. */
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

/** The card of a table that no server knows; `known` overrides what such tables have in common. */
export const localCard = (
  game: Game,
  known: Pick<TableCard, 'id' | 'settings' | 'chairs'> & Partial<TableCard>,
): TableCard => ({
  game: game.name,
  rules: game.rules,
  status: 'playing',
  isPublic: false,
  pace: { kind: 'none' },
  patience: 0,
  host: 'here',
  made: 0,
  watching: 0,
  company: { spectators: [], waiting: [], isHostAway: false, overdue: [] },
  commitment: null,
  seed: null,
  seal: null,
  result: null,
  endedBy: null,
  rematch: null,
  rematchOf: null,
  code: null,
  ...known,
});
