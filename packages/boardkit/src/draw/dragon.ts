import { mirrored, smooth } from './ink.ts';

/** The outlines of the dragon's head, seen from the front, round 0,0. */
export const HEAD = smooth(
  mirrored([
    [0, -100],
    [42, -108],
    [88, -94],
    [122, -60],
    [136, -20],
    [122, 14],
    [100, 36],
    [88, 62],
    [68, 88],
    [36, 104],
    [0, 108],
  ]),
);
export const SNOUT = smooth(
  mirrored([
    [0, 6],
    [34, 12],
    [62, 30],
    [78, 58],
    [62, 82],
    [30, 96],
    [0, 99],
  ]),
);

/** Small scales over forehead and cheeks, clear of eyes and brow ridge. */
export function scales(): string {
  let d = '';
  for (let row = 0; row < 7; row++)
    for (let i = -4; i <= 4; i++) {
      const x = i * 24 + (row % 2 ? 12 : 0);
      const y = -86 + row * 17;
      const side = Math.abs(x);
      const onRidge = side < 22;
      const outside = side > 112 - Math.max(0, row - 3) * 10;
      const onEye = side > 28 && side < 100 && y > -66 && y < -6;
      if (!onRidge && !outside && !onEye) d += `M${x - 7} ${y}q7 9 14 0`;
    }
  return d;
}

export interface DragonColours {
  readonly body: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
  readonly horn: string;
}
export const RED_DRAGON: DragonColours = {
  body: '#a8382a',
  dark: '#6e1d1c',
  light: '#d3623c',
  ink: '#220c0c',
  horn: '#e9cf9c',
};
export const VIOLET_DRAGON: DragonColours = {
  body: '#3c2d58',
  dark: '#251a3a',
  light: '#5d4886',
  ink: '#0c0814',
  horn: '#8d7fae',
};
