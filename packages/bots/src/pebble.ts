import type { Act, Game, Position, Random, Seat } from '@trollmoot/kernel';
import { winShare } from './value.ts';

/** A win counts as free only if it also wins in this many worlds: one lucky roll is not enough. */
const WORLDS = 3;

/**
 * Any option, except that it takes a free win and never throws the game away. Few decisions can end the game, and one
 * world shows which; further worlds are imagined only for an option that won there.
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

/** The seat's share of the win if this act ends the game; null if it does not. */
function shareAfter(game: Game, world: Position, seat: Seat, act: Act): number | null {
  const result = game.result(game.play(game.clone(world), seat, act));
  return result === null ? null : winShare(result, seat);
}

/** Does an act that won in one world win in others too? */
function winsElsewhere(game: Game, world: Position, seat: Seat, act: Act, random: Random): boolean {
  for (let w = 1; w < WORLDS; w++)
    if (shareAfter(game, game.imagine(world, seat, random), seat, act) !== 1) return false;
  return true;
}
