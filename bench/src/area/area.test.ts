import { createRequire } from 'node:module';
import { dice } from '@trollmoot/kernel';
import type * as Internal from 'boardgame.io/internal';
import { expect, test } from 'vitest';
import { area as ours } from './ours.ts';
import { area as theirs } from './theirs.ts';

test('our version hides hands, deck and kinds, so an imagined position looks the same', () => {
  const random = dice('area');
  const s = ours.setup({}, 2, 'area');
  for (let ply = 0; ply < 300; ply++) {
    for (const eye of [0, 1, null]) {
      const world = ours.imagine(s, eye, random);
      expect(ours.view(world, eye)).toEqual(ours.view(s, eye));
      if (eye !== null) expect(ours.options(world, eye)).toEqual(ours.options(s, eye));
    }
    const options = ours.options(s, ply % 2);
    ours.play(s, ply % 2, options[random(options.length)]!);
  }
});

test('both versions show a player the same things', () => {
  const { InitializeGame }: typeof Internal = createRequire(import.meta.url)('boardgame.io/internal');
  const { G, ctx } = InitializeGame({ game: theirs, numPlayers: 2 });
  const their = theirs.playerView!({ G, ctx, playerID: '0' }) as object;
  const our = ours.view(ours.setup({}, 2, 'area'), 0);
  const shape = (data: object): unknown =>
    Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? value.length : typeof value]);
  expect(shape(their)).toEqual(shape(our));
  expect(Math.abs(JSON.stringify(their).length - JSON.stringify(our).length)).toBeLessThan(200);
});
