import type { Plan } from '../contents.ts';
import { DIE_A, DIE_B } from '../data/dice.ts';
import { ENOUGH_NUGGETS, ENOUGH_POINTS, type Enough } from '../data/plan.ts';
import { NUGGET_POINTS } from '../data/treasure.ts';
import { riskPoints } from '../rules/words.ts';
import type { State } from '../state.ts';
import { A_OUT, B_OUT, BOTH_OUT, type Eyes } from './odds.ts';
import { cavernOf } from './values.ts';

// A good plan leaves exactly where a good player would leave step by step.

/** The number of nuggets at which a good player stops before any Dragon shows. */
export function goodNuggets(s: State): Enough {
  const found = (n: Enough): boolean => n !== 'never' && stops(s, BOTH_OUT, riskPoints(s) + NUGGET_POINTS * n);
  return ENOUGH_NUGGETS.find(found) ?? 'never';
}

/** The points at risk at which a good player stops once the first Dragon shows. */
export function goodPoints(s: State, eyes: Eyes): Enough {
  return ENOUGH_POINTS.find((n) => n !== 'never' && stops(s, eyes, n)) ?? 'never';
}

const stops = (s: State, eyes: Eyes, atRisk: number): boolean => cavernOf(s).throwing(eyes, atRisk, s.cavern) <= atRisk;

/** Answers near this one, nearest first. */
export function near<T extends Enough>(answers: readonly T[], good: T, howMany: number): T[] {
  const place = answers.indexOf(good);
  return [...answers.keys()]
    .sort((a, b) => Math.abs(a - place) - Math.abs(b - place))
    .slice(0, howMany)
    .map((i) => answers[i]!);
}

/** How many questions of a plan are answered after the number of rolls: nuggets, then die A, then die B. */
type Answered = 0 | 1 | 2 | 3;

/** What a plan is worth, in points over the rivals, if its open questions get good answers. */
export function worthOfPlan(s: State, plan: Plan, answered: Answered): number {
  const values = cavernOf(s);
  const start = riskPoints(s);
  const memory: number[] = [];
  const worth = (beats: number, eyes: Eyes, nuggets: number): number => {
    const atRisk = start + NUGGET_POINTS * nuggets;
    if (beats === plan.beats || nuggets >= s.cavern || mustLeave(plan, answered, eyes, nuggets, atRisk)) return atRisk;
    const place = (beats * 3 + eyes) * 64 + nuggets;
    const known = memory[place];
    if (known !== undefined) return known;
    const throwing = values.onThrow(eyes, atRisk, s.cavern - nuggets, (then, found) =>
      worth(beats + 1, then, nuggets + found),
    );
    memory[place] = mayDecide(answered, eyes) ? Math.max(atRisk, throwing) : throwing;
    return memory[place];
  };
  return values.onThrow(BOTH_OUT, start, s.cavern, (then, found) => worth(1, then, found));
}

function mustLeave(plan: Plan, answered: Answered, eyes: Eyes, nuggets: number, atRisk: number): boolean {
  if (answered >= 1 && reaches(nuggets, plan.nuggets)) return true;
  if (eyes === A_OUT) return answered >= 2 && reaches(atRisk, plan.points[DIE_A]);
  return eyes === B_OUT && answered >= 3 && reaches(atRisk, plan.points[DIE_B]);
}

const mayDecide = (answered: Answered, eyes: Eyes): boolean =>
  eyes === BOTH_OUT ? answered < 1 : eyes === A_OUT ? answered < 2 : answered < 3;
const reaches = (amount: number, enough: Enough): boolean => enough !== 'never' && amount >= enough;
