import type { Refusal } from '@trollmoot/kernel';
import type { Card } from '../data/cards.ts';

/** A number among the facts of a refusal; 0 if it has no such number. */
export function num(fact: Refusal['fact'], name: string): number {
  const value = fact[name];
  return typeof value === 'number' ? value : 0;
}

/** Boulders by colour, as lots of one colour each. */
export const lotsOf = (boulders: readonly number[]): { colour: number; boulders: number }[] =>
  boulders.flatMap((n, colour) => (n > 0 ? [{ colour, boulders: n }] : []));

export const countOf = (boulders: readonly number[]): number => boulders.reduce((sum, n) => sum + n, 0);

/** What a card is worth on its side. */
export const worthOn = (side: 'food' | 'tolls', card: Card): number => (side === 'food' ? card.food : card.toll) ?? 0;

/** How many different colours there are. */
export const coloursOf = (boulders: readonly number[]): number => lotsOf(boulders).length;
