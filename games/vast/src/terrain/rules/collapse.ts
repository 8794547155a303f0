import { nowKnown, type Rules, shuffle, tell } from '@trollmoot/kernel';
import { TERRAIN } from '../../data/terrain.ts';
import { ENTRANCE_FACE, FACES, type FaceId } from '../../data/tiles.ts';
import { refillHand } from '../../roles/cave/words/words.ts';
import { NOWHERE, SPACES, type Space, type State, TILES } from '../../state.ts';
import { plan } from '../../words/agenda.ts';
import { enter, onTileRemoved } from '../../words/moments.ts';
import { ALL_PIECES, mayBeMoved, type Piece, placeOf, setPiece } from '../../words/pieces.ts';
import { seatOf, variantOf } from '../../words/seats.ts';
import { caveIsComplete, checkWins } from '../../words/wins.ts';
import type { Clearing, TerrainContents } from '../contents.ts';
import { takeUp, ways } from '../words/layout.ts';
import { across, beside, faceOf, isDark, isKind, isOnMap, isTile, neighbours, wayTo } from '../words/map.ts';
import { spacesOf, terrainOf, wholeOf, withWhole } from '../words/spaces.ts';
import { clearTokens } from '../words/tokens.ts';

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
export function exposedTerrain(s: State): Space[] {
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
 * by steps it may be moved; only next door unless the reach is farther.
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

/** Remove these tiles: their pieces leave first, then the map is joined and, before the Collapse, its edges filled. */
export function remove(s: State, spaces: readonly Space[], by: Clearing['by'], reach: Clearing['reach']): void {
  plan(s, { step: 'map.clear', spaces: withWhole(spaces), by, reach }, { step: 'map.join' }, { step: 'map.fill' });
}

function moveOff(s: State, piece: Piece, to: Space): void {
  const from = placeOf(s, piece);
  tell(s, { news: 'movedOff', piece, from, to, clause: 'COLLAPSE-5' });
  setPiece(s, piece, to);
  enter(s, piece, to, from);
}

/** [COLLAPSE-8] [COLLAPSE-9] [COLLAPSE-10] The tiles leave the map; what lay on them goes home. */
function drop(s: State, spaces: readonly Space[]): void {
  const under: FaceId[] = [];
  let dark = 0; // of several Dark tiles at once nobody sees which were Crystals, only how many
  for (const space of spaces) if (isDark(s, space)) dark++;
  for (const space of spaces) {
    if (!isTile(space)) {
      dropTerrain(s, space);
      continue;
    }
    const face = s.map.faces[space]!;
    const kind = faceOf(s, space).kind;
    clearTokens(s, space);
    if (kind === 'crystal') {
      s.map.crystalsRemoved++; // [COLLAPSE-9]
      if (isDark(s, space)) s.map.crystalsRevealed++; // [REVEAL-8]
    }
    if (kind === 'crystal' || s.map.collapsing) s.map.gone.push(face);
    else under.push(face); // [COLLAPSE-10]
    const seen = !isDark(s, space) || s.map.collapsing || (kind === 'crystal' && dark === 1);
    const clause = seen && kind === 'crystal' ? 'COLLAPSE-9' : 'COLLAPSE-10';
    tell(s, { news: 'removed', space, cell: s.map.layout.cell[space]!, kind: seen ? FACES[face]!.kind : null, clause });
    s.map.faces[space] = ENTRANCE_FACE;
    for (const react of onTileRemoved) react(s, space);
  }
  nowKnown(s);
  takeUp(s, spaces);
  if (under.length > 0) s.map.stack = [...shuffle(s, under), ...s.map.stack];
  if (s.cave !== null) refillHand(s);
  checkWins(s);
}

/** [TERRAIN-5] A cell of terrain leaves the map; the last one tells. */
function dropTerrain(s: State, space: Space): void {
  clearTokens(s, space);
  for (const react of onTileRemoved) react(s, space);
  const terrain = terrainOf(space);
  if (space === spacesOf(terrain).at(-1))
    tell(s, {
      news: 'terrainRemoved',
      terrain: TERRAIN[terrain]!.name,
      cell: s.map.layout.cell[space]!,
      clause: 'TERRAIN-5',
    });
}

/** Everything that hangs together with this space by edges. */
export function sectionOf(s: State, start: Space): Space[] {
  const { next } = ways(s.map.layout);
  const section = [start];
  const reached = new Uint8Array(SPACES);
  reached[start] = 1;
  for (let i = 0; i < section.length; i++)
    for (let side = 0; side < 4; side++) {
      const there = next[4 * section[i]! + side]!;
      if (there < 0 || reached[there] === 1) continue;
      reached[there] = 1;
      section.push(there);
    }
  return section;
}

export const collapsing: Pick<
  Rules<State, TerrainContents>,
  'map.shrink' | 'map.shrinkOn' | 'map.clear' | 'map.moveOff'
> = {
  /** [COLLAPSE-2] Take one tile away; and again, so many times. */
  'map.shrink': {
    who: (s, at) => seatOf(s, at.by),
    options: (s) => collapsible(s).map((space) => ({ do: 'collapse', space })),
    take(s, { left, by }, { space }) {
      plan(s, { step: 'map.shrinkOn', left: left - 1, by });
      remove(s, [space], by, reachOf(s));
    },
    why: (s, _at, wish) => (wish.do === 'collapse' ? { clause: 'COLLAPSE-2', fact: { tiles: collapsible(s) } } : null),
  },

  /** [COLLAPSE-2] Go on removing while there is something to remove. */
  'map.shrinkOn': {
    happen(s, { left, by }) {
      if (left === 0) return;
      if (collapsible(s).length > 0) plan(s, { step: 'map.shrink', left, by });
      else caveIsComplete(s); // [COLLAPSE-4]
    },
  },

  /** [COLLAPSE-5] In turn order from the Knight, each piece leaves; then the tiles go. */
  'map.clear': {
    happen(s, at) {
      for (const piece of ALL_PIECES) {
        const here = placeOf(s, piece);
        if (here === NOWHERE || !at.spaces.includes(here)) continue;
        const to = refuges(s, piece, at.spaces, at.reach);
        const stays = to.length === 0; // [COLLAPSE-7] a tile whose piece cannot leave stays
        const spaces = stays ? at.spaces.filter((space) => !wholeOf(here).includes(space)) : at.spaces;
        plan(s, { step: 'map.clear', spaces, by: at.by, reach: at.reach });
        if (to.length === 1) moveOff(s, piece, to[0]!);
        else if (to.length > 1) plan(s, { step: 'map.moveOff', spaces, by: at.by, reach: at.reach, piece });
        return;
      }
      if (at.spaces.length > 0) drop(s, at.spaces);
    },
  },

  /** [COLLAPSE-11] Whoever removes the tile says where its pieces go. */
  'map.moveOff': {
    who: (s, at) => seatOf(s, at.by),
    options: (s, { piece, spaces, reach }) =>
      refuges(s, piece, spaces, reach).map((to) => ({ do: 'moveOff', piece, to })),
    take: (s, _at, { piece, to }) => moveOff(s, piece, to),
    why: (_s, { piece }, wish) => (wish.do === 'moveOff' ? { clause: 'COLLAPSE-6', fact: { piece } } : null),
  },
};
