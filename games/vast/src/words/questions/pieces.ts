import { DRAGON, FIRST_TRIBE, KNIGHT, type Piece, THIEF } from '../../data/pieces.ts';
import { NOWHERE, type Space } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { isBare } from '../../terrain/words/questions/tokens.ts';

/** Where a piece stands; NOWHERE while it is not on the map. */
export function placeOf(s: State, piece: Piece): Space {
  if (piece === KNIGHT) return s.knight === null ? NOWHERE : s.knight.at;
  if (piece === DRAGON) return s.dragon === null ? NOWHERE : s.dragon.at;
  if (piece === THIEF) return s.thief === null ? NOWHERE : s.thief.at;
  return s.goblins === null ? NOWHERE : s.goblins.at[piece - FIRST_TRIBE]!;
}

/** Does any piece stand here, other than this one? */
export function hasOtherPiece(s: State, space: Space, but: Piece | -1): boolean {
  const { knight, dragon, thief, goblins } = s;
  if (but !== KNIGHT && knight !== null && knight.at === space) return true;
  if (but !== DRAGON && dragon !== null && dragon.at === space) return true;
  if (but !== THIEF && thief !== null && thief.at === space) return true;
  if (goblins === null) return false;
  const { at } = goblins;
  for (let tribe = 0; tribe < at.length; tribe++) if (at[tribe] === space && FIRST_TRIBE + tribe !== but) return true;
  return false;
}

/** [MAP-7] No piece and no token. */
export const isUnoccupied = (s: State, space: Space): boolean => !hasOtherPiece(s, space, -1) && isBare(s, space);
