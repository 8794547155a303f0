import { ALL_SIDES, opposite, type Side } from '../data/tiles.ts';
import { type Cell, type Layout, NOWHERE, SPACES, type Space, type State, TILES, WIDTH } from '../state.ts';

/** From a cell to its neighbour on each side. */
export const STEP: readonly number[] = [-WIDTH, 1, WIDTH, -1];

/** Neighbours and ways, by 4 × space + side. */
interface Ways {
  readonly next: Int8Array; // the space that lies there, walls or not; NOWHERE: nothing does
  readonly open: Int8Array; // the same, but NOWHERE where a wall is between
}

/** What follows from a layout is worked out once; layouts are never changed. */
const worked = new WeakMap<Layout, Ways>();
let lastLayout: Layout | null = null;
let lastWays: Ways | null = null;

export function ways(layout: Layout): Ways {
  if (layout === lastLayout) return lastWays!;
  let found = worked.get(layout);
  if (found === undefined) worked.set(layout, (found = workOut(layout)));
  lastLayout = layout;
  lastWays = found;
  return found;
}

const scratch = new Int8Array(WIDTH * WIDTH).fill(NOWHERE);

function workOut(layout: Layout): Ways {
  const { cell } = layout;
  const next = new Int8Array(SPACES * 4).fill(NOWHERE);
  const open = new Int8Array(SPACES * 4).fill(NOWHERE);
  for (let a = 0; a < SPACES; a++) if (cell[a]! >= 0) scratch[cell[a]!] = a;
  for (let a = 0; a < SPACES; a++) {
    if (cell[a]! < 0) continue;
    for (const side of ALL_SIDES) {
      const b = scratch[cell[a]! + STEP[side]!]!;
      next[4 * a + side] = b;
      if (b >= 0 && !wallBetween(layout, a, side, b)) open[4 * a + side] = b;
    }
  }
  for (let a = 0; a < SPACES; a++) if (cell[a]! >= 0) scratch[cell[a]!] = NOWHERE;
  return { next, open };
}

/** [EDGE-1] [EDGE-2] [EDGE-3] A Rockslide is a wall, a Bomb opens one, else either tile's wall will do. */
function wallBetween(layout: Layout, a: Space, side: Side, b: Space): boolean {
  const there = 4 * a + side;
  const back = 4 * b + opposite(side);
  const { bombs, rockslides, walls } = layout;
  if (rockslides.length > 0 && (rockslides.includes(there) || rockslides.includes(back))) return true;
  if (bombs.length > 0 && (bombs.includes(there) || bombs.includes(back))) return false;
  return ((walls[a]! >> side) & 1) !== 0 || ((walls[b]! >> opposite(side)) & 1) !== 0;
}

// ── changes: each lays out the map anew ──────────────────────────────────────────────────

function lay(s: State, changes: Partial<Layout>): void {
  s.map.layout = { ...s.map.layout, ...changes };
}

/** Put a tile with this mark, Dark side up, on an empty cell; the number it gets. */
export function layDown(s: State, cell: Cell, mark: number): Space {
  const { layout } = s.map;
  let space = 1;
  while (layout.cell[space]! >= 0) space++;
  if (space >= TILES) throw new Error('more tiles than the box holds');
  lay(s, {
    cell: layout.cell.with(space, cell),
    light: layout.light.with(space, 0),
    walls: layout.walls.with(space, 0),
    mark: layout.mark.with(space, mark),
  });
  return space;
}

export function lightUp(s: State, space: Space, walls: number): void {
  const { layout } = s.map;
  lay(s, { light: layout.light.with(space, 1), walls: layout.walls.with(space, walls) });
}

export function setWalls(s: State, space: Space, walls: number): void {
  lay(s, { walls: s.map.layout.walls.with(space, walls) });
}

/** Take spaces off the map, with the Bombs and Rockslides on their edges. */
export function takeUp(s: State, spaces: readonly Space[]): void {
  const { layout } = s.map;
  const cell = layout.cell.slice();
  for (const space of spaces) cell[space] = NOWHERE;
  const bombs = layout.bombs.filter((edge) => !spaces.some((space) => touches(s, edge, space)));
  const rockslides = layout.rockslides.filter((edge) => !spaces.some((space) => touches(s, edge, space)));
  lay(s, { cell, bombs, rockslides });
}

export function shift(s: State, spaces: readonly Space[], by: number): void {
  const cell = s.map.layout.cell.slice();
  for (const space of spaces) cell[space]! += by;
  lay(s, { cell });
}

export function setEdges(s: State, bombs: readonly number[], rockslides: readonly number[]): void {
  lay(s, { bombs, rockslides });
}

/** Does this edge belong to that space, from either side? */
export function touches(s: State, edge: number, space: Space): boolean {
  return edge >> 2 === space || ways(s.map.layout).next[edge] === space;
}
