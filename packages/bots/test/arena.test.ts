import type { Game } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { arena, type Contest, playMatch, wholeArena, wilson } from '../src/index.ts';
import { pig } from './toys/pig.ts';

const contest = (changes: Partial<Contest>): Contest => ({
  game: ticTacToe,
  settings: {},
  seats: 2,
  bots: ['goblin', 'random'],
  games: 10,
  seed: 'arena',
  now: () => 0,
  ...changes,
});

test('shares of all seats add up to the games played; a shared win counts in fractions', () => {
  const { games, seats } = wholeArena(contest({ bots: ['dragon', 'dragon'], iterations: 300, games: 4 }));
  expect(games).toBe(4);
  expect(seats).toHaveLength(1); // one bot, both seats
  expect(seats[0]).toMatchObject({ bot: 'dragon', role: null, games: 8, wins: 4, share: 0.5 }); // all drawn
});

test('the last bot named takes the seats left over, and everybody sits everywhere', () => {
  const report = wholeArena(contest({ game: pig, seats: 3, bots: ['goblin', 'random'], games: 6 }));
  expect(report.seats.map(({ bot, games }) => [bot, games])).toEqual([
    ['goblin', 6],
    ['random', 12],
  ]);
});

test('the first to start wins no more often than it starts: equal bots share evenly over rotated deals', () => {
  const { seats } = wholeArena(contest({ game: pig, bots: ['random', 'pebble'], games: 400, seed: 'even' }));
  expect(seats[0]!.low).toBeLessThan(0.5);
});

test('every deal is played once from every seat', () => {
  const seeds: string[] = [];
  const game: Game = {
    ...pig,
    setup(settings, seats, seed) {
      seeds.push(seed);
      return pig.setup(settings, seats, seed);
    },
  };
  wholeArena(contest({ game, seats: 3, bots: ['random'], games: 6 }));
  expect(seeds).toEqual(['arena 0', 'arena 0', 'arena 0', 'arena 1', 'arena 1', 'arena 1']);
});

test('a report comes after every game', () => {
  expect([...arena(contest({ games: 4 }))].map(({ games }) => games)).toEqual([1, 2, 3]);
});

test('the same contest gives the same report', () => {
  const bots = ['troll', 'goblin'] as const;
  expect(wholeArena(contest({ bots, iterations: 50 }))).toEqual(wholeArena(contest({ bots, iterations: 50 })));
});

test('time is read from the clock it is given, and counted per real decision', () => {
  let time = 0;
  const match = playMatch(contest({ now: () => time++ }), ['goblin', 'random'], 'clock');
  expect(match.ms).toEqual(match.decisions); // one tick for each
  expect(match.decisions[0]).toBeGreaterThan(1);
});

test('a budget in milliseconds ends the thinking', () => {
  let time = 0;
  const { decisions, ms } = playMatch(contest({ ms: 20, now: () => time++ }), ['dragon', 'random'], 'ms');
  expect(ms[0]! / decisions[0]!).toBeGreaterThanOrEqual(20);
  expect(ms[0]! / decisions[0]!).toBeLessThan(25);
});

test('ratings put the better bot above the worse', () => {
  const { seats } = wholeArena(contest({ game: pig, bots: ['goblin', 'random'], games: 60 }));
  expect(seats[0]!.rating).toBeGreaterThan(seats[1]!.rating);
});

test('roles are counted one by one where the seats are roles', () => {
  const game = { ...pig, seatsNamed: () => 'unused' };
  const { seats } = wholeArena(contest({ game, bots: ['goblin', 'random'], games: 4 }));
  expect(seats.map(({ bot, role, games }) => [bot, role, games])).toEqual([
    ['goblin', null, 4],
    ['random', null, 4],
    ['goblin', 'red', 2],
    ['goblin', 'blue', 2],
    ['random', 'red', 2],
    ['random', 'blue', 2],
  ]);
});

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [60, 100, 0.502, 0.6906],
])('Wilson: %d of %d lies between %d and %d', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});
