import { type Level, think } from '@trollmoot/bots';
import { dice } from '@trollmoot/kernel';
import { chancesOf } from './exact.ts';
import { game, type Player } from './match.ts';
import { perfect } from './perfect.ts';

/** A bot whose decisions are held against the exact chances. */
export interface Watched {
  readonly play: Player;
  /** The chance of winning that its decisions have cost it so far; nothing where the tables end. */
  givenAway(): number;
}

export function watched(level: Level, seed: string): Watched {
  const random = dice(seed);
  let decisions = 0;
  let cost = 0;
  return {
    play(s, options) {
      const world = game.imagine(s, s.adventurer, random);
      const { act } = think(game, world, s.adventurer, { level, seed: `${seed} ${decisions++}`, quiet: true });
      const chances = chancesOf(perfect, s, options);
      const chosen = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(act));
      if (chances !== null) cost += Math.max(...chances) - chances[chosen]!;
      return act;
    },
    givenAway: () => cost,
  };
}
