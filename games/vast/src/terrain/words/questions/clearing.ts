import { ALL_PIECES, type Piece } from '../../../data/pieces.ts';
import { type Space, TILES } from '../../../data/places.ts';
import { TERRAIN } from '../../../data/terrain.ts';
import type { State } from '../../../state.ts';
import { mayBeMoved } from '../../../words/questions/moving.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import { variantOf } from '../../../words/questions/seats.ts';
import type { Clearing } from '../../contents.ts';
import { across, beside, isDark, isKind, isOnMap, neighbours, wayTo } from './map.ts';
import { spacesOf, wholeOf } from './spaces.ts';

/** How far pieces on a collapsing tile may go. [SWITCH-18] */
export const reachOf = (s: State): Clearing['reach'] =>
  s.settings.collapsePieceReach === 'nearest' ? 'past' : 'adjacent';

/** [COLLAPSE-2] [COLLAPSE-3] [COLLAPSE-4] The tiles that may be removed next in the Collapse. */
export function collapsible(s: State): Space[] {
  for (let touching = 0; touching <= 4; touching++) {
    const found: Space[] = [];
    for (
      let space = 1;
      space < TILES;
      space++ // the Entrance never
    )
      if (isOnMap(s, space) && neighbours(s, space) === touching && canBeCleared(s, space)) found.push(space);
    if (found.length > 0) return s.settings.terrain ? [...firstOf(s, found), ...exposedTerrain(s)] : firstOf(s, found);
  }
  return s.settings.terrain ? exposedTerrain(s) : [];
}

/** [TERRAIN-5] Terrain that may be removed in the Collapse, each by its first space: half of its outer edges lie bare. */
function exposedTerrain(s: State): Space[] {
  const found: Space[] = [];
  for (let terrain = 0; terrain < TERRAIN.length; terrain++) {
    const spaces = spacesOf(terrain);
    if (!isOnMap(s, spaces[0]!)) continue;
    let outer = 0;
    let bare = 0;
    for (const space of spaces)
      for (let side = 0; side < 4; side++) {
        const there = beside(s, space, side);
        if (spaces.includes(there)) continue;
        outer++;
        if (there < 0) bare++;
      }
    if (2 * bare >= outer && canBeCleared(s, spaces[0]!)) found.push(spaces[0]!);
  }
  return found;
}

/** [COLLAPSE-3] Lit Crystal tiles first; [VARIANT-9] alone in the dark, then Dark ones. */
function firstOf(s: State, found: Space[]): Space[] {
  const crystals = found.filter((space) => isKind(s, space, 'crystal'));
  if (crystals.length > 0) return crystals;
  const dark = variantOf(s).tiles === 'alone' ? found.filter((space) => isDark(s, space)) : [];
  return dark.length > 0 ? dark : found;
}

/** [COLLAPSE-5] Can every piece on the tile leave it? If not, another tile must be taken. */
export function canBeCleared(s: State, space: Space): boolean {
  const going = wholeOf(space);
  const last = going[going.length - 1]!; // the numbers of a terrain follow each other
  for (const piece of ALL_PIECES)
    if (
      placeOf(s, piece) >= going[0]! &&
      placeOf(s, piece) <= last &&
      refuges(s, piece, going, reachOf(s)).length === 0
    )
      return false;
  return true;
}

/**
 * [COLLAPSE-5] [COLLAPSE-7] Where a piece on tiles about to be removed may go: the nearest spaces that stay,
 * by steps it may be moved; only adjacent ones unless the reach is farther.
 */
export function refuges(s: State, piece: Piece, going: readonly Space[], reach: Clearing['reach']): Space[] {
  const from = placeOf(s, piece);
  const reached: boolean[] = Array(s.map.tokens.length).fill(false);
  reached[from] = true;
  for (let front = [from]; front.length > 0; ) {
    const further: Space[] = [];
    const safe: Space[] = [];
    for (const here of front)
      for (let side = 0; side < 4; side++) {
        const there = across(s, here, side);
        if (there < 0 || reached[there]) continue;
        const legal = mayBeMoved(s, piece, here, there);
        if (!legal && (reach !== 'past' || wayTo(s, here, side) < 0)) continue;
        reached[there] = true;
        further.push(there);
        if (legal && !going.includes(there)) safe.push(there);
      }
    if (safe.length > 0 || reach === 'adjacent') return safe;
    front = further;
  }
  return [];
}
