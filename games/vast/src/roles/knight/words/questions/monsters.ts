import { sidequestNamed } from '../../../../data/knight.ts';
import { type Cell, DARK, type Space } from '../../../../data/places.ts';
import { BRIDGE, CANYON } from '../../../../data/terrain.ts';
import type { State } from '../../../../state.ts';
import { cellOf, isDark, rim, spaceAt, wayTo } from '../../../../terrain/words/questions/map.ts';
import { DIAGONALS } from '../../../../terrain/words/questions/plane.ts';
import { spacesOf } from '../../../../terrain/words/questions/spaces.ts';
import { isUnoccupied } from '../../../../words/questions/pieces.ts';

export const FEARLESS = sidequestNamed('fearless');
export const BRIDGE_SPACE = spacesOf(CANYON)[BRIDGE]!;
/** [KNIGHT-ENCOUNTER-6] Has she a cube to add before an Ambush is resolved? */
export const mayBrace = (s: State): boolean => s.knight!.ready > 0;
/** [KNIGHT-QUEST-8] Could she, for all that others know, hold Fearless and call for a Monster? */
export const mayCall = (s: State): boolean =>
  s.knight!.sidequests.includes(FEARLESS) || s.knight!.sidequestDeck.includes(FEARLESS);
export const holdsFearless = (s: State): boolean => s.knight!.sidequests.includes(FEARLESS);
/** [KNIGHT-MONSTER-6] Where the Ogre may drive her: an adjacent empty space, not Dark, with no wall between. */
export function flights(s: State): Space[] {
  const found: Space[] = [];
  for (let side = 0; side < 4; side++) {
    const there = wayTo(s, s.knight!.at, side);
    if (there >= 0 && !isDark(s, there) && isUnoccupied(s, there)) found.push(there);
  }
  return found;
}

const FARTHEST = 51;
/** [KNIGHT-MONSTER-8] Cells of the nearest Dark tiles on her diagonals; without any, the nearest cells for a new one. */
export function burrows(s: State): Cell[] {
  const dark = nearestDiagonal(s, (cell) => {
    const there = spaceAt(s, cell);
    return there >= 0 && s.map.layout.light[there] === DARK;
  });
  if (dark.length > 0 || s.map.collapsing || s.map.stack.length === 0) return dark;
  const free = rim(s);
  return nearestDiagonal(s, (cell) => free.includes(cell));
}

function nearestDiagonal(s: State, suits: (cell: Cell) => boolean): Cell[] {
  const from = cellOf(s, s.knight!.at);
  for (let far = 1; far <= FARTHEST; far++) {
    const found = DIAGONALS.map((step) => from + far * step).filter(suits);
    if (found.length > 0) return found;
  }
  return [];
}
