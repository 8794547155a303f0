import { type Cell, DARK, LIT, NEITHER, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import type { Layout } from '../../state.ts';
import { follow, touches } from '../questions/layout.ts';
import { isBridge } from '../questions/spaces.ts';

function lay(s: State, changes: Partial<Layout>): void {
  s.map.layout = { ...s.map.layout, ...changes };
}

/** A copy with this one number changed; the list itself if it says so already. */
function changed(list: readonly number[], i: number, n: number): readonly number[] {
  if (list[i] === n) return list;
  const copy = list.slice();
  copy[i] = n;
  return copy;
}

/** The same if only this tile changes. */
function layTile(
  s: State,
  space: Space,
  cell: Layout['cell'],
  light: Layout['light'],
  walls: Layout['walls'],
  mark: Layout['mark'],
): void {
  const before = s.map.layout;
  s.map.layout = { cell, light, walls, mark, bombs: before.bombs, rockslides: before.rockslides };
  follow(before, s.map.layout, space);
}

/** Put a tile with this mark, Dark side up, on an empty cell; the number it gets. */
export function layDown(s: State, cell: Cell, mark: number): Space {
  const { layout } = s.map;
  let space = 1;
  while (layout.cell[space]! >= 0) space++;
  if (space >= TILES) throw new Error('more tiles than the box holds');
  const { cell: cells, light, walls, mark: marks } = layout;
  layTile(
    s,
    space,
    changed(cells, space, cell),
    changed(light, space, DARK),
    changed(walls, space, 0),
    changed(marks, space, mark),
  );
  return space;
}

export function lightUp(s: State, space: Space, walls: number): void {
  const { cell, light, walls: before, mark } = s.map.layout;
  layTile(s, space, cell, changed(light, space, LIT), changed(before, space, walls), mark);
}

export function setWalls(s: State, space: Space, walls: number): void {
  const { cell, light, walls: before, mark } = s.map.layout;
  layTile(s, space, cell, light, changed(before, space, walls), mark);
}

/** Put terrain on empty cells; `walls` are those of a Canyon's bridge. */
export function layTerrain(s: State, spaces: readonly Space[], cells: readonly Cell[], walls: number): void {
  const { layout } = s.map;
  const cell = layout.cell.slice();
  const light = layout.light.slice();
  const wall = layout.walls.slice();
  for (const [i, space] of spaces.entries()) {
    cell[space] = cells[i]!;
    light[space] = isBridge(space) ? LIT : NEITHER;
    wall[space] = isBridge(space) ? walls : 0;
  }
  lay(s, { cell, light, walls: wall });
}

/** Take spaces off the map, with the Bombs and Rockslides on their edges. */
export function takeUp(s: State, spaces: readonly Space[]): void {
  const { layout } = s.map;
  const cell = layout.cell.slice();
  for (const space of spaces) cell[space] = NOWHERE;
  const bombs = layout.bombs.filter((edge) => !spaces.some((space) => touches(s, edge, space)));
  const rockslides = layout.rockslides.filter((edge) => !spaces.some((space) => touches(s, edge, space)));
  lay(s, { cell, bombs, rockslides });
  if (spaces.length === 1) follow(layout, s.map.layout, spaces[0]!);
}

export function shift(s: State, spaces: readonly Space[], by: number): void {
  const cell = s.map.layout.cell.slice();
  for (const space of spaces) cell[space]! += by;
  lay(s, { cell });
}

export function setEdges(s: State, bombs: readonly number[], rockslides: readonly number[]): void {
  lay(s, { bombs, rockslides });
}
