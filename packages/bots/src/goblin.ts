import type { Act, Position, Random, Seat } from '@trollmoot/kernel';
import type { BotGame } from './careless.ts';
import { reopenOthers } from './closed-hands.ts';
import { outcomeOf } from './look-ahead.ts';
import { positionValue } from './value.ts';

/** Tries shared among the options: the fewer options, the more worlds each is tried in. */
const TRIES = 12;
/** Every option is tried in at least this many imagined worlds. */
const WORLDS = 4;

/** Greedy: the option that looks best one step ahead, on average over imagined worlds. */
export function goblin(
  game: BotGame,
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
      totals[i]! += positionValue(game, outcomeOf(game, imagined, seat, candidates[i]!, random), seat);
  }
  let best = 0;
  for (let i = 1; i < totals.length; i++) if (totals[i]! > totals[best]!) best = i;
  return candidates[best]!;
}
