import { dice } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { after } from '../src/goblin.ts';
import { think, wholeArena } from '../src/index.ts';
import { drawn, mark } from './position.ts';
import { atTheDoor, door } from './toys/door.ts';
import { pig } from './toys/pig.ts';

test('Goblin takes what is best one step ahead', () => {
  expect(think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'goblin', seed: 'a' }).act).toEqual(mark(2));
});

test('Goblin has an answer however little time it is given', () => {
  let asked = 0;
  const enough = () => ++asked > 0;
  expect(think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'goblin', seed: 'a', enough }).act).toEqual(mark(2));
  expect(asked).toBe(1);
});

test('Goblin settles what an option entails, but never by dice that have yet to fall', () => {
  const settled = after(door, atTheDoor(false), 0, { do: 'go' }, dice('settled'));
  expect(settled.agenda).toEqual([]);
  for (const seed of ['a', 'b', 'c']) {
    const open = after(door, atTheDoor(true), 0, { do: 'go' }, dice(seed));
    expect(open.agenda).toEqual([{ step: 'room' }]); // or it would throw only when a six is coming
  }
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
