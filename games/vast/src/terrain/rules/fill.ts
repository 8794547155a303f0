import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import { FACES, type FaceId } from '../../data/tiles.ts';
import { type Cell, LIT, type Space, type State } from '../../state.ts';
import { plan } from '../../words/agenda.ts';
import { onTilePlaced } from '../../words/moments.ts';
import type { TerrainContents } from '../contents.ts';
import { layDown, STEP, ways } from '../words/layout.ts';
import { isWalledOff, rim } from '../words/map.ts';

/** [EDGE-4] Empty cells that an open edge of a Lit tile looks upon, each once; [TERRAIN-7] the bridge is one of them. */
export function openCells(s: State): Cell[] {
  const { cell, light } = s.map.layout;
  const { next } = ways(s.map.layout);
  const found: Cell[] = [];
  for (let space = 0; space < cell.length; space++) {
    if (cell[space]! < 0 || light[space] !== LIT) continue;
    for (let side = 0; side < 4; side++) {
      if (next[4 * space + side]! >= 0 || isWalledOff(s, space, side)) continue;
      const there = cell[space]! + STEP[side]!;
      if (!found.includes(there)) found.push(there);
    }
  }
  return found;
}

/** Tiles that can still be placed: the stack and the Cave's hand. */
export const tilesLeft = (s: State): number => s.map.stack.length + (s.cave === null ? 0 : s.cave.hand.length);

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

export const filling: Pick<Rules<State, TerrainContents>, 'map.fill' | 'map.fillFromStack' | 'map.grow'> = {
  /** [EDGE-5] [EDGE-6] Until the Collapse every open edge gets a Dark tile at once, as long as there are any. */
  'map.fill': {
    happen(s) {
      if (s.map.collapsing || tilesLeft(s) === 0) return;
      const cells = openCells(s);
      if (cells.length === 0) return;
      plan(s, { step: 'map.fill' });
      if (s.cave !== null) plan(s, { step: 'cave.fill' });
      else if (cells.length === 1) placeFromStack(s, cells[0]!);
      else plan(s, { step: 'map.fillFromStack' });
    },
  },

  /** [EDGE-6] Without a Cave player whoever is on turn chooses the edge for the top tile. */
  'map.fillFromStack': {
    who: (s) => s.seat,
    options: (s) => openCells(s).map((cell) => ({ do: 'place', cell })),
    take: (s, _at, { cell }) => void placeFromStack(s, cell),
    why: (_s, _at, wish) => (wish.do === 'place' ? { clause: 'EDGE-4', fact: {} } : null),
  },

  /** [TURN-7] Without a Cave player: the top tile, next to any tile. */
  'map.grow': {
    who: (s) => s.seat,
    options: (s) => rim(s).map((cell) => ({ do: 'place', cell })),
    take(s, { left }, { cell }) {
      if (left > 1 && s.map.stack.length > 1) plan(s, { step: 'map.grow', left: left - 1 });
      placeFromStack(s, cell);
    },
    why: (_s, _at, wish) => (wish.do === 'place' ? { clause: 'MAP-8', fact: {} } : null),
  },
};
