import { type Level, think } from '@trollmoot/bots';
import { dice, sameAct } from '@trollmoot/kernel';
import { chancesOf, type Solution } from './exact.ts';
import { game, type Player } from './match.ts';
import { perfect } from './perfect.ts';

/** A bot whose decisions are compared with the exact chances. */
interface MeasuredBot {
  readonly play: Player;
  /** The chance of winning that its decisions have cost so far. Decisions beyond the tables do not count. */
  givenAway(): number;
}

/** If `isTold`, the bot knows that its rival chooses at random. */
export function measuredBot(level: Level, seed: string, solution: Solution = perfect, isTold = false): MeasuredBot {
  const random = dice(seed);
  let decisions = 0;
  let cost = 0;
  return {
    play(s, options) {
      const world = game.imagine(s, s.adventurer, random);
      const careless = isTold ? [1 - s.adventurer] : [];
      const thinking = { level, seed: `${seed} ${decisions++}`, careless, quiet: true };
      const { act } = think(game, world, s.adventurer, thinking);
      const chances = chancesOf(solution, s, options);
      const chosen = options.findIndex((option) => sameAct(option, act));
      if (chances !== null) cost += Math.max(...chances) - chances[chosen]!;
      return act;
    },
    givenAway: () => cost,
  };
}
