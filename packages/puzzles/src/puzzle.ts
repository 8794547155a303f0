import type { Position, Seat } from '@trollmoot/kernel';

/** What a puzzle shows before it is answered. Plain data, in games/<game>/puzzles/<set>.json. */
export interface Puzzle {
  readonly id: string; // 'mine-3/86': the game it is from, and the ply
  readonly kind: string;
  readonly seats: number; // at the table
  readonly seat: Seat;
  readonly level: Level;
  readonly asks: { readonly [name: string]: number };
  readonly position: Position; // with a deal that the seat could imagine
}

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What is told afterwards, in games/<game>/puzzles/<set>.answers.json, in the same order. */
export interface Answer {
  readonly id: string;
  readonly best: number; // what the best lines are worth
  readonly next: number; // the best of the others
  readonly low: number; // the lower end of the 95 % interval of their difference; the difference itself if it is exact
  readonly floor: number; // what gets no star: doing nothing, or the worst there is
  readonly greedy: number; // what one-step greed gets at best
  readonly lines: readonly (readonly string[])[]; // the best lines in notation, one for each outcome
  readonly greedyLine: readonly string[];
}
