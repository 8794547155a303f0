import { outcomeOf, positionValue, reopenOthers, withoutReopen } from '@trollmoot/bots';
import { type Act, dice, type Game, type Position, type Seat, sameAct } from '@trollmoot/kernel';
import type { Reviewer } from './reviewer.ts';

const WORLDS = 4; // in which every option is looked at one step ahead
const BEST = 3; // options that look best
const MOST = 60; // options looked at, in the order of habit

/**
 * The options worth playing out beside the one played: what the reviewer suggests, those that look best one step ahead,
 * and the one that looks worst. Empty for a choice that was none.
 */
export function optionsBeside(
  game: Game,
  reviewer: Reviewer,
  s: Position,
  seat: Seat,
  played: Act,
  seed: string,
): Act[] {
  const random = dice(`${seed} options`);
  const world = game.imagine(s, seat, random);
  const options = withoutReopen(game.options(world, seat));
  if (options.length < 2) return [];
  const habits = game.bot.habits(world, seat, options);
  const looked = [...habits, ...options.filter((act) => !habits.includes(act))].slice(0, MOST);
  const values = looked.map(() => 0);
  for (let w = 0; w < WORLDS; w++) {
    const imagined = game.imagine(s, seat, random);
    reopenOthers(game, imagined, seat);
    for (const [i, act] of looked.entries())
      values[i]! += positionValue(game, outcomeOf(game, imagined, seat, act, random), seat);
  }
  const ranked = [...looked.keys()].sort((a, b) => values[b]! - values[a]! || a - b).map((i) => looked[i]!);
  const suggested = reviewer.suggest(game, game.imagine(s, seat, random), seat, `${seed} suggestion`);
  const beside: Act[] = [];
  for (const act of [suggested, ...ranked.slice(0, BEST + 1), ranked.at(-1)!])
    if (!sameAct(act, played) && !beside.some((other) => sameAct(other, act))) beside.push(act);
  return beside.length > BEST + 2 ? [...beside.slice(0, BEST + 1), beside.at(-1)!] : beside;
}
