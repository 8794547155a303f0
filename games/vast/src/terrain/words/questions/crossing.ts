import { type Cell, type Space, TILES } from '../../../data/places.ts';
import { PITS } from '../../../data/terrain.ts';
import type { State } from '../../../state.ts';
import type { Ground } from '../../state.ts';
import { across, beside, cellOf, isOnMap, lookTo } from './map.ts';
import { STEP } from './plane.ts';
import { firstOf, isBridge, isCanyonEnd, isHole, isPit } from './spaces.ts';

// Ways that are more than a step: out of terrain into the unknown, through the Pits, across a Canyon.

const NO_CELLS: readonly Cell[] = [];
/** [TERRAIN-4] Empty cells a piece may step out to: a tile from the stack is laid there first. */
export function waysOut(s: State, from: Space): readonly Cell[] {
  if (from < TILES || isHole(from) || isBridge(from) || s.map.collapsing || s.map.stack.length === 0) return NO_CELLS;
  const found: Cell[] = [];
  for (let side = 0; side < 4; side++) {
    const cell = cellOf(s, from) + STEP[side]!;
    if (beside(s, from, side) < 0 && !s.goblins?.lurking.includes(cell)) found.push(cell);
  }
  return found;
}

const NO_SPACES: readonly Space[] = [];
/** [TERRAIN-14] Spaces on the far side of the Pits: in by one next to this space, out by another. */
export function throughPits(s: Ground, from: Space): readonly Space[] {
  if (s.map.layout.cell.length === TILES) return NO_SPACES;
  let found: Space[] | null = null;
  for (let side = 0; side < 4; side++) {
    const pit = lookTo(s, from, side);
    if (pit < 0 || !isPit(pit)) continue;
    found ??= [];
    for (const other of PITS) {
      const out = firstOf(other);
      if (out === pit || !isOnMap(s, out)) continue;
      for (let way = 0; way < 4; way++) {
        const there = lookTo(s, out, way);
        if (there >= 0 && there !== from && !isHole(there) && !found.includes(there)) found.push(there);
      }
    }
  }
  return found ?? NO_SPACES;
}

/** [TERRAIN-9] The space beyond a Canyon's end on that side; NOWHERE if there is none. */
export function beyondCanyon(s: Ground, from: Space, side: number): Space {
  const end = beside(s, from, side);
  return end >= TILES && isCanyonEnd(end) ? across(s, end, side) : -1;
}
