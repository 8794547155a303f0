import { nowKnown, tell } from '@trollmoot/kernel';
import type { Cell, Space } from '../../../data/places.ts';
import { FACES, type FaceId } from '../../../data/tiles.ts';
import { lurkersAreUncovered } from '../../../roles/goblins/words/effects/moments.ts';
import type { State } from '../../../state.ts';
import { layDown } from './layout.ts';

/** Lay a tile Dark side up on an empty cell. */
export function placeTile(s: State, cell: Cell, face: FaceId): Space {
  const mark = FACES[face]!.mark!;
  const space = layDown(s, cell, mark);
  s.map.faces[space] = face;
  nowKnown(s); // its symbol is seen, and the next one's in the stack
  tell(s, { news: 'placed', space, cell, mark });
  for (const react of onTilePlaced) react(s, { space, cell });
  return space;
}

/** [MAP-8] The top tile of the stack, unseen. */
export const placeFromStack = (s: State, cell: Cell): Space => placeTile(s, cell, s.map.stack.pop()!);
/** [TERRAIN-4] Lay that tile; the space where it lies. */
export const layWayOut = (s: State, cell: Cell): Space => placeFromStack(s, cell);
/** When a tile has come to lie on a cell. */
export const onTilePlaced: readonly ((s: State, at: { space: Space; cell: Cell }) => void)[] = [lurkersAreUncovered];
