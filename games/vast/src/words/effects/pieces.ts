import { DRAGON, FIRST_TRIBE, KNIGHT, type Piece, THIEF } from '../../data/pieces.ts';
import type { Space } from '../../data/places.ts';
import type { State } from '../../state.ts';

/** Set a piece down. Only this; what entering brings is `enter` in moments.ts. */
export function setPiece(s: State, piece: Piece, to: Space): void {
  if (piece === KNIGHT) s.knight!.at = to;
  else if (piece === DRAGON) s.dragon!.at = to;
  else if (piece === THIEF) s.thief!.at = to;
  else s.goblins!.at[piece - FIRST_TRIBE] = to;
}
