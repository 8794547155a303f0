import { nowKnown, tell } from '@trollmoot/kernel';
import type { Cell, Space } from '../../../data/places.ts';
import { FACES, type FaceId } from '../../../data/tiles.ts';
import { lurkersAreUncovered } from '../../../roles/goblins/words/effects/moments.ts';
import type { State } from '../../../state.ts';
import { originInStack, PILES } from '../questions/piles.ts';
import { layDown } from './layout.ts';

/** Take the top tile of the stack. */
export function drawTile(s: State): FaceId {
  const { map } = s;
  const face = map.stack.pop()!;
  if (map.stack.length < map.under) {
    map.under--;
    map.depth = PILES;
    return face;
  }
  const pile = map.piles.findIndex((tiles) => tiles > 0);
  if (pile < 0) return face;
  map.piles = map.piles.with(pile, map.piles[pile]! - 1);
  map.depth = Math.max(map.depth, pile);
  return face;
}

/** Lay a tile Dark side up on an empty cell; where it may have come from, everyone remembers. */
export function placeTile(s: State, cell: Cell, face: FaceId, origin: number): Space {
  const mark = FACES[face]!.mark!;
  const space = layDown(s, cell, mark);
  s.map.faces[space] = face;
  s.map.origin = s.map.origin.with(space, origin);
  nowKnown(s); // its symbol is seen, and the next one's in the stack
  tell(s, { news: 'placed', space, cell, mark });
  for (const react of onTilePlaced) react(s, { space, cell });
  return space;
}

/** [MAP-8] The top tile of the stack, unseen. */
export function placeFromStack(s: State, cell: Cell): Space {
  const origin = originInStack(s, s.map.stack.length - 1);
  return placeTile(s, cell, drawTile(s), origin);
}
/** [TERRAIN-4] Lay that tile; the space where it lies. */
export const layWayOut = (s: State, cell: Cell): Space => placeFromStack(s, cell);
/** When a tile has come to lie on a cell. */
export const onTilePlaced: readonly ((s: State, at: { space: Space; cell: Cell }) => void)[] = [lurkersAreUncovered];
