import type { Piece } from '../../../data/pieces.ts';
import { type Space, TILES } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { mayBeMoved } from '../../../words/questions/moving.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import { isLake, isRiver, spacesOf, terrainOf } from './spaces.ts';

// What terrain does to those who come, go and stay.

/** [TERRAIN-10] [TERRAIN-15] [TERRAIN-16] Population a Tribe loses by coming to this space from that one. */
export function drowned(from: Space, to: Space): 0 | 1 {
  if (to < TILES) return 0;
  if (isLake(to)) return isLake(from) ? 0 : 1;
  return isRiver(to) && (!isRiver(from) || to < from) ? 1 : 0;
}

/** [TERRAIN-16] The cells that the River would carry this piece to, as far as nobody is in the way. */
export function rides(s: State, piece: Piece): Space[] {
  const found: Space[] = [];
  const here = placeOf(s, piece);
  if (here < 0 || !isRiver(here)) return found;
  const last = spacesOf(terrainOf(here)).at(-1)!;
  for (let to = here + 1; to <= last && mayBeMoved(s, piece, to - 1, to); to++) found.push(to);
  return found;
}
