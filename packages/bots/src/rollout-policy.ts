import type { Act, Position, Random, Seat } from '@trollmoot/kernel';
import { withoutReopen } from './acts.ts';
import { type BotGame, isCareless } from './careless.ts';

/**
 * What a bot assumes a seat does while it thinks ahead: one of its habits, the first ones most often. A careless seat
 * takes any option.
 */
export function byHabit(game: BotGame, s: Position, seat: Seat, random: Random): Act {
  const options = withoutReopen(game.options(s, seat));
  if (options.length === 1) return options[0]!;
  if (isCareless(game, seat)) return options[random(options.length)]!;
  const habits = game.bot.habits(s, seat, options);
  const u = random(4096) / 4096;
  return habits[Math.floor(u * u * habits.length)]!;
}

export function firstHabit(game: BotGame, s: Position, seat: Seat): Act {
  const options = withoutReopen(game.options(s, seat));
  return options.length === 1 ? options[0]! : game.bot.habits(s, seat, options)[0]!;
}
