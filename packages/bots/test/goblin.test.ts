import { dice } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { runArena } from '../src/arena/index.ts';
import { think } from '../src/index.ts';
import { outcomeOf } from '../src/look-ahead.ts';
import { drawn, mark } from './position.ts';
import { atTheDoor, door } from './toys/door.ts';
import { pig } from './toys/pig.ts';

test('Goblin takes the option that is best one step ahead', () => {
  expect(think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'goblin', seed: 'a' }).act).toEqual(mark(2));
});

test('Goblin answers even if its time is already up', () => {
  let asked = 0;
  const enough = () => ++asked > 0;
  expect(think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'goblin', seed: 'a', enough }).act).toEqual(mark(2));
  expect(asked).toBe(1);
});

test('Goblin settles follow-up decisions, but not those that roll dice', () => {
  const settled = outcomeOf(door, atTheDoor(false), 0, { do: 'go' }, dice('settled'));
  expect(settled.agenda).toEqual([]);
  for (const seed of ['a', 'b', 'c']) {
    const open = outcomeOf(door, atTheDoor(true), 0, { do: 'go' }, dice(seed));
    expect(open.agenda).toEqual([{ step: 'room' }]); // otherwise it would roll only when a six is coming
  }
});

test('Goblin beats Pebble at a dice game, with the whole confidence interval above one half', () => {
  const { seats } = runArena({
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
