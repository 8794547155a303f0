import type { Thing } from '@trollmoot/kernel';
import type { View } from '../view.ts';

/** What a reader can point at: the heaps. */
export interface Heap extends Thing {
  readonly thing: 'heap';
  readonly heap: number;
}

export const thingsIn = (view: View): Heap[] => view.heaps.map((_, heap) => ({ thing: 'heap', heap }));

export const total = (view: View): number => view.heaps.reduce((sum, stones) => sum + stones, 0);
