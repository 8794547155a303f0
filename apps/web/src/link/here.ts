import type { Game, Settings } from '@trollmoot/kernel';
import type { Chair } from '@trollmoot/protocol';
import { type KeptTable, keep, newId, newSeed } from './kept.ts';

/** A chair for somebody at this device. */
export const person = (name: string): Chair => ({ kind: 'person', user: 'here', name, here: true, standIn: null });
export const bot = (level: string): Chair => ({ kind: 'bot', level });

/** Make a table on this device; its id. The same seed deals the same game. */
export function makeHere(game: Game, settings: Settings, chairs: readonly Chair[], seed = newSeed()): string {
  const { name, rules } = game;
  const table: KeptTable = {
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
  keep(table);
  return table.id;
}
