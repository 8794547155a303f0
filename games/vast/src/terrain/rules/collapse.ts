import { nowKnown, type Rules, shuffle, tell } from '@trollmoot/kernel';
import { ALL_PIECES, type Piece } from '../../data/pieces.ts';
import { NOWHERE, type Space } from '../../data/places.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { ENTRANCE_FACE, FACES, type FaceId } from '../../data/tiles.ts';
import { refillHand } from '../../roles/cave/words/effects.ts';
import type { State } from '../../state.ts';
import { plan } from '../../words/effects/agenda.ts';
import { enter, onTileRemoved } from '../../words/effects/moments.ts';
import { setPiece } from '../../words/effects/pieces.ts';
import { caveIsComplete, checkWins } from '../../words/effects/wins.ts';
import { placeOf } from '../../words/questions/pieces.ts';
import { seatOf } from '../../words/questions/seats.ts';
import type { TerrainContents } from '../contents.ts';
import { remove } from '../words/effects/clearing.ts';
import { takeUp } from '../words/effects/layout.ts';
import { clearTokens } from '../words/effects/tokens.ts';
import { barCollapse, collapsible } from '../words/questions/clearing.ts';
import { piecesOn, reachOf, waysOff } from '../words/questions/leaving.ts';
import { faceOf, isDark, isTile } from '../words/questions/map.ts';
import { spacesOf, terrainOf, wholeOf } from '../words/questions/spaces.ts';

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
    if (kind === 'crystal' || s.map.collapsing) {
      s.map.gone.push(face);
      s.map.goneFrom.push(s.map.origin[space]!);
    } else {
      under.push(face); // [COLLAPSE-10]
      if (!isDark(s, space)) s.map.buried.push(face);
    }
    const seen = !isDark(s, space) || s.map.collapsing || (kind === 'crystal' && dark === 1);
    const clause = seen && kind === 'crystal' ? 'COLLAPSE-9' : 'COLLAPSE-10';
    tell(s, { news: 'removed', space, cell: s.map.layout.cell[space]!, kind: seen ? FACES[face]!.kind : null, clause });
    s.map.faces[space] = ENTRANCE_FACE;
    for (const react of onTileRemoved) react(s, space);
  }
  nowKnown(s);
  takeUp(s, spaces);
  if (under.length > 0) s.map.stack = [...shuffle(s, under), ...s.map.stack];
  s.map.under += under.length;
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

export const collapsing: Pick<
  Rules<State, TerrainContents>,
  'map.shrink' | 'map.shrinkOn' | 'map.clear' | 'map.moveOff'
> = {
  /** [COLLAPSE-2] Take one tile away, `left` times in all. */
  'map.shrink': {
    who: (s, at) => seatOf(s, at.by),
    options: (s) => collapsible(s).map((space) => ({ do: 'collapse', space })),
    take(s, { left, by }, { space }) {
      plan(s, { step: 'map.shrinkOn', left: left - 1, by });
      remove(s, [space], by, reachOf(s));
    },
    why: (s, _at, wish) => (wish.do === 'collapse' ? barCollapse(s, wish) : null),
  },

  /** [COLLAPSE-2] Keep removing while there is something to remove. */
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
        const to = waysOff(s, piecesOn(s, wholeOf(here)), at.spaces, at.reach);
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

  /** [COLLAPSE-11] The player who removes the tile says where its pieces go. */
  'map.moveOff': {
    who: (s, at) => seatOf(s, at.by),
    options: (s, { piece, spaces, reach }) =>
      waysOff(s, piecesOn(s, wholeOf(placeOf(s, piece))), spaces, reach).map((to) => ({ do: 'moveOff', piece, to })),
    take: (s, _at, { piece, to }) => moveOff(s, piece, to),
    why: (_s, { piece }, wish) => (wish.do === 'moveOff' ? { clause: 'COLLAPSE-6', fact: { piece } } : null),
  },
};
