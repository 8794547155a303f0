import { type Cell, type Space, TILES, WIDTH } from '../../../data/places.ts';
import { BRIDGE, CANYON, FIRST_PIT, PITS, TERRAIN } from '../../../data/terrain.ts';
import type { State } from '../../../state.ts';
import type { TerrainContents } from '../../contents.ts';
import { isOnMap } from './map.ts';
import { distance, ROUND, STEP } from './plane.ts';
import { firstOf } from './spaces.ts';

type Laying = TerrainContents['map.terrain']['act'];
/** What lies where, looked up often. */
const occupied = (s: State): Map<Cell, Space> =>
  new Map(s.map.layout.cell.flatMap((cell, space): [Cell, Space][] => (cell >= 0 ? [[cell, space]] : [])));

/** The cells of a terrain laid from this cell with `turns` quarter turns. */
export function cellsFrom(terrain: number, cell: Cell, turns: number): Cell[] {
  return TERRAIN[terrain]!.cells.map(([east, south]) => {
    const [x, y] = [
      [east, south],
      [-south, east],
      [-east, -south],
      [south, -east],
    ][turns]!;
    return cell + y! * WIDTH + x!;
  });
}

/** [TERRAIN-2] Empty cells nobody lurks on, next to a tile and to no other terrain, not even by a corner. */
function fits(s: State, lies: Map<Cell, Space>, terrain: number, cells: readonly Cell[]): boolean {
  let touches = false;
  for (const cell of cells) {
    if (lies.has(cell) || s.goblins?.lurking.includes(cell)) return false;
    for (const step of ROUND) if ((lies.get(cell + step) ?? 0) >= TILES) return false;
    for (const step of STEP) if ((lies.get(cell + step) ?? TILES) < TILES) touches = true;
  }
  if (terrain !== CANYON) return touches;
  const along = Math.abs(cells[1]! - cells[0]!); // [TERRAIN-7] the bridge leads to a tile
  return STEP.some((step) => Math.abs(step) !== along && (lies.get(cells[BRIDGE]! + step) ?? TILES) < TILES);
}

/** The empty cells next to a tile. */
function shore(s: State, lies: Map<Cell, Space>): Cell[] {
  const found = new Set<Cell>();
  for (const [cell, space] of lies)
    if (space < TILES) for (const step of STEP) if (!lies.has(cell + step)) found.add(cell + step);
  return [...found].filter((cell) => !s.goblins?.lurking.includes(cell));
}

/** [TERRAIN-2] Every terrain not on the map, as near as it can lie. */
export function layings(s: State, origin: Cell): Laying[] {
  const lies = occupied(s);
  const cells = shore(s, lies).sort((a, b) => a - b);
  const found: Laying[] = [];
  for (let terrain = 0; terrain < FIRST_PIT; terrain++)
    if (!isOnMap(s, firstOf(terrain))) found.push(...nearest(s, lies, cells, terrain, origin));
  if (PITS.every((pit) => !isOnMap(s, firstOf(pit)))) found.push(...firstPits(s, lies, cells, origin));
  return found;
}

function nearest(s: State, lies: Map<Cell, Space>, shores: readonly Cell[], terrain: number, origin: Cell): Laying[] {
  const tried = new Set<number>();
  const all: { far: number; cells: Cell[]; act: Laying }[] = [];
  for (let turns = 0; turns < TERRAIN[terrain]!.turns; turns++)
    for (const offset of cellsFrom(terrain, 0, turns))
      for (const there of shores) {
        const cell = there - offset;
        if (tried.has(4 * cell + turns)) continue;
        tried.add(4 * cell + turns);
        const cells = cellsFrom(terrain, cell, turns);
        const far = Math.min(...cells.map((other) => distance(other, origin)));
        all.push({ far, cells, act: { do: 'layTerrain', terrain, cell, turns } });
      }
  all.sort((a, b) => a.far - b.far || a.act.turns - b.act.turns || a.act.cell - b.act.cell);
  const found: Laying[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const { far, cells, act } of all) {
    if (far > best) break;
    if (!fits(s, lies, terrain, cells)) continue;
    best = far;
    found.push(act);
  }
  return found;
}

const apart = (a: Cell, b: Cell): boolean => !ROUND.includes(a - b);
/** Cells where a Pit fits, the farthest ones first. */
function pitCells(s: State, lies: Map<Cell, Space>, shores: readonly Cell[], origin: Cell): Cell[] {
  const free = shores.filter((cell) => fits(s, lies, FIRST_PIT, [cell]));
  return free.sort((a, b) => distance(b, origin) - distance(a, origin) || a - b);
}

/** [TERRAIN-14] The nearest cells for the first Pit that leave room for the two others. */
function firstPits(s: State, lies: Map<Cell, Space>, shores: readonly Cell[], origin: Cell): Laying[] {
  const free = pitCells(s, lies, shores, origin);
  const fit = free.filter((first) => {
    const rest = free.filter((cell) => apart(cell, first));
    return rest.some((second) => rest.some((third) => apart(second, third)));
  });
  const near = Math.min(...fit.map((cell) => distance(cell, origin)));
  return fit
    .filter((cell) => distance(cell, origin) === near)
    .map((cell) => ({ do: 'layTerrain', terrain: FIRST_PIT, cell, turns: 0 }));
}

/** [TERRAIN-14] The farthest cells for the next Pit, the second with room for the third. */
export function nextPits(s: State, origin: Cell, pit: number): Cell[] {
  const lies = occupied(s);
  const free = pitCells(s, lies, shore(s, lies), origin);
  const isLast = pit === PITS.at(-1);
  const fit = isLast ? free : free.filter((cell) => free.some((other) => apart(cell, other)));
  return fit.filter((cell) => distance(cell, origin) === distance(fit[0]!, origin));
}
