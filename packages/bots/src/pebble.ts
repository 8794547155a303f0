import type { Act, Game, Position, Random, Seat } from '@trollmoot/kernel';
import { shareOf } from './worth.ts';

/** Worlds looked into before the end of the game is believed: dice that fell well once are no win. */
const WORLDS = 3;

/**
 * Any option, with manners: never passes a win that is free, never throws the game away. Most decisions end nothing, so
 * one world is enough to see that; others are imagined only for an option that ended the game there.
 */
export function pebble(game: Game, world: Position, seat: Seat, options: readonly Act[], random: Random): Act {
  if (game.bot.isFarFromEnd?.(world) === true) return options[random(options.length)]!;
  const decent: Act[] = [];
  for (const act of options) {
    const share = shareAfter(game, world, seat, act);
    if (share === 1 && winsElsewhere(game, world, seat, act, random)) return act;
    if (share !== 0) decent.push(act);
  }
  const choices = decent.length > 0 ? decent : options;
  return choices[random(choices.length)]!;
}

/** The seat's share of the win if this act ends the game; null if the game goes on. */
function shareAfter(game: Game, world: Position, seat: Seat, act: Act): number | null {
  const result = game.result(game.play(game.clone(world), seat, act));
  return result === null ? null : shareOf(result, seat);
}

/** Is what won in one world a win in others as well? */
function winsElsewhere(game: Game, world: Position, seat: Seat, act: Act, random: Random): boolean {
  for (let w = 1; w < WORLDS; w++)
    if (shareAfter(game, game.imagine(world, seat, random), seat, act) !== 1) return false;
  return true;
}
