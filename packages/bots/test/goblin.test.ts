import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { think, wholeArena } from '../src/index.ts';
import { drawn, mark } from './position.ts';
import { pig } from './toys/pig.ts';

test('Goblin takes what is best one step ahead', () => {
  expect(think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'goblin', seed: 'a' }).act).toEqual(mark(2));
});

test('Goblin beats Pebble at throwing dice, with the whole confidence interval above one half', () => {
  const { seats } = wholeArena({
    game: pig,
    settings: {},
    seats: 2,
    bots: ['goblin', 'pebble'],
    games: 100,
    seed: 'g',
    now: () => 0,
  });
  expect(seats[0]).toMatchObject({ bot: 'goblin', games: 100 });
  expect(seats[0]!.low).toBeGreaterThan(0.5);
});
