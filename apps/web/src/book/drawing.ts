import type { Crop, Laid } from '@trollmoot/boardkit/figure.ts';
import type { News } from '@trollmoot/kernel';

/** Pixels that a whole board is drawn at, for a picture. */
export const BOARD = { width: 1040, height: 720 };

/** A position while a move is played in it. */
export interface Instant {
  readonly s: Laid;
  readonly playing: News | null;
  readonly told: readonly News[];
}

/**
 * What a place of this shape (width by height) shows of the board, in pixels: the crop and what is around it, as far as
 * there is board. A crop that does not fit loses its edges.
 */
export function windowOn(crop: Crop, shape: number): Crop {
  const inner = { width: crop.width * BOARD.width, height: crop.height * BOARD.height };
  const width = Math.min(Math.max(inner.width, inner.height * shape), BOARD.width, BOARD.height * shape);
  const height = width / shape;
  return {
    x: within(crop.x * BOARD.width + inner.width / 2, width, BOARD.width),
    y: within(crop.y * BOARD.height + inner.height / 2, height, BOARD.height),
    width,
    height,
  };
}

/** Where a stretch around this middle begins, so that it does not leave the board. */
const within = (middle: number, length: number, most: number): number =>
  Math.min(Math.max(0, middle - length / 2), most - length);
