import { type Act, plan, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents, EnoughNuggets, EnoughPoints, Leave, MostBeats, Plan } from '../contents.ts';
import { DIE_A, DIE_B } from '../data/dice.ts';
import { ENOUGH_NUGGETS, ENOUGH_POINTS, type Enough, MOST_BEATS } from '../data/plan.ts';
import type { State } from '../state.ts';
import { beat, whyInCavern } from './beats.ts';
import { bank, LEAVE } from './cavern.ts';
import { dragonsOn, riskPoints } from './words.ts';

const BEATS = MOST_BEATS.map((most): MostBeats => ({ do: 'beats', most }));
const NUGGETS = ENOUGH_NUGGETS.map((enough): EnoughNuggets => ({ do: 'nuggets', enough }));
const POINTS = ENOUGH_POINTS.map((enough): EnoughPoints => ({ do: 'points', enough }));

export const planning: Pick<Rules<State, Contents>, 'planBeats' | 'planNuggets' | 'planPoints' | 'planned'> = {
  /** [PLAN-2] How many rolls at most? [PLAN-1] Or leave without rolling. [CAVERN-6] */
  planBeats: {
    who: (s) => s.adventurer,
    options: (): (MostBeats | Leave)[] => [...BEATS, LEAVE],
    take(s, _at, act) {
      if (act.do === 'leave') return bank(s, 'cavern', 'CAVERN-5');
      plan(s, { step: 'planNuggets', plan: { beats: act.most, nuggets: 'never', points: ['never', 'never'] } });
    },
    why: (s, at, wish) => whyNotPlanned(s, at, wish, 'beats', 'PLAN-2'),
  },

  /** [PLAN-3] How many nuggets are enough? */
  planNuggets: {
    who: (s) => s.adventurer,
    options: () => NUGGETS.slice(),
    take(s, at, { enough }) {
      plan(s, { step: 'planPoints', plan: { ...at.plan, nuggets: enough }, out: DIE_A });
    },
    why: (s, at, wish) => whyNotPlanned(s, at, wish, 'nuggets', 'PLAN-3'),
  },

  /** [PLAN-4] Once the first Dragon shows and this die is still out: how many points are enough? */
  planPoints: {
    who: (s) => s.adventurer,
    options: () => POINTS.slice(),
    take(s, at, { enough }) {
      const alike = dragonsOn(s, DIE_A) === dragonsOn(s, DIE_B); // [PLAN-5]
      if (at.out === DIE_A && !alike)
        return plan(s, { step: 'planPoints', plan: { ...at.plan, points: [enough, 'never'] }, out: DIE_B });
      const made: Plan = { ...at.plan, points: alike ? [enough, enough] : [at.plan.points[DIE_A], enough] };
      plan(s, { step: 'planned', plan: made });
      tell(s, { news: 'planned', player: s.adventurer, plan: made, clause: 'PLAN-1' });
    },
    why: (s, at, wish) => whyNotPlanned(s, at, wish, 'points', 'PLAN-4'),
  },

  /** [PLAN-6] One step after another, until the plan, the Dragon or the empty Cavern ends it. [PLAN-7] Each makes news. */
  planned: {
    happen(s, { plan: made }) {
      if (beat(s) === 'over') return;
      if (isEnough(s, made)) bank(s, 'cavern', 'PLAN-6');
      else plan(s, { step: 'planned', plan: made });
    },
  },
};

function isEnough(s: State, { beats, nuggets, points }: Plan): boolean {
  if (s.throws >= beats || reaches(s.riskNuggets, nuggets)) return true;
  if (s.red[DIE_B] === 'dragon') return reaches(riskPoints(s), points[DIE_A]);
  return s.red[DIE_A] === 'dragon' && reaches(riskPoints(s), points[DIE_B]);
}

const reaches = (amount: number, enough: Enough): boolean => enough !== 'never' && amount >= enough;

/** Why can't the adventurer choose this number, roll now, or leave halfway through the plan? */
function whyNotPlanned(s: State, at: object, wish: Act, asked: string, clause: Clause): Refusal<Clause> | null {
  if (wish.do === asked) return { clause, fact: {} };
  if (wish.do === 'throw' || wish.do === 'leave') return { clause: 'PLAN-1', fact: {} };
  return whyInCavern(s, at, wish);
}
