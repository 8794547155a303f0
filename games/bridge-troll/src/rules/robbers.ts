import { type Act, type Decision, plan, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Side } from '../contents.ts';
import { BANDIT, FOOD, GARLIC_MERCHANT, KNIGHT, SORT, TOLL, type Traveller } from '../data/travellers.ts';
import type { State } from '../state.ts';
import { throwAt } from './pelting.ts';
import { FACING_A_HAZARD, fromHandToFood, isUseSpecial, offerSpecials, useSpecial, whySpecial } from './specials.ts';
import { askAgain, type Bar, bouldersAt, discard, has, minus, refuse, wished } from './words.ts';

type RobberAct = Contents['robber']['act'];
type Lose = Extract<RobberAct, { do: 'lose' }>;

const GARLIC: RobberAct = { do: 'garlic' };
const DEFEND: RobberAct = { do: 'defend' };
const LOSE = {
  food: SORT.map((_, traveller): Lose => ({ do: 'lose', side: 'food', traveller })),
  tolls: SORT.map((_, traveller): Lose => ({ do: 'lose', side: 'tolls', traveller })),
};
export const VALUE = { food: FOOD, tolls: TOLL };

/** The sides of the bridge that a robber searches. [ROBBER-1] [ROBBER-2] [ROBBER-3] */
const SIDES_OF_KNIGHT: readonly Side[] = ['food'];
const SIDES_OF_BANDIT: readonly Side[] = ['tolls'];
const BOTH_SIDES: readonly Side[] = ['food', 'tolls'];
export const sidesOf = (robber: Traveller): readonly Side[] =>
  robber === KNIGHT ? SIDES_OF_KNIGHT : robber === BANDIT ? SIDES_OF_BANDIT : BOTH_SIDES;

/** The value of the card this robber is after; 0 if there is none. */
export function threatened(s: State, seat: Seat, robber: Traveller): number {
  let highest = 0;
  // [ROBBER-9] Never the hand.
  for (const side of sidesOf(robber))
    for (const card of s[side][seat]!) if (VALUE[side][card]! > highest) highest = VALUE[side][card]!;
  return highest;
}

/** [ROBBER-4] [RULING-7] All cards that tie for highest. */
function prey(s: State, seat: Seat, robber: Traveller, acts: RobberAct[]): void {
  const highest = threatened(s, seat, robber);
  for (const side of sidesOf(robber)) {
    const pile = s[side][seat]!;
    for (let i = 0; i < pile.length; i++)
      if (VALUE[side][pile[i]!] === highest && pile.indexOf(pile[i]!) === i) acts.push(LOSE[side][pile[i]!]!);
  }
}

/** Without a choice, it happens at once. */
export function meetRobber(s: State, seat: Seat, robber: Traveller): void {
  const acts = robberOptions(s, seat, robber);
  const only = acts.length === 1 ? acts[0]! : null;
  if (threatened(s, seat, robber) === 0) foundNothing(s, seat, robber);
  else if (only?.do === 'lose') lose(s, seat, robber, only);
  else plan(s, { step: 'robber', seat, robber });
}

/** [ROBBER-5] [RULING-10] Nothing to take, nothing to drive off. */
function foundNothing(s: State, seat: Seat, robber: Traveller): void {
  discard(s, robber);
  tell(s, { news: 'foundNothing', seat, robber, clause: 'ROBBER-5' });
}

function robberOptions(s: State, seat: Seat, robber: Traveller): RobberAct[] {
  const acts: RobberAct[] = [];
  prey(s, seat, robber, acts);
  if (has(s.hand[seat]!, GARLIC_MERCHANT)) acts.push(GARLIC); // [GARLIC-1]
  if (barDefence(s, seat, robber) === null) acts.push(DEFEND);
  offerSpecials(s, seat, FACING_A_HAZARD, acts);
  return acts;
}

/** Garlic, boulders, or the card. */
export const robber: Decision<State, Contents['robber']['at'], RobberAct> = {
  who: (_s, { seat }) => seat,
  options: (s, { seat, robber }) => robberOptions(s, seat, robber),
  take(s, { seat, robber }, act) {
    if (isUseSpecial(act)) {
      askAgain(s, { step: 'robber', seat, robber });
      useSpecial(s, seat, act);
    } else if (act.do === 'garlic') {
      discard(s, robber);
      fromHandToFood(s, seat, GARLIC_MERCHANT); // [GARLIC-1] when the robber is gone
      tell(s, { news: 'garlicked', seat, robber, clause: 'GARLIC-1' });
    } else if (act.do === 'defend') throwAt(s, seat, robber, threatened(s, seat, robber), []);
    else lose(s, seat, robber, act);
  },
  why: (s, { robber }, wish, seat) =>
    whySpecial(s, seat, wish, FACING_A_HAZARD, 'SPECIAL-6') ?? whyRobber(s, seat, robber, wish),
};

/** [ROBBER-6] Exactly the threatened value, [ROBBER-8] from under the bridge. */
function barDefence(s: State, seat: Seat, robber: Traveller): Bar {
  const value = threatened(s, seat, robber);
  const have = bouldersAt(s.boulders, seat);
  return have >= value ? null : refuse('ROBBER-6', { need: value, have });
}

function whyRobber(s: State, seat: Seat, robber: Traveller, wish: Act): Bar {
  if (wish.do === 'garlic') return refuse('SPECIAL-1', { special: GARLIC_MERCHANT });
  if (wish.do === 'defend') return barDefence(s, seat, robber);
  if (wish.do !== 'lose') return null;
  return refuse('ROBBER-7', { traveller: wished(wish, 'traveller', SORT.length), value: threatened(s, seat, robber) });
}

/** [ROBBER-7] Both are discarded. */
function lose(s: State, seat: Seat, robber: Traveller, { side, traveller }: Lose): void {
  s[side][seat] = minus(s[side][seat]!, traveller);
  discard(s, traveller);
  discard(s, robber);
  tell(s, { news: 'robbed', seat, robber, traveller, side, clause: 'ROBBER-7' });
}
