import { GRID, type Space } from '@trollmoot/cave-troll';

/** The board's measures in the picture's own units. Tall: x and y change places, for a phone held upright. */
export const UNIT = 40;
export const WALL = 6.5;
export const FRAME = 40; // the width of the gold track

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const boxOf = ({ x, y, w, h }: Space, isTall: boolean): Box =>
  isTall
    ? { x: y * UNIT + FRAME, y: x * UNIT + FRAME, w: h * UNIT, h: w * UNIT }
    : { x: x * UNIT + FRAME, y: y * UNIT + FRAME, w: w * UNIT, h: h * UNIT };

export const sizeOf = (isTall: boolean): { width: number; height: number } => {
  const [w, h] = isTall ? [GRID.height, GRID.width] : [GRID.width, GRID.height];
  return { width: w * UNIT + 2 * FRAME, height: h * UNIT + 2 * FRAME };
};

/** The floor inside the walls. */
export const insideOf = ({ x, y, w, h }: Box): Box => ({ x: x + WALL, y: y + WALL, w: w - 2 * WALL, h: h - 2 * WALL });

/** The cells of the gold track, clockwise from the top left. Each is one gold; after the last the count starts over. */
export function trackCells(isTall: boolean): readonly { x: number; y: number }[] {
  const { width, height } = sizeOf(isTall);
  const [across, down] = [width / UNIT, height / UNIT];
  const at = (i: number, j: number) => ({ x: i * UNIT + UNIT / 2, y: j * UNIT + UNIT / 2 });
  return [
    ...Array.from({ length: across }, (_, i) => at(i, 0)),
    ...Array.from({ length: down - 1 }, (_, j) => at(across - 1, j + 1)),
    ...Array.from({ length: across - 1 }, (_, i) => at(across - 2 - i, down - 1)),
    ...Array.from({ length: down - 2 }, (_, j) => at(0, down - 2 - j)),
  ];
}

/** 'nw_guard' is a guard; the same sort of room looks the same. */
export const sortOf = ({ key }: Space): string => key.replace(/^(nw|ne|sw|se|n|s|w|e)_/, '');

/** The scale of the picture in a slot of this size. */
export function scaleIn(width: number, height: number, isTall: boolean): number {
  const size = sizeOf(isTall);
  return Math.min(width / size.width, height / size.height);
}
