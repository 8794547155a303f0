import { type Cell, NOWHERE, SPACES, type Space, TILES, WIDTH } from '../../../data/places.ts';
import { opposite } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import type { Layout } from '../../state.ts';
import { STEP } from './plane.ts';
import { isHole } from './spaces.ts';

/** Neighbours and ways, by 4 × space + side. */
interface Ways {
  readonly next: Int8Array; // the space there, walls or not; NOWHERE: nothing is
  readonly open: Int8Array; // the same, but NOWHERE where a wall is between or nobody can stand
  readonly clear: Int8Array; // the same, but NOWHERE only where a wall is between
}

/** What follows from a layout is worked out once: layouts are never changed. Most questions are about the last one. */
export const ways = ((): ((layout: Layout) => Ways) => {
  const worked = new WeakMap<Layout, Ways>();
  const plane = new Int8Array(WIDTH * WIDTH).fill(NOWHERE);
  let lastLayout: Layout | null = null;
  let lastWays: Ways | null = null;
  return (layout) => {
    if (layout === lastLayout) return lastWays!;
    let found = worked.get(layout);
    if (found === undefined) worked.set(layout, (found = workOut(layout, plane)));
    lastLayout = layout;
    lastWays = found;
    return found;
  };
})();

const NO_WAYS = new Int8Array(TILES * 4).fill(NOWHERE);
const NO_WAYS_WITH_TERRAIN = new Int8Array(SPACES * 4).fill(NOWHERE);

/** [EDGE-1] [EDGE-2] [EDGE-3] Either tile's wall bars the way; a Bomb opens it again, a Rockslide closes it in any case. `plane` is empty before and after. */
function workOut(layout: Layout, plane: Int8Array): Ways {
  const { cell, walls } = layout;
  const none = cell.length > TILES ? NO_WAYS_WITH_TERRAIN : NO_WAYS;
  const next = none.slice();
  const open = none.slice();
  let end = cell.length; // the numbers in use are the lowest ones, but for gaps
  while (cell[end - 1]! < 0) end--;
  for (let a = 0; a < end; a++) if (cell[a]! >= 0) plane[cell[a]!] = a;
  for (let a = 0; a < end; a++) {
    const here = cell[a]!;
    if (here < 0) continue;
    for (let side = 1; side < 3; side++) {
      const b = plane[here + STEP[side]!]!; // to the east and the south; the way back is the same
      if (b < 0) continue;
      const there = 4 * a + side;
      const back = 4 * b + side + (side === 1 ? 2 : -2);
      next[there] = b;
      next[back] = a;
      if (((walls[a]! >> side) & 1) !== 0 || ((walls[b]! >> (back & 3)) & 1) !== 0) continue; // [EDGE-1]
      open[there] = b;
      open[back] = a;
    }
  }
  for (let a = 0; a < end; a++) if (cell[a]! >= 0) plane[cell[a]!] = NOWHERE;
  for (const edge of layout.bombs) join(next, open, edge, true); // [EDGE-3]
  for (const edge of layout.rockslides) join(next, open, edge, false); // [EDGE-2]
  return { next, open, clear: end > TILES ? closeHoles(cell, next, open) : open };
}

/** [TERRAIN-8] [TERRAIN-14] Nobody steps into a Canyon or, in the ordinary way, a Pit. The ways as they were, for looking across. */
function closeHoles(cell: readonly Cell[], next: Int8Array, open: Int8Array): Int8Array {
  const clear = open.slice();
  for (let space = TILES; space < cell.length; space++)
    if (cell[space]! >= 0 && isHole(space))
      for (let side = 0; side < 4; side++) join(next, open, 4 * space + side, false);
  return clear;
}

/** Open or close the way across an edge, from both sides. */
function join(next: Int8Array, open: Int8Array, edge: number, isOpen: boolean): void {
  const there = next[edge]!;
  if (there < 0) return;
  open[edge] = isOpen ? there : NOWHERE;
  open[4 * there + opposite(edge & 3)] = isOpen ? edge >> 2 : NOWHERE;
}

/** Does this edge belong to that space, from either side? */
export function touches(s: State, edge: number, space: Space): boolean {
  return edge >> 2 === space || ways(s.map.layout).next[edge] === space;
}
