import { type Cell, MIDDLE, NOWHERE, WIDTH } from '../../../data/places.ts';

/** From a cell to its neighbour on each side. */
export const STEP: readonly number[] = [-WIDTH, 1, WIDTH, -1];
export const DIAGONALS: readonly number[] = [-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1];
/** The nine cells of the Dragon die, its middle included. */
export const ROUND: readonly number[] = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 0, 1, WIDTH - 1, WIDTH, WIDTH + 1];
/** Columns east and rows south of the Entrance's first cell. */
export const column = (cell: Cell): number => (cell % WIDTH) - (MIDDLE % WIDTH);
export const row = (cell: Cell): number => Math.floor(cell / WIDTH) - Math.floor(MIDDLE / WIDTH);
/** [MAP-6] Distance in orthogonal steps over the plane, no matter what is between. */
export const distance = (a: Cell, b: Cell): number =>
  Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH));

/** Steps in a straight line from one cell to another; NOWHERE if they are not in one row or column. */
export function lineDistance(a: Cell, b: Cell): number {
  const straight = a % WIDTH === b % WIDTH || Math.floor(a / WIDTH) === Math.floor(b / WIDTH);
  return straight ? distance(a, b) : NOWHERE;
}
