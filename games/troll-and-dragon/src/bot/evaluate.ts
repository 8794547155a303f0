import type { Seat } from '@trollmoot/kernel';
import { type DragonPreset, GROTTO_DICE } from '../data/dice.ts';
import { result } from '../rules/ending.ts';
import { packPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { worthOfPlan } from './planning.ts';
import { grottoOf, worthOfTurn } from './values.ts';

/**
 * A turn among players who stop when they should, measured over thousands of turns: what it takes from the two places, and
 * the variance of its points. That is more than the dice alone: a player who is behind takes more risks, so a lead means
 * less than its points. Fitted to the exact chances of two players.
 */
export const TURN: { readonly [preset in DragonPreset]: { grotto: number; cavern: number; variance: number } } = {
  '1+2': { grotto: 2.0, cavern: 1.6, variance: 85 },
  '1+1': { grotto: 2.0, cavern: 2.0, variance: 150 },
  '2+2': { grotto: 2.3, cavern: 0.8, variance: 35 },
};
const REST_OF_TURN = 30; // the variance of what is left of the current turn

/**
 * The share of the win this seat can hope for: its safe points and those expected of this turn and the next round, against
 * the rivals'. The more turns are still to come, the less a lead means.
 */
export function evaluate(s: State, seat: Seat, listen?: (term: string, value: number) => void): number {
  const over = result(s);
  if (over !== null) return over.places[seat] === 1 ? 1 / over.places.filter((place) => place === 1).length : 0;
  const seats = seatsAt(s);
  const left = turnsLeft(s);
  const spread = usualSpread(s, left);
  const turn = expectedOfTurn(s);
  const fresh = grottoOf(s).rolling(GROTTO_DICE, 0, 0);
  const ahead = (player: Seat): number =>
    fresh *
    (turnsAhead((player - s.adventurer + seats) % seats, seats, left) + (player === s.adventurer ? lastWord(left) : 0));
  const points = (player: Seat): number => packPoints(s, player) + (player === s.adventurer ? turn : 0) + ahead(player);

  const own = points(seat);
  let all = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < seats; player++) {
    const theirs = points(player);
    all += Math.exp((theirs - own) / spread);
    if (player !== seat && theirs > best) best = theirs;
  }
  if (listen !== undefined) {
    listen('pack', packPoints(s, seat));
    listen('turn', seat === s.adventurer ? turn : 0);
    listen('to come', ahead(seat));
    listen('best rival', -best);
  }
  return 1 / all;
}

/** The scale of a Gumbel distribution with this variance. With it, the shares add up to 1. */
export const spreadOf = (variance: number): number => Math.sqrt(variance * 6) / Math.PI;
export const usualSpread = (s: State, left: number): number =>
  spreadOf(REST_OF_TURN + (TURN[s.settings.dice].variance * left) / seatsAt(s));

/**
 * How many turns a seat, `behind` places after the adventurer, still has beyond those that all share. The next seat has one
 * more than the adventurer, the one after it a little less, so that no share jumps when a turn ends.
 */
export function turnsAhead(behind: number, seats: number, left: number): number {
  const comes = Math.min(1, Math.max(0, left + 1 - (behind === 0 ? seats : behind))); // if the game lasts that long
  return behind === 0 ? comes / seats : (comes * (seats + 1 - behind)) / seats;
}

/**
 * Near the end the adventurer can finish the game or put it off, knowing the scores: worth up to a whole turn. Fitted to the
 * exact chances of two players.
 */
const lastWord = (left: number): number => Math.min(1, 2.5 / left ** 2);

export function expectedOfTurn(s: State): number {
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
