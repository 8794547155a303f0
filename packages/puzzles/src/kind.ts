import type { Game, Position, PuzzleKind, Seat } from '@trollmoot/kernel';

/** A kind of puzzle whose game is forgotten: it is only ever given positions and acts of its own game. */
export type AnyKind = PuzzleKind;

/** A question: this kind of puzzle, asked of a seat in a position. */
export interface Question {
  readonly game: Game;
  readonly kind: AnyKind;
  readonly seat: Seat;
  readonly start: Position;
}
