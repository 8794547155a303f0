import { type Act, type Position, type Random, type Seat, sameAct } from '@trollmoot/kernel';
import type { BotGame } from './careless.ts';
import { reopenOthers } from './closed-hands.ts';
import { outcomeOf } from './look-ahead.ts';

/** One term of the game's `evaluate`, and how much more of it the chosen act brings than the others do. */
export interface Reason {
  readonly term: string;
  readonly by: number;
}

const WORLDS = 6;
const RIVALS = 8; // other options to compare with
const MOST_REASONS = 4;
const NEGLIGIBLE = 1e-6;

type Terms = Map<string, number>;

/**
 * The terms that this act moves most, compared with the average of the other options, over imagined worlds; and the best
 * of those others.
 */
export function reasonsFor(
  game: BotGame,
  world: Position,
  seat: Seat,
  act: Act,
  options: readonly Act[],
  random: Random,
): { reasons: Reason[]; instead: Act | null } {
  const rivals = game.bot
    .habits(world, seat, options)
    .filter((option) => !sameAct(option, act))
    .slice(0, RIVALS);
  if (rivals.length === 0) return { reasons: [], instead: null };
  const difference: Terms = new Map();
  const values = rivals.map(() => 0);
  for (let w = 0; w < WORLDS; w++) {
    const imagined = game.imagine(world, seat, random);
    reopenOthers(game, imagined, seat);
    addTerms(game, outcomeOf(game, imagined, seat, act, random), seat, rivals.length, difference);
    for (const [i, rival] of rivals.entries())
      values[i]! += addTerms(game, outcomeOf(game, imagined, seat, rival, random), seat, -1, difference);
  }
  const trials = WORLDS * rivals.length;
  const reasons = [...difference]
    .map(([term, sum]): Reason => ({ term, by: sum / trials }))
    .filter(({ by }) => Math.abs(by) > NEGLIGIBLE)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_REASONS);
  return { reasons, instead: rivals[values.indexOf(Math.max(...values))]! };
}

/** Returns what the position is worth to the seat. */
function addTerms(game: BotGame, s: Position, seat: Seat, weight: number, sum: Terms): number {
  return game.bot.evaluate(s, seat, (term, value) => sum.set(term, (sum.get(term) ?? 0) + weight * value));
}
