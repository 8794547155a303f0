import type { Game, Result, Settings } from '@trollmoot/kernel';
import type { Level } from '../levels.ts';

/** What can compete in the arena: a bot, or `random`, which takes any option and is the baseline for the others. */
export const CONTESTANTS = ['random', 'pebble', 'goblin', 'troll', 'dragon'] as const;
export type Contestant = Level | 'random';

export interface Contest {
  readonly game: Game;
  readonly settings: Settings;
  readonly seats: number;
  readonly bots: readonly Contestant[]; // the last one named takes the remaining seats
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number; // for bots that search; without this and without `ms`, each level's own number
  readonly ms?: number;
  readonly now: () => number; // a clock in milliseconds
}

export interface Match {
  readonly result: Result;
  readonly decisions: number[]; // by seat: only those with something to choose
  readonly ms: number[]; // by seat
}
