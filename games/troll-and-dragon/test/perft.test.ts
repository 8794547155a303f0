import { perft } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { trollAndDragon } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

// How many ways the game can continue, n plies deep. A change to the rules shows up here.
test.each([
  ['start', 10, 463],
  ['start of two', 10, 463],
  ['key and door', 8, 393],
  ['last die', 8, 217],
  ['last diamonds', 8, 51],
  ['cavern', 8, 135],
  ['one eye open', 8, 133],
  ['last nuggets', 8, 134],
  ['empty Cavern', 4, 8],
  ['quiet rounds', 2, 3],
  ['race', 8, 708],
  ['plan', 3, 9243],
  ['dice held back', 4, 335],
  ['shares to choose', 4, 16],
  ['shares of two', 4, 24],
])('perft of %s, %i plies', (scene, depth, ways) => {
  expect(perft(trollAndDragon, scenes[scene]!(), depth)).toBe(ways);
});

test('every scene has its number', () => expect(Object.keys(scenes)).toHaveLength(15));
