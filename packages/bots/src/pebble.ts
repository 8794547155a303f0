import type { Act, Game, Random, Seat, Table } from '@trollmoot/kernel';
import { shareOf } from './worth.ts';

/** What an option does to the game at once, as far as one can see. */
type Fate = 'wins' | 'loses' | 'goes on';

/** Worlds looked into before an option is called a win: dice that fell well once are no win. */
const WORLDS = 3;

/** Any option, with manners: never passes a win that is free, never throws the game away. */
export function pebble(game: Game, world: Table, seat: Seat, options: readonly Act[], random: Random): Act {
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(world, seat, random));
  const decent: Act[] = [];
  for (const act of options) {
    const fate = fateOf(game, worlds, seat, act);
    if (fate === 'wins') return act;
    if (fate === 'goes on') decent.push(act);
  }
  const choices = decent.length > 0 ? decent : options;
  return choices[random(choices.length)]!;
}

/** It wins if it wins in every world, and loses if it loses in any. */
function fateOf(game: Game, worlds: readonly Table[], seat: Seat, act: Act): Fate {
  let wins = 0;
  for (const world of worlds) {
    const result = game.result(game.play(game.clone(world), seat, act));
    if (result === null) continue;
    const share = shareOf(result, seat);
    if (share === 0) return 'loses';
    if (share === 1) wins++;
  }
  return wins === worlds.length ? 'wins' : 'goes on';
}
