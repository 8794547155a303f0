import type { Act, Position, Seat } from './agenda.ts';
import type { Spoken } from './box.ts';

/**
 * A kind of puzzle: what a seat is asked in certain positions, and what an answer is worth in the game's own units. An
 * answer is a line of the seat's own acts. packages/puzzles searches all of them; a game says these few things.
 *
 * An answer that chance or another seat decides is worth what it brings on average: `foreseen` if the game can work that
 * out exactly, otherwise by playing on to the `horizon` in many worlds that the seat can imagine.
 */
export interface PuzzleKind<S extends Position = Position, A extends Act = Act> {
  readonly name: string; // 'most-gold'
  /** Where it is stored: one file for each. In a game of roles, the role's name. */
  readonly set: string;
  /** The settings and seats of the games to look for it in. */
  readonly tables: readonly { readonly seats: number; readonly settings: object }[];
  /** The least margin between the best answer and the next best, and what counts as a wide one. */
  readonly margin: { readonly least: number; readonly wide: number };
  /** Where ways differ in what does not matter: the share of all outcomes that may be equally good. Left out: 4 may. */
  readonly mostBest?: number;
  /** There are few such positions: look at every one. */
  readonly isRare?: boolean;
  /** May this be asked of this seat here? */
  fits(s: S, seat: Seat): boolean;
  /** The numbers that the task names, such as how many actions are left. */
  asks(s: S, seat: Seat): { readonly [name: string]: number };
  /** Which of the legal acts an answer may consist of; none once it is complete. */
  acts(s: S, seat: Seat, options: readonly A[], start: S): readonly A[];
  /** What the answer is worth that has led here. */
  worth(s: S, seat: Seat, start: S): number;
  /** What this act is worth on average, worked out exactly: it then completes the answer. Null: play it and see. */
  foreseen?(s: S, seat: Seat, act: A, start: S): number | null;
  /** There is no way back from this act, but only because others see it: nothing is left to chance, and the answer goes on. */
  shows?(s: S, act: A): boolean;
  /** What someone sees in an act who looks no further than that. Left out: `worth` right after it. */
  tempting?(s: S, seat: Seat, act: A, start: S): number;
  /** Have we played on far enough after an answer? With it, answers that chance decides are played on. */
  horizon?(s: S, seat: Seat, start: S): boolean;
  /** How everyone stands, for a bar each; `was` at the start. Left out where there is nothing to compare. */
  standing?(s: S, seat: Seat, start: S): readonly { readonly seat: Seat; readonly now: number; readonly was: number }[];
}

/** What a kind of puzzle says to the reader. Apart from the kinds, because the Hall says it before it knows the rules. */
export interface PuzzleTask {
  readonly kind: string;
  task(asks: { readonly [name: string]: number }): Spoken; // 'Win the most gold in 4 actions.'
  readonly more: Spoken; // how it is measured, in one or two sentences
  readonly unit: Spoken; // 'gold over the others'
  readonly standing?: Spoken; // the heading of the bars: 'If it were scored now'
  readonly digits?: number; // behind the decimal point; 0 if left out
}
