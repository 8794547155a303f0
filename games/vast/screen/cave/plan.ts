import { type Cell, column, row } from './facts.ts';

/** The cave's dimensions in picture units: a tile is S by S, and the Entrance's corner is the origin. */
export const S = 124;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A cell's north-west corner. */
export const cornerOf = (cell: Cell): Point => ({ x: column(cell) * S, y: row(cell) * S });
export const middleOf = (cell: Cell): Point => ({ x: (column(cell) + 0.5) * S, y: (row(cell) + 0.5) * S });

/** The middle of a cell's side. */
export function edgeOf(cell: Cell, side: number): Point {
  const { x, y } = middleOf(cell);
  const half = S / 2;
  return { x: x + (side === 1 ? half : side === 3 ? -half : 0), y: y + (side === 2 ? half : side === 0 ? -half : 0) };
}

/** The box around these cells, with a margin. */
export function boundsOf(cells: readonly Cell[], margin: number): Box {
  let [west, east, north, south] = [0, 0, 0, 0];
  for (const [i, cell] of cells.entries()) {
    const [c, r] = [column(cell), row(cell)];
    if (i === 0 || c < west) west = c;
    if (i === 0 || c > east) east = c;
    if (i === 0 || r < north) north = r;
    if (i === 0 || r > south) south = r;
  }
  return {
    x: west * S - margin,
    y: north * S - margin,
    w: (east - west + 1) * S + 2 * margin,
    h: (south - north + 1) * S + 2 * margin,
  };
}

/** A position on a tile, and the scale there. */
interface Stand extends Point {
  readonly k: number;
}

/** The positions of pieces on a tile, by their number: back row first, so that the front row is drawn over it. */
export const STANDS: readonly (readonly Stand[])[] = [
  [],
  [{ x: 62, y: 101, k: 0.96 }],
  [
    { x: 35, y: 92, k: 0.86 },
    { x: 89, y: 100, k: 0.86 },
  ],
  [
    { x: 31, y: 70, k: 0.74 },
    { x: 93, y: 70, k: 0.74 },
    { x: 62, y: 108, k: 0.74 },
  ],
  [
    { x: 32, y: 60, k: 0.68 },
    { x: 92, y: 60, k: 0.68 },
    { x: 32, y: 110, k: 0.68 },
    { x: 92, y: 110, k: 0.68 },
  ],
  [
    { x: 22, y: 60, k: 0.6 },
    { x: 62, y: 54, k: 0.6 },
    { x: 102, y: 60, k: 0.6 },
    { x: 40, y: 110, k: 0.6 },
    { x: 84, y: 110, k: 0.6 },
  ],
  [
    { x: 22, y: 56, k: 0.6 },
    { x: 62, y: 52, k: 0.6 },
    { x: 102, y: 56, k: 0.6 },
    { x: 22, y: 110, k: 0.6 },
    { x: 62, y: 114, k: 0.6 },
    { x: 102, y: 110, k: 0.6 },
  ],
];

/** The positions of tokens: in the middle of a free floor; along the upper edge of a Dark tile or next to pieces. */
export function tokenStands(tokens: number, pieces: number, isDark: boolean): readonly Stand[] {
  const k = pieces > 2 || tokens > 4 ? 0.6 : pieces > 0 || tokens > 2 ? 0.78 : isDark ? 0.86 : 1;
  if (pieces > 0 || isDark) {
    const step = Math.min(38 * k + 6, 84 / Math.max(1, tokens - 1));
    return Array.from({ length: tokens }, (_, i) => ({ x: 103 - i * step, y: 26, k }));
  }
  if (tokens === 1) return [{ x: 62, y: 60, k }];
  if (tokens === 2)
    return [
      { x: 38, y: 62, k: 0.9 },
      { x: 86, y: 62, k: 0.9 },
    ];
  const across = tokens > 4 ? 3 : 2;
  const down = Math.ceil(tokens / across);
  return Array.from({ length: tokens }, (_, i) => ({
    x: 62 + ((i % across) - (across - 1) / 2) * (across === 3 ? 36 : 48),
    y: 62 + (Math.floor(i / across) - (down - 1) / 2) * 44,
    k,
  }));
}
