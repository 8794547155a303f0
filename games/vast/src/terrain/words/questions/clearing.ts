import type { Act, Refusal } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { ALL_PIECES } from '../../../data/pieces.ts';
import { ENTRANCE, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import { TERRAIN } from '../../../data/terrain.ts';
import type { State } from '../../../state.ts';
import { hasOtherPiece, placeOf } from '../../../words/questions/pieces.ts';
import { variantOf } from '../../../words/questions/seats.ts';
import { canLeave, piecesOn, reachOf, refuges } from './leaving.ts';
import { beside, isDark, isKind, isOnMap, isTile, neighbours } from './map.ts';
import { spacesOf, wholeOf } from './spaces.ts';

/** [COLLAPSE-2] [COLLAPSE-3] [COLLAPSE-4] The tiles that may be removed next in the Collapse. */
export function collapsible(s: State): Space[] {
  const { cell } = s.map.layout;
  let found: Space[] = [];
  let fewest = 4;
  // the Entrance never
  for (let space = 1; space < TILES; space++) {
    if (cell[space]! < 0) continue;
    const touching = neighbours(s, space);
    if (touching > fewest || !canBeCleared(s, space)) continue;
    if (touching < fewest) found = [];
    fewest = touching;
    found.push(space);
  }
  if (found.length > 0) found = firstOf(s, found);
  return s.settings.terrain ? [...found, ...exposedTerrain(s)] : found;
}

/** Is there any? */
export function mayCollapse(s: State): boolean {
  const { cell } = s.map.layout;
  for (let space = 1; space < TILES; space++) if (cell[space]! >= 0 && canBeCleared(s, space)) return true;
  return s.settings.terrain && exposedTerrain(s).length > 0;
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

/** [COLLAPSE-5] Can all pieces on the tile leave it, one after the other? If not, another tile must be taken. */
export function canBeCleared(s: State, space: Space): boolean {
  if (isTile(space) && !hasOtherPiece(s, space, -1)) return true;
  const going = wholeOf(space);
  const last = going[going.length - 1]!; // the numbers of a terrain follow each other
  for (let i = 0; i < ALL_PIECES.length; i++) {
    const at = placeOf(s, ALL_PIECES[i]!);
    if (at >= going[0]! && at <= last) return canLeave(s, piecesOn(s, going), going, reachOf(s));
  }
  return true;
}

/** Why this tile may not be removed next in the Collapse, if it may not. */
export function barCollapse(s: State, wish: Act): Refusal<Clause> {
  const space = 'space' in wish ? Number(wish.space) : NOWHERE;
  const tiles = collapsible(s);
  if (space === ENTRANCE || !isOnMap(s, space)) return { clause: 'COLLAPSE-2', fact: { tiles } };
  const touches = neighbours(s, space);
  const fewest = Math.min(...tiles.map((tile) => neighbours(s, tile)));
  if (isTile(space) && touches > fewest) return { clause: 'COLLAPSE-2', fact: { tiles, touches, fewest } };
  const going = wholeOf(space);
  const pieces = piecesOn(s, going);
  const stuck = pieces.find((piece) => refuges(s, piece, going, reachOf(s)).length === 0);
  if (stuck !== undefined) return { clause: 'COLLAPSE-6', fact: { tiles, space, piece: stuck } };
  if (!canLeave(s, pieces, going, reachOf(s))) return { clause: 'COLLAPSE-5', fact: { tiles, space, pieces } };
  if (!isTile(space)) return { clause: 'TERRAIN-5', fact: { tiles } };
  return { clause: tiles.some((tile) => isKind(s, tile, 'crystal')) ? 'COLLAPSE-3' : 'VARIANT-9', fact: { tiles } };
}
