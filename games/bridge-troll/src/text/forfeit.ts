import type { Forfeit } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { bestTradeIn } from '../queries/index.ts';
import type { View } from '../view/view.ts';

/** What a language says about an act that gives something up. */
export interface Forfeits {
  /** On the button: points that could be traded in now. */
  untraded(points: number): string;
  /** On the button: a trade-in laid out but not traded in. */
  readonly calledOff: string;
  /** Before the last turn may be over: what is lost if the deck runs out. */
  lastChance(points: number, deck: number): string;
}

/** Cards stay for the next turn, unless the deck may not suffice for one [ROLL-3] [END-1]. */
export function forfeit(say: Forfeits, act: Action, view: View): Forfeit | null {
  if (act.do !== 'done' || view.step?.step !== 'score') return null;
  const isLaidOut = view.trade !== null && view.trade.food.length + view.trade.tolls.length > 0;
  const best = bestTradeIn(view, view.step.seat);
  if (best === null) return null;
  const mayEnd = view.deck < Math.max(...Object.values(view.schedule.travellers));
  return {
    brief: isLaidOut ? say.calledOff : say.untraded(best.points),
    asks: mayEnd ? say.lastChance(best.points, view.deck) : null,
    first: null,
  };
}
