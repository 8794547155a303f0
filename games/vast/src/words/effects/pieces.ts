import { DRAGON, FIRST_TRIBE, KNIGHT, type Piece, THIEF } from '../../data/pieces.ts';
import type { Space } from '../../data/places.ts';
import type { State } from '../../state.ts';

/** Only sets the piece down; `enter` in moments.ts has the consequences. */
export function setPiece(s: State, piece: Piece, to: Space): void {
  if (piece === KNIGHT) s.knight!.at = to;
  else if (piece === DRAGON) s.dragon!.at = to;
  else if (piece === THIEF) s.thief!.at = to;
  else s.goblins!.at[piece - FIRST_TRIBE] = to;
}
