import type { Seat } from '@trollmoot/kernel';
import type { Side } from '../contents.ts';
import { CARDS, type Card } from '../data/cards.ts';
import type { Traveller } from '../data/travellers.ts';
import { sidesOf, VALUE } from '../rules/robbers.ts';
import type { View } from '../view/view.ts';

/** What a robber would do to this troll: the value it is after (0 if it would find nothing), and the cards of that value. */
export interface Raid {
  readonly value: number;
  readonly prey: readonly Card[];
}

export function raidOn(view: View, seat: Seat, robber: Traveller): Raid {
  const troll = view.trolls[seat]!;
  const held = sidesOf(robber).flatMap((side) =>
    troll[side].map((card) => ({ card, value: VALUE[side][card.traveller]! })),
  );
  const value = Math.max(0, ...held.map((one) => one.value));
  const prey = held.filter((one) => one.value === value && value > 0).map(({ card }) => card);
  return { value, prey: prey.filter(({ id }, i) => prey.findIndex((other) => other.id === id) === i) };
}

/** The robbers who would be after this card. */
export const raidersOf = (view: View, seat: Seat, side: Side, traveller: Traveller): Traveller[] =>
  CARDS.filter(
    ({ sort, traveller: robber }) =>
      sort === 'robber' &&
      sidesOf(robber).includes(side) &&
      VALUE[side][traveller]! > 0 &&
      VALUE[side][traveller] === raidOn(view, seat, robber).value,
  ).map(({ traveller: robber }) => robber);
