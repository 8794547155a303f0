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

/** A layout and its ways; the arrays are filled again for another layout once many others have come after it. */
interface Kept extends Ways {
  layout: Layout | null;
  clear: Int8Array;
}

/** Layouts kept: many more than any question, or one line of play, has to do with at a time. */
const KEPT = 64;

/**
 * What follows from a layout is worked out once: layouts are never changed. Most questions are about the last one, and
 * most layouts differ from the one before in a single tile.
 */
const atlas = (() => {
  const none = (): Int8Array => new Int8Array(SPACES * 4).fill(NOWHERE);
  const kept = Array.from({ length: KEPT }, (): Kept => {
    const open = none();
    return { layout: null, next: none(), open, clear: open };
  });
  const plane = new Int8Array(WIDTH * WIDTH).fill(NOWHERE);
  let newest = 0;
  let last = kept[0]!;

  function find(layout: Layout): Kept | null {
    for (let i = 0; i < KEPT; i++) if (kept[i]!.layout === layout) return kept[i]!;
    return null;
  }

  /** The ways of this layout. */
  function ways(layout: Layout): Ways {
    if (layout === last.layout) return last;
    const found = find(layout);
    if (found !== null) return (last = found);
    newest = (newest + 1) % KEPT;
    last = kept[newest]!;
    last.layout = layout;
    workOut(last, layout, plane);
    return last;
  }

  /** Keep the ways of a layout that is like another but for this tile, if those of the other are known. */
  function follow(before: Layout, layout: Layout, space: Space): void {
    if (before !== last.layout || last.clear !== last.open) return;
    const { next, open } = last;
    newest = (newest + 1) % KEPT;
    if (kept[newest] === last) newest = (newest + 1) % KEPT;
    last = kept[newest]!;
    last.layout = layout;
    last.next.set(next);
    last.open.set(open);
    last.clear = last.open;
    changeTile(last, layout, space);
  }
  return { ways, follow };
})();
export const { ways, follow } = atlas;

/** [EDGE-1] [EDGE-2] [EDGE-3] Either tile's wall bars the way; a Bomb opens it again, a Rockslide closes it in any case. `plane` is empty before and after. */
function workOut(into: Kept, layout: Layout, plane: Int8Array): void {
  const { cell, walls } = layout;
  const { next, open } = into;
  next.fill(NOWHERE);
  open.fill(NOWHERE);
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
  setEdges(into, layout);
  into.clear = end > TILES ? closeHoles(cell, next, open) : open;
}

/** This tile has been laid, taken up, lit or turned: its edges are worked out again. */
function changeTile(into: Kept, layout: Layout, space: Space): void {
  const { next, open } = into;
  const { cell, walls } = layout;
  const here = cell[space]!;
  for (let side = 0; side < 4; side++) {
    const there = 4 * space + side;
    let b = next[there]!;
    if (here >= 0 && b < 0) b = cell.indexOf(here + STEP[side]!);
    if (b < 0) continue;
    const back = 4 * b + opposite(side);
    const isOpen = here >= 0 && ((walls[space]! >> side) & 1) === 0 && ((walls[b]! >> (back & 3)) & 1) === 0; // [EDGE-1]
    next[there] = here >= 0 ? b : NOWHERE;
    next[back] = here >= 0 ? space : NOWHERE;
    open[there] = isOpen ? b : NOWHERE;
    open[back] = isOpen ? space : NOWHERE;
  }
  setEdges(into, layout);
}

function setEdges({ next, open }: Ways, { bombs, rockslides }: Layout): void {
  for (let i = 0; i < bombs.length; i++) join(next, open, bombs[i]!, true); // [EDGE-3]
  for (let i = 0; i < rockslides.length; i++) join(next, open, rockslides[i]!, false); // [EDGE-2]
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
