import type { Refusal } from '@trollmoot/kernel';
import type { Card } from '../data/cards.ts';
import { FORTUNE_TELLER, ROYAL_MESSENGER, STONEMASON, type Traveller } from '../data/travellers.ts';

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

/** The special whose power a refused wish would use; null for eating, which any special can do. */
export const powerIn = ({ way }: Refusal['fact']): Traveller | null =>
  way === 'peek' ? FORTUNE_TELLER : way === 'quarry' ? STONEMASON : way === 'ransom' ? ROYAL_MESSENGER : null;
