import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { DIE_A } from '../data/dice.ts';
import { ENOUGH_NUGGETS, ENOUGH_POINTS } from '../data/plan.ts';
import { diceToRoll, freeDice, freeDieShowing, isKept, riskPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { turnsLeft } from './evaluate.ts';
import { A_OUT, B_OUT } from './odds.ts';
import { goodNuggets, goodPoints, near } from './planning.ts';
import { cavernOf, eyes, grottoOf } from './values.ts';

/** While the end is far, drop options this many points worse than the best. */
const HOPELESS = 5;
const PLAN_CHOICES = 4;

/** Best guesses first. Near the end nothing is dropped: a player who is behind may need to gamble. */
export function habits(s: State, seat: Seat, options: readonly Action[]): readonly Action[] {
  if (options.length < 2 || seat !== s.adventurer) return options;
  const at = s.agenda.at(-1);
  if (at?.step === 'planNuggets') return answers(options, near(ENOUGH_NUGGETS, goodNuggets(s), PLAN_CHOICES));
  if (at?.step === 'planPoints') {
    const good = goodPoints(s, at.out === DIE_A ? A_OUT : B_OUT);
    return answers(options, near(ENOUGH_POINTS, good, PLAN_CHOICES));
  }
  if (at?.step === 'planBeats') return plans(s, options);
  return byWorth(s, options);
}

/** These answers, in this order. */
const answers = (options: readonly Action[], wanted: readonly unknown[]): Action[] =>
  wanted.flatMap((answer) => options.filter((act) => 'enough' in act && act.enough === answer));

/** The other answers stop a good plan in time, so a high limit does no harm. Leaving at once is rarely better. */
function plans(s: State, options: readonly Action[]): Action[] {
  const leave = options.filter((act) => act.do === 'leave');
  const long = [20, 10, 5].flatMap((most) => options.filter((act) => act.do === 'beats' && act.most === most));
  return cavernOf(s).throwing(eyes(s), riskPoints(s), s.cavern) > riskPoints(s)
    ? [...long, ...leave]
    : [...leave, ...long];
}

function byWorth(s: State, options: readonly Action[]): Action[] {
  const rated = options.map((act) => ({ act, worth: worthOf(s, act) })).sort((a, b) => b.worth - a.worth);
  const bar = turnsLeft(s) > seatsAt(s) ? rated[0]!.worth - HOPELESS : Number.NEGATIVE_INFINITY;
  return rated.filter(({ worth }) => worth >= bar).map(({ act }) => act);
}

/** The best roll with fewer dice than now [GROTTO-9]. */
function bestOfFewer(s: State, kept: number): number {
  let best = 0;
  for (let dice = diceToRoll(s) - 1; dice > 0; dice--)
    best = Math.max(best, grottoOf(s).rollingSome(dice, freeDice(s), kept, s.riskDiamonds));
  return best;
}

/** What one of the adventurer's options is worth, in points over the rivals. */
function worthOf(s: State, act: Action): number {
  if (act.do === 'leave') return riskPoints(s);
  if (act.do === 'throw') return cavernOf(s).throwing(eyes(s), riskPoints(s), s.cavern);
  const values = grottoOf(s);
  const kept = isKept(s, 'key') || isKept(s, 'door') ? 1 : 0;
  if (act.do === 'roll') return values.rollingSome(diceToRoll(s), freeDice(s), kept, s.riskDiamonds);
  if (act.do === 'hold') return bestOfFewer(s, kept); // any die will do
  if (act.do !== 'keep') return values.rolling(freeDice(s), kept, s.riskDiamonds);
  const other = act.face === 'key' ? 'door' : 'key';
  const opens = isKept(s, other) || freeDieShowing(s, other) >= 0;
  const closed = kept === 0 ? values.worth(freeDice(s) - 1, 1, s.riskDiamonds) : 0;
  return opens ? Math.max(closed, values.entering(s.riskDiamonds)) : closed;
}
