import { MAX_GRIT } from '@trollmoot/vast';

/** The Grit track as a snake of three rows: 0 to 16, 17 to 33, 34 to 45. */
const ROW = 17;
const [LEFT, RIGHT, TOP, STEP, DOWN] = [16, 344, 16, 20.5, 37];
export const GRIT_BOX = '0 0 362 108';

/** The position of a number on the track. */
export function gritAt(n: number): { x: number; y: number } {
  const row = Math.floor(n / ROW);
  const along = (n % ROW) * STEP;
  return { x: row % 2 === 0 ? LEFT + along : RIGHT - along, y: TOP + row * DOWN };
}

/** The line through all numbers from 0 to this one. */
export function gritLine(upTo: number): string {
  let line = '';
  for (let n = 0; n <= upTo; n++) {
    const { x, y } = gritAt(n);
    line += `${n === 0 ? 'M' : 'L'}${x} ${y}`;
  }
  return line;
}
export const WHOLE_LINE: string = gritLine(MAX_GRIT);

/** The Grit that gains the next cube on the track; null if none is left. */
export function nextCube(grit: number, onGrit: readonly number[]): number | null {
  return onGrit.find((at) => at > grit) ?? null;
}
