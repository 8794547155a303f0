import { GRID, type Space } from '@trollmoot/cave-troll';

/**
 * The board's measures in the picture's own units. Upright, for a phone: cells are higher than wide and the gold track is
 * left out, but north stays on top. `deep` is how high a cell of the upright board is, and 0 for the wide one.
 */
export const UNIT = 40;
export const WALL = 6.5;
const FRAME = 40; // the width of the gold track
const RIM = 12; // of the upright board
const DEEPEST = 57;
const SHALLOWEST = 47;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A point of the grid in the picture. */
export const pointOf = (x: number, y: number, deep: number): { x: number; y: number } =>
  deep > 0 ? { x: x * UNIT + RIM, y: y * deep + RIM } : { x: x * UNIT + FRAME, y: y * UNIT + FRAME };

export const boxOf = ({ x, y, w, h }: Space, deep: number): Box => ({
  ...pointOf(x, y, deep),
  w: w * UNIT,
  h: h * (deep || UNIT),
});

/** The frame around the rooms: the gold track, or a narrow rim. */
export const frameOf = (deep: number): number => (deep > 0 ? RIM - 10 : FRAME);

export const sizeOf = (deep: number): { width: number; height: number } => {
  const frame = deep > 0 ? RIM : FRAME;
  return { width: GRID.width * UNIT + 2 * frame, height: GRID.height * (deep || UNIT) + 2 * frame };
};

/** The floor inside the walls. */
export const insideOf = ({ x, y, w, h }: Box): Box => ({ x: x + WALL, y: y + WALL, w: w - 2 * WALL, h: h - 2 * WALL });

/** The cells of the gold track, clockwise from the top left. Each is one gold; after the last the count starts over. */
export function trackCells(): readonly { x: number; y: number }[] {
  const { width, height } = sizeOf(0);
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
export function coinsOf(space: Space, deep: number, isSmall: boolean, legible: number) {
  const box = insideOf(boxOf(space, deep));
  if (deep === 0)
    return {
      x: box.x + box.w - 22,
      y: box.y + (space.h > 3 ? 50 : 25),
      r: Math.max(13.5, legible * 0.7),
      isPlain: false,
    };
  const isHigh = space.h > 3;
  const isNarrow = space.w < 6;
  const r = Math.max(isSmall ? 20 : 16, legible * 0.7);
  const inwards = (r - (isSmall ? 20 : 16)) * 0.6; // larger coins keep to their corner
  return {
    x: box.x + box.w - (isHigh ? 26 : isNarrow ? 12 : 24) - inwards,
    y: isHigh ? box.y + box.h - 26 - inwards : box.y + 21 + inwards,
    r,
    isPlain: isNarrow && !isHigh,
  };
}

/** Upright boards are for narrow slots; their cells are as high as the slot allows. */
export function deepIn(width: number, height: number): number {
  if (width <= 1 || width >= 640) return 0;
  const units = (height * (GRID.width * UNIT + 2 * RIM)) / width; // the picture's height if it fills the width
  return Math.min(DEEPEST, Math.max(SHALLOWEST, (units - 2 * RIM) / GRID.height));
}

/** A round piece of the upright board is at least this many pixels wide, so that a square one has 28. */
const LEAST_PIECE = 30.4;
export const pieceRadius = (deep: number, scale: number): number =>
  deep > 0 ? Math.min(60, Math.max(43, LEAST_PIECE / 2 / scale)) : 21.5;

/** The scale of the picture in a slot of this size. */
export function scaleIn(width: number, height: number, deep: number): number {
  const size = sizeOf(deep);
  return Math.min(width / size.width, height / size.height);
}
