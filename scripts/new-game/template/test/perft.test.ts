import { perft } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import game from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

// How many ways there are to play on, n plies deep. A change of the rules shows up here.
test.each([
  ['start', 3, 556],
  ['last stone', 1, 1],
  ['last stone loses', 2, 2],
])('perft of %s, %i plies', (scene, depth, ways) => {
  expect(perft(game, scenes[scene]!(), depth)).toBe(ways);
});
