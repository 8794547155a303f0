import { GRID, type Space } from '@trollmoot/cave-troll';

/**
 * The board's measures in the picture's own units. Upright, for a phone: cells are higher than wide and the gold track is
 * left out, but north stays on top.
 */
export const UNIT = 40;
export const WALL = 6.5;
const FRAME = 40; // the width of the gold track
const RIM = 12; // of the upright board
const DEEP = 57; // how high a cell of the upright board is

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A point of the grid in the picture. */
export const pointOf = (x: number, y: number, isUpright: boolean): { x: number; y: number } =>
  isUpright ? { x: x * UNIT + RIM, y: y * DEEP + RIM } : { x: x * UNIT + FRAME, y: y * UNIT + FRAME };

export const boxOf = ({ x, y, w, h }: Space, isUpright: boolean): Box => ({
  ...pointOf(x, y, isUpright),
  w: w * UNIT,
  h: h * (isUpright ? DEEP : UNIT),
});

/** The frame around the rooms: the gold track, or a narrow rim. */
export const frameOf = (isUpright: boolean): number => (isUpright ? RIM - 10 : FRAME);

export const sizeOf = (isUpright: boolean): { width: number; height: number } => {
  const frame = isUpright ? RIM : FRAME;
  return { width: GRID.width * UNIT + 2 * frame, height: GRID.height * (isUpright ? DEEP : UNIT) + 2 * frame };
};

/** The floor inside the walls. */
export const insideOf = ({ x, y, w, h }: Box): Box => ({ x: x + WALL, y: y + WALL, w: w - 2 * WALL, h: h - 2 * WALL });

/** The cells of the gold track, clockwise from the top left. Each is one gold; after the last the count starts over. */
export function trackCells(): readonly { x: number; y: number }[] {
  const { width, height } = sizeOf(false);
  const [across, down] = [width / UNIT, height / UNIT];
  const at = (i: number, j: number) => ({ x: i * UNIT + UNIT / 2, y: j * UNIT + UNIT / 2 });
  return [
    ...Array.from({ length: across }, (_, i) => at(i, 0)),
    ...Array.from({ length: down - 1 }, (_, j) => at(across - 1, j + 1)),
    ...Array.from({ length: across - 1 }, (_, i) => at(across - 2 - i, down - 1)),
    ...Array.from({ length: down - 2 }, (_, j) => at(0, down - 2 - j)),
  ];
}

/** 'nw_guard' is a guard; the same sort of room looks the same. A pit may be a cavern. */
export const sortOf = ({ key, kind }: Space): string => {
  const sort = key.replace(/^(nw|ne|sw|se|n|s|w|e)_/, '').replace(/^pit_.*/, 'pit');
  return sort === 'pit' && kind === 'room' ? 'cavern' : sort;
};

/** Where a room's coins are, and how big. */
export function coinsOf(space: Space, isUpright: boolean, isSmall: boolean, legible: number) {
  const box = insideOf(boxOf(space, isUpright));
  if (!isUpright) return { x: box.x + box.w - 22, y: box.y + 25, r: Math.max(13.5, legible * 0.7), isPlain: false };
  const isHigh = space.h > 3;
  const isNarrow = space.w < 6;
  return {
    x: box.x + box.w - (isHigh ? 26 : isNarrow ? 12 : 24),
    y: isHigh ? box.y + box.h - 26 : box.y + 21,
    r: isSmall ? 20 : 16,
    isPlain: isNarrow && !isHigh,
  };
}

/** Upright boards are for narrow slots. */
export const isUprightIn = (width: number): boolean => width > 1 && width < 640;

/** The scale of the picture in a slot of this size. */
export function scaleIn(width: number, height: number, isUpright: boolean): number {
  const size = sizeOf(isUpright);
  return Math.min(width / size.width, height / size.height);
}
