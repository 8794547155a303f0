import type { Seat } from '@trollmoot/kernel';
import type { Action, Step } from '../contents.ts';
import { HUES } from '../data/travellers.ts';
import { fromFood } from '../rules/score.ts';
import { type TradeIn, tradeIns } from '../rules/trade-ins.ts';
import { bouldersAt, countIn, isClosed, sum } from '../rules/words.ts';
import type { Pile, State } from '../state.ts';
import { A_BOULDER, tomorrow, UNMATCHED } from './worth.ts';

type Scoring = Extract<Step, { step: 'score' }>;

/** How many trade-ins the search looks at. */
const CONSIDERED = 3;

/** A ransom; one of the best trade-ins, always built in the same order; an upgrade; or nothing. */
export function scoreHabits(s: State, step: Scoring, options: readonly Action[]): readonly Action[] {
  const kept: Action[] = options.filter((act) => act.do === 'ransom');
  for (const target of targets(s, step)) {
    const next = nextOf(s, step, target);
    const act = options.find((option) => isNext(option, next));
    if (act !== undefined && !kept.includes(act)) kept.push(act);
  }
  if (kept.length === 0) kept.push(...options.filter((act) => act.do === 'cashIn')); // a trade-in that habit would never have started
  for (const act of options) if (act.do === 'buy') kept.push(act);
  const begun = step.food.length + step.tolls.length > 0;
  if (!begun || kept.length === 0) kept.push(...options.filter((act) => act.do === 'done'));
  return kept;
}

/** The best trade-ins that the cards chosen so far can still become. */
function targets(s: State, step: Scoring): TradeIn[] {
  const { seat } = step;
  const keep = UNMATCHED * tomorrow(s);
  const closed = isClosed(s, seat);
  const boulders = bouldersAt(s.boulders, seat);
  const boulder = A_BOULDER * tomorrow(s);
  return tradeIns({ food: s.food[seat]!, tolls: s.tolls[seat]!, hand: s.hand[seat]!, boulders, closed })
    .filter((target) => isPart(fromFood(step), target.food) && isPart(step.hand, target.hand))
    .filter((target) => isPart(step.tolls, target.tolls))
    .filter((target) => sum(step.boulders) <= target.boulders)
    .map((target) => ({
      target,
      gain: target.points - keep * target.waste - boulder * target.boulders - target.hand.length,
    }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, CONSIDERED)
    .map(({ target }) => target);
}

const isPart = (laid: Pile, whole: Pile): boolean => laid.every((card) => countIn(laid, card) <= countIn(whole, card));

type Next =
  | { do: 'add'; from: string; traveller: number }
  | { do: 'addBoulders'; colour: number; boulders: number }
  | { do: 'cashIn' };

/** The next small decision on the way to this trade-in. */
function nextOf(s: State, step: Scoring, target: TradeIn): Next {
  for (const traveller of target.food)
    if (countIn(fromFood(step), traveller) < countIn(target.food, traveller))
      return { do: 'add', from: 'food', traveller };
  for (const traveller of target.hand)
    if (countIn(step.hand, traveller) < countIn(target.hand, traveller)) return { do: 'add', from: 'hand', traveller };
  for (const traveller of target.tolls)
    if (countIn(step.tolls, traveller) < countIn(target.tolls, traveller))
      return { do: 'add', from: 'tolls', traveller };
  const left = target.boulders - sum(step.boulders);
  return left > 0 ? spend(s, step.seat, step.boulders, left) : { do: 'cashIn' };
}

/** Boulders of the most plentiful colour. */
function spend(s: State, seat: Seat, laid: readonly number[], left: number): Next {
  const free = laid.map((n, colour) => s.boulders[seat * HUES + colour]! - n);
  const colour = free.indexOf(Math.max(...free));
  return { do: 'addBoulders', colour, boulders: Math.min(left, Math.max(1, free[colour]! - 1)) };
}

function isNext(act: Action, next: Next): boolean {
  if (act.do === 'add') return next.do === 'add' && act.from === next.from && act.traveller === next.traveller;
  if (act.do === 'addBoulders')
    return next.do === 'addBoulders' && act.colour === next.colour && act.boulders === next.boulders;
  return act.do === next.do;
}
