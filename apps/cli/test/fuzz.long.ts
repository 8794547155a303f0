import { GAMES } from '@trollmoot/shelf';
import { fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { scenesOf } from '../src/scenes.ts';

const SECONDS = 60; // per title

test.each(GAMES.map((game) => [game.title, game] as const))(
  'random play that prefers what is rare breaks nothing: %s',
  async (_title, game) => {
    const scenes = await scenesOf(game);
    const seed = new Date().toISOString().slice(0, 10); // every day walks elsewhere; a failure names it
    const { errors } = fuzz(game, { seconds: SECONDS, seed, now: () => performance.now(), scenes });
    expect(errors.map(({ error }) => `${error} (seed ${seed})`)).toEqual([]);
  },
);
