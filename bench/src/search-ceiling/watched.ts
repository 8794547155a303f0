import { type Level, think } from '@trollmoot/bots';
import { dice, sameAct } from '@trollmoot/kernel';
import { chancesOf, type Sage } from './exact.ts';
import { game, type Player } from './match.ts';
import { perfect } from './perfect.ts';

/** A bot whose decisions are held against the exact chances. */
export interface Watched {
  readonly play: Player;
  /** The chance of winning that its decisions have cost it so far; nothing where the tables end. */
  givenAway(): number;
}

/** Held against this sage's chances; told, if so, that its rival takes every option alike. */
export function watched(level: Level, seed: string, sage: Sage = perfect, isTold = false): Watched {
  const random = dice(seed);
  let decisions = 0;
  let cost = 0;
  return {
    play(s, options) {
      const world = game.imagine(s, s.adventurer, random);
      const careless = isTold ? [1 - s.adventurer] : [];
      const thinking = { level, seed: `${seed} ${decisions++}`, careless, quiet: true };
      const { act } = think(game, world, s.adventurer, thinking);
      const chances = chancesOf(sage, s, options);
      const chosen = options.findIndex((option) => sameAct(option, act));
      if (chances !== null) cost += Math.max(...chances) - chances[chosen]!;
      return act;
    },
    givenAway: () => cost,
  };
}
