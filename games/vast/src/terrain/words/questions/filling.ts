import { type Cell, LIT } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { ways } from './layout.ts';
import { isWalledOff } from './map.ts';
import { STEP } from './plane.ts';

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
