import type { Seat } from '@trollmoot/kernel';
import { GROTTO_DICE } from '../data/dice.ts';
import { packPoints, riskPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { evaluate, expectedOfTurn, spreadOf, TURN, turnsAhead, usualSpread } from './evaluate.ts';
import { grottoOf } from './values.ts';

// Play among careless players, who choose every option with equal chance. All constants are fitted to the exact chances of
// the best reply to such a rival.

/** What a careless turn takes from the two places, and the points it brings: almost all diamonds. */
const TURN_OF_THEIRS = { grotto: 1.9, cavern: 0.06, points: 1.5 };

/**
 * The only careful player can avoid risk. So the rest of a turn, and the next turn, count less than their points; points
 * spread less, and a small lead is worth far more.
 */
const SAFE = { stillToCome: 0.73, nextTurn: 0.28, variance: 15, slow: 4.4, restOfTurn: 1.9 };
/** A player who is behind still takes risks: the spread is at least this wide, and wider with every turn to come. */
const BEHIND = { points: 10.6, perTurn: 1.9 };

/** The share of the win where some are careless. Count all their turns to come: each brings less than other players'. */
export function shareAmong(
  careless: readonly Seat[],
  s: State,
  seat: Seat,
  listen?: (term: string, value: number) => void,
): number {
  if (s.agenda.length === 0) return evaluate(s, seat);
  const seats = seatsAt(s);
  const left = turnsLeftAmong(careless.length / seats, s);
  const isSafe = careless.length === seats - 1;
  const fresh = grottoOf(s).rolling(GROTTO_DICE, 0, 0);
  const { points } = TURN_OF_THEIRS;
  const atRisk = riskPoints(s);
  const turn = careless.includes(s.adventurer)
    ? atRisk + Math.min(points, s.grotto)
    : atRisk + (expectedOfTurn(s) - atRisk) * (isSafe ? SAFE.stillToCome : 1);
  const ahead = (player: Seat): number => {
    const turns = turnsAhead((player - s.adventurer + seats) % seats, seats, left);
    if (careless.includes(player)) return points * turns - ((fresh - points) * left) / seats;
    return fresh * turns * (isSafe ? SAFE.nextTurn : 1);
  };
  const hopes = (player: Seat): number => packPoints(s, player) + (player === s.adventurer ? turn : 0) + ahead(player);

  const own = hopes(seat);
  let others = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < seats; player++) {
    if (player === seat) continue;
    const theirs = hopes(player);
    others += Math.exp((theirs - own) / (isSafe ? safeSpread(left, seats, theirs > own) : usualSpread(s, left)));
    if (theirs > best) best = theirs;
  }
  if (listen !== undefined) {
    listen('pack', packPoints(s, seat));
    listen('turn', seat === s.adventurer ? turn : 0);
    listen('to come', ahead(seat));
    listen('best rival', -best);
  }
  return 1 / (1 + others);
}

function safeSpread(left: number, seats: number, isBehind: boolean): number {
  const spread = spreadOf(SAFE.restOfTurn + (SAFE.variance * left * left) / (seats * (left + SAFE.slow)));
  return isBehind ? Math.max(BEHIND.points + BEHIND.perTurn * left, spread) : spread;
}

/** How many turns the game may still take after this one, if this share of the players is careless. */
function turnsLeftAmong(careless: number, s: State): number {
  const mixed = (ours: number, theirs: number): number => ours + (theirs - ours) * careless;
  const a = s.grotto / mixed(TURN[s.settings.dice].grotto, TURN_OF_THEIRS.grotto);
  const b = s.cavern / mixed(TURN[s.settings.dice].cavern, TURN_OF_THEIRS.cavern);
  return s.settings.end === 'first' ? Math.min(a, b) : Math.max(a, b);
}
