import { MOST } from '../data/heaps.ts';
import type { State } from '../state.ts';

/** [TURN-2] [TURN-3] The most stones you can take from this heap now. */
export const mostFrom = (s: State, heap: number): number => Math.min(MOST, s.heaps[heap]!);

export const stonesLeft = (s: State): number => s.heaps.reduce((sum, stones) => sum + stones, 0);
