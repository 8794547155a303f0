import type { Action, TradeIn, View } from '@trollmoot/bridge-troll';

type Add = Extract<Action, { do: 'add' }>;

/** What is still to be laid out for this trade-in: one less for every card already laid out. */
export function missing(plan: TradeIn, view: View): { food: number[]; tolls: number[]; hand: number[] } {
  const laid = view.trade;
  const food = without(
    [...plan.food, ...plan.hand],
    (laid?.food ?? []).map(({ traveller }) => traveller),
  );
  return {
    food: without(food, plan.hand),
    hand: plan.hand.filter((card) => food.includes(card)),
    tolls: without(
      plan.tolls,
      (laid?.tolls ?? []).map(({ traveller }) => traveller),
    ),
  };
}

/** The next act towards this trade-in, if it is an option. The reader chooses the boulders. */
export function nextAct(plan: TradeIn, view: View, options: readonly Action[]): Action | null {
  const left = missing(plan, view);
  const adds = options.filter((act): act is Add => act.do === 'add');
  return adds.find(({ from, traveller }) => left[from].includes(traveller)) ?? null;
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}
