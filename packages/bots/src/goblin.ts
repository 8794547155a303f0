import type { Act, Position, Random, Seat } from '@trollmoot/kernel';
import { worthwhile } from './acts.ts';
import type { Company } from './company.ts';
import { isThrown } from './luck.ts';
import { closeHands, reopenOthers } from './manner.ts';
import { worth } from './worth.ts';

/** How many tries are shared out among the options; the fewer there are, the less is left to luck. */
const TRIES = 12;
/** In how many imagined worlds an option is tried at least. */
const WORLDS = 4;
/** How many decisions that an option forces on the same seat are followed up. */
const FOLLOW_UPS = 4;

/** The option that looks best one step ahead, on average over imagined worlds. No plan, no malice, no patience. */
export function goblin(
  game: Company,
  world: Position,
  seat: Seat,
  options: readonly Act[],
  random: Random,
  enough: () => boolean = () => false,
): Act {
  const candidates = game.bot.habits(world, seat, options);
  if (candidates.length === 1) return candidates[0]!;
  const totals = candidates.map(() => 0);
  const worlds = Math.max(WORLDS, Math.floor(TRIES / candidates.length));
  for (let w = 0; w < worlds && (w === 0 || !enough()); w++) {
    const imagined = game.imagine(world, seat, random);
    reopenOthers(game, imagined, seat);
    for (let i = 0; i < candidates.length; i++)
      totals[i]! += worth(game, after(game, imagined, seat, candidates[i]!, random), seat);
  }
  let best = 0;
  for (let i = 1; i < totals.length; i++) if (totals[i]! > totals[best]!) best = i;
  return candidates[best]!;
}

/** The position an option leads to, once what it entails for the same seat is settled and closed hands are open. */
export function after(game: Company, s: Position, seat: Seat, act: Act, random: Random): Position {
  const asked = s.agenda[s.agenda.length - 1]!;
  const next = game.play(game.clone(s), seat, act);
  if (next.agenda[next.agenda.length - 1] === asked) closeHands(game, next, random);
  for (let n = 0; n < FOLLOW_UPS && isFollowUp(game, next, seat, asked.step); n++) {
    const best = bestNow(game, next, seat);
    if (best === null) return next;
    game.play(next, seat, best);
  }
  return next;
}

/** Is the same seat asked something else, which the option brought about? */
function isFollowUp(game: Company, s: Position, seat: Seat, asked: string): boolean {
  if (s.agenda.length === 0 || s.agenda[s.agenda.length - 1]!.step === asked) return false;
  const waiting = game.waitingFor(s);
  return waiting.length === 1 && waiting[0] === seat;
}

/** The best option one step ahead; null if dice would be thrown, for nobody chooses knowing how they fall. */
function bestNow(game: Company, s: Position, seat: Seat): Act | null {
  const options = worthwhile(game.options(s, seat));
  const habits = options.length === 1 ? options : game.bot.habits(s, seat, options);
  let best = habits[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of habits) {
    const next = game.play(game.clone(s), seat, act);
    if (isThrown(s, next)) return null;
    const value = worth(game, next, seat);
    if (value > most) [best, most] = [act, value];
  }
  return best;
}
