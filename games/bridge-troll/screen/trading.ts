import type { Action, Card, TradeIn, View } from '@trollmoot/bridge-troll';

type Add = Extract<Action, { do: 'add' }>;

/** What is still to be laid out for this trade-in: one less for every card already laid out. */
export function missing(plan: TradeIn, view: View): { food: number[]; tolls: number[]; hand: number[] } {
  const laid = (pile: readonly Card[] | undefined) => (pile ?? []).map(({ traveller }) => traveller);
  const hand = laid(view.trade?.hand);
  return {
    food: without(plan.food, without(laid(view.trade?.food), hand)),
    hand: without(plan.hand, hand),
    tolls: without(plan.tolls, laid(view.trade?.tolls)),
  };
}

/** The next act towards this trade-in, if it is an option. The reader chooses the boulders. */
export function nextAct(plan: TradeIn, view: View, options: readonly Action[]): Action | null {
  const left = missing(plan, view);
  const adds = options.filter((act): act is Add => act.do === 'add');
  return adds.find(({ from, traveller }) => left[from].includes(traveller)) ?? null;
}

/** These cards without those, each as often as it is among them. */
export const withoutCards = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce(
    (left, { traveller }) =>
      left.toSpliced(
        left.findIndex((card) => card.traveller === traveller),
        1,
      ),
    cards,
  );

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}
