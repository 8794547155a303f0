import type { Act, Game, Result, Seat, Settings } from '@trollmoot/kernel';
import type { Level } from '../levels.ts';

/** What can compete in the arena: a bot, or `random`, which takes any option and is the baseline for the others. */
const CONTESTANTS = ['random', 'pebble', 'goblin', 'troll', 'dragon'] as const;
type Contestant = Level | 'random';

/** A contestant of this checkout or, as `their-dragon`, of the other one. */
export type Entrant = Contestant | `their-${Contestant}`;
const THEIRS = CONTESTANTS.map((bot): Entrant => `their-${bot}`);
export const ENTRANTS: readonly Entrant[] = [...CONTESTANTS, ...THEIRS];

export const isTheirs = (bot: Entrant): boolean => THEIRS.includes(bot);
export const contestantOf = (bot: Entrant): Contestant =>
  CONTESTANTS.find((name) => bot === name || bot === `their-${name}`)!;

export interface Contest {
  readonly game: Game;
  readonly settings: Settings;
  readonly seats: number;
  readonly bots: readonly Entrant[]; // the last one named takes the remaining seats
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

/** One act of a match, as its log keeps it. */
export interface Played {
  readonly seat: Seat;
  readonly act: Act;
}

export interface Decided {
  readonly act: Act;
  readonly ms: number; // of processor time
}

/** A decision that the other checkout must make. It knows what was played, and follows it by its own code. */
export interface Asked {
  readonly bots: readonly Entrant[]; // by seat
  readonly deal: string; // the seed of the match
  readonly log: readonly Played[]; // of the whole match; the same list until the next match
  readonly seat: Seat;
  readonly seed: string; // of this decision
}
