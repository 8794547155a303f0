import { type Cell, DARK, MIDDLE, type Space } from '../data/places.ts';
import type { TerrainName } from '../data/terrain.ts';
import { type Kind, SIDES } from '../data/tiles.ts';
import type { SpaceView } from '../terrain/view/index.ts';
import { column, row } from '../terrain/words/questions/plane.ts';
import type { View } from '../view.ts';
import type { SideName } from './names.ts';

/** A cell by its way from the Entrance: n2e1 is two rows north and one column east; the Entrance itself is 0. */
export function cellName(cell: Cell): string {
  const south = row(cell);
  const east = column(cell);
  const rows = south === 0 ? '' : south > 0 ? `s${south}` : `n${-south}`;
  const columns = east === 0 ? '' : east > 0 ? `e${east}` : `w${-east}`;
  return rows + columns || '0';
}
/** Walls by the initials of their sides, or 'open'. */
export const wallName = (walls: number): string =>
  ['n', 'e', 's', 'w'].filter((_, side) => ((walls >> side) & 1) !== 0).join('') || 'open';

/** The sides that have a wall. */
export const sidesOf = (walls: number): SideName[] => SIDES.filter((_, side) => ((walls >> side) & 1) !== 0);

/** What lies there; a gap is nothing. */
export type Ground = Kind | 'dark' | TerrainName | 'gap';
/** A place as people find it: what it is, and how far from the Entrance. South and west are negative. */
export interface Spot {
  readonly what: Ground;
  readonly north: number;
  readonly east: number;
}
const spot = (cell: Cell, what: Ground): Spot => ({ what, north: 0 - row(cell), east: column(cell) });
const groundOf = ({ terrain, light, kind }: SpaceView): Ground => terrain ?? (light === DARK ? 'dark' : kind!);
/** Null if it is no longer on the map. */
export function spotOf(view: View, space: Space): Spot | null {
  const there = view.map.spaces.find((other) => other.space === space);
  return there === undefined ? null : spot(there.cell, groundOf(there));
}
export function spotAt(view: View, cell: Cell): Spot {
  const there = view.map.spaces.find((other) => other.cell === cell);
  return spot(cell, there === undefined ? 'gap' : groundOf(there));
}
/** A place where a tile has just been. */
export const spotWas = (cell: Cell, what: Ground): Spot => spot(cell, what);
/** The way from one place straight to the next, if they are neighbours or two apart. */
export function bearing(view: View, from: Space, to: Space): { side: SideName; steps: number } | null {
  const a = spotOf(view, from);
  const b = spotOf(view, to);
  if (a === null || b === null) return null;
  const north = b.north - a.north;
  const east = b.east - a.east;
  const steps = Math.abs(north) + Math.abs(east);
  if (steps < 1 || steps > 2 || (north !== 0 && east !== 0)) return null;
  return { side: north > 0 ? 'north' : north < 0 ? 'south' : east > 0 ? 'east' : 'west', steps };
}
/** Is this where the Entrance lies? */
export const isMiddle = (cell: Cell): boolean => cell === MIDDLE;
