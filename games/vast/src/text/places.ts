import type { Cell } from '../state.ts';
import { column, row } from '../terrain/map.ts';

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
