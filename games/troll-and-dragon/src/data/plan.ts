/** The answers that make up a plan: short lists, one click each. */

const from = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** How much is enough; `never`: no amount is. */
export type Enough = number | 'never';

export const MOST_BEATS: readonly number[] = from(1, 20); // [PLAN-2]
export const ENOUGH_NUGGETS: readonly Enough[] = [...from(1, 20), 'never']; // [PLAN-3]
export const ENOUGH_POINTS: readonly Enough[] = [...from(0, 20), 'never']; // [PLAN-4]
