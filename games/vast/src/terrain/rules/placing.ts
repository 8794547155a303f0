import { type Rules, tell } from '@trollmoot/kernel';
import type { Role } from '../../data/roles.ts';
import { BRIDGE, CANYON, FIRST_PIT, PITS, TERRAIN } from '../../data/terrain.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../data/tiles.ts';
import { dragonAt } from '../../roles/dragon/words/words.ts';
import { knightAt } from '../../roles/knight/words/words.ts';
import { thiefAt } from '../../roles/thief/words/words.ts';
import { type Cell, type Space, type State, TILES, WIDTH } from '../../state.ts';
import { plan } from '../../words/agenda.ts';
import { seatOf } from '../../words/seats.ts';
import type { Revealing, TerrainContents } from '../contents.ts';
import { layTerrain, STEP } from '../words/layout.ts';
import { cellOf, distance, isKind, isOnMap, ROUND } from '../words/map.ts';
import { firstOf, spacesOf } from '../words/spaces.ts';

type Laying = TerrainContents['map.terrain']['act'];

/** [TERRAIN-2] The first Event tile that is revealed in a round calls for terrain, until the Collapse. */
export function callsForTerrain(s: State, at: Revealing): void {
  if (!s.settings.terrain || s.map.collapsing || s.map.terrainRound === s.round) return;
  const event = at.spaces.find((space) => isOnMap(s, space) && isKind(s, space, 'event'));
  if (event === undefined) return;
  s.map.terrainRound = s.round;
  const origin = cellOf(s, pieceOf(s, at.by, event));
  if (layings(s, origin).length > 0) plan(s, { step: 'map.terrain', by: at.by, origin, only: -1 });
}

/** The piece that caused the reveal; for whoever has none, or several, the tile itself. */
function pieceOf(s: State, by: Role, tile: Space): Space {
  const piece = by === 'knight' ? knightAt(s) : by === 'dragon' ? dragonAt(s) : by === 'thief' ? thiefAt(s) : -1;
  return piece >= 0 ? piece : tile;
}

// ── where terrain fits ───────────────────────────────────────────────────────────────────

/** What lies where, looked up often. */
const occupied = (s: State): Map<Cell, Space> =>
  new Map(s.map.layout.cell.flatMap((cell, space): [Cell, Space][] => (cell >= 0 ? [[cell, space]] : [])));

/** The cells of a terrain laid from this cell with so many quarter turns. */
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

// ── Pits ─────────────────────────────────────────────────────────────────────────────────

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
function nextPits(s: State, origin: Cell, pit: number): Cell[] {
  const lies = occupied(s);
  const free = pitCells(s, lies, shore(s, lies), origin);
  const isLast = pit === PITS.at(-1);
  const fit = isLast ? free : free.filter((cell) => free.some((other) => apart(cell, other)));
  return fit.filter((cell) => distance(cell, origin) === distance(fit[0]!, origin));
}

// ── laying it ────────────────────────────────────────────────────────────────────────────

/** Lay terrain down. [TERRAIN-7] A Canyon's bridge is open on its long sides only. */
export function lay(s: State, terrain: number, cell: Cell, turns: number): void {
  const cells = cellsFrom(terrain, cell, turns);
  const ends = turns % 2 === 0 ? (1 << EAST) | (1 << WEST) : (1 << NORTH) | (1 << SOUTH);
  layTerrain(s, spacesOf(terrain), cells, ends);
  const { name } = TERRAIN[terrain]!;
  tell(s, { news: 'terrainLaid', terrain: name, cells, thing: `terrain ${name}`, clause: 'TERRAIN-2' });
}

/** [TERRAIN-2] The Cave chooses; without a Cave whoever revealed the tile. */
const chooser = (s: State, by: Role): number => (s.cave === null ? seatOf(s, by) : seatOf(s, 'cave'));

export const placing: Pick<Rules<State, TerrainContents>, 'map.terrain' | 'map.pit'> = {
  'map.terrain': {
    who: (s, { by }) => chooser(s, by),
    options: (s, { origin, only }) => layings(s, origin).filter(({ terrain }) => only < 0 || terrain === only), // [KNIGHT-MONSTER-7]
    take(s, { by, origin }, { terrain, cell, turns }) {
      if (terrain === FIRST_PIT) plan(s, { step: 'map.pit', by, origin, pit: FIRST_PIT + 1 });
      else if (terrain === CANYON) plan(s, { step: 'map.fill' }); // [TERRAIN-7]
      lay(s, terrain, cell, turns);
    },
    why: (_s, _at, wish) => (wish.do === 'layTerrain' ? { clause: 'TERRAIN-2', fact: {} } : null),
  },
  'map.pit': {
    who: (s, { by }) => chooser(s, by),
    options: (s, { origin, pit }) => nextPits(s, origin, pit).map((cell) => ({ do: 'layPit', cell })),
    take(s, { by, origin, pit }, { cell }) {
      if (pit !== PITS.at(-1)) plan(s, { step: 'map.pit', by, origin, pit: pit + 1 });
      lay(s, pit, cell, 0);
    },
    why: (_s, _at, wish) => (wish.do === 'layPit' ? { clause: 'TERRAIN-14', fact: {} } : null),
  },
};
