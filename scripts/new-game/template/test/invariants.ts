import type { State } from '../src/state.ts';

/** What must be true of every position. */
export const broken = (s: State): string[] =>
  s.heaps.some((stones) => stones < 0) ? ['a heap holds less than nothing'] : [];
