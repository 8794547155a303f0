import type { Seat } from '@trollmoot/kernel';
import type { DragonPreset } from '../data/dice.ts';
import { result } from '../rules/ending.ts';
import { packPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { worthOfPlan } from './planning.ts';
import { worthOfTurn } from './values.ts';

/**
 * A turn among players who stop when they should, as measured in thousands of such turns: what it takes out of the two
 * places, and the variance of its yield in points.
 */
const TURN: { readonly [preset in DragonPreset]: { grotto: number; cavern: number; variance: number } } = {
  '1+2': { grotto: 2.0, cavern: 1.6, variance: 40 },
  '1+1': { grotto: 2.0, cavern: 2.0, variance: 70 },
  '2+2': { grotto: 2.3, cavern: 0.8, variance: 17 },
};
const REST_OF_TURN = 6; // variance of what is left of the present turn

/**
 * The share of the win this seat can hope for: points safe and to be expected of this turn, set against those of the
 * rivals; the more turns are still to come, the less a lead means.
 */
export function evaluate(s: State, seat: Seat, listen?: (term: string, value: number) => void): number {
  const over = result(s);
  if (over !== null) return over.places[seat] === 1 ? 1 / over.places.filter((place) => place === 1).length : 0;
  const seats = seatsAt(s);
  const turn = expectedOfTurn(s);
  const variance = REST_OF_TURN + (TURN[s.settings.dice].variance * turnsLeft(s)) / seats;
  const spread = Math.sqrt(variance * 6) / Math.PI; // a Gumbel distribution of that variance, so that shares add up to 1
  const own = packPoints(s, seat) + (seat === s.adventurer ? turn : 0);
  let all = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < seats; rival++) {
    const points = packPoints(s, rival) + (rival === s.adventurer ? turn : 0);
    all += Math.exp((points - own) / spread);
    if (rival !== seat && points > best) best = points;
  }
  if (listen !== undefined) {
    listen('pack', packPoints(s, seat));
    listen('turn', seat === s.adventurer ? turn : 0);
    listen('best rival', -best);
  }
  return 1 / all;
}

function expectedOfTurn(s: State): number {
  const at = s.agenda.at(-1);
  if (at?.step === 'planNuggets') return worthOfPlan(s, at.plan, 0);
  if (at?.step === 'planPoints') return worthOfPlan(s, at.plan, at.out === 0 ? 1 : 2);
  return worthOfTurn(s);
}

/** How many turns the game may still take after this one. */
export function turnsLeft(s: State): number {
  const { grotto, cavern } = TURN[s.settings.dice];
  const [a, b] = [s.grotto / grotto, s.cavern / cavern];
  return s.settings.end === 'first' ? Math.min(a, b) : Math.max(a, b);
}
