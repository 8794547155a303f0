import type { Game } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { arena, type Contest, playMatch, runArena } from '../src/arena/index.ts';
import { wilson } from '../src/index.ts';
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

test('a shared win counts in fractions, so the wins add up to the games played', () => {
  const { games, seats } = runArena(contest({ bots: ['dragon', 'dragon'], iterations: 300, games: 4 }));
  expect(games).toBe(4);
  expect(seats).toHaveLength(1); // one bot, both seats
  expect(seats[0]).toMatchObject({ bot: 'dragon', role: null, games: 8, wins: 4, share: 0.5 }); // all drawn
});

test('the last bot named takes the remaining seats, and every bot plays every seat', () => {
  const report = runArena(contest({ game: pig, seats: 3, bots: ['goblin', 'random'], games: 6 }));
  expect(report.seats.map(({ bot, games }) => [bot, games])).toEqual([
    ['goblin', 6],
    ['random', 12],
  ]);
});

test('equal bots win equally often, because seats rotate', () => {
  const { seats } = runArena(contest({ game: pig, bots: ['random', 'pebble'], games: 400, seed: 'even' }));
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
  runArena(contest({ game, seats: 3, bots: ['random'], games: 6 }));
  expect(seeds).toEqual(['arena 0', 'arena 0', 'arena 0', 'arena 1', 'arena 1', 'arena 1']);
});

test('there is a report after every game', () => {
  expect([...arena(contest({ games: 4 }))].map(({ games }) => games)).toEqual([1, 2, 3]);
});

test('the same contest gives the same report', () => {
  const bots = ['troll', 'goblin'] as const;
  expect(runArena(contest({ bots, iterations: 50 }))).toEqual(runArena(contest({ bots, iterations: 50 })));
});

test('thinking time is measured with the given clock, once per decision with a choice', () => {
  let time = 0;
  const match = playMatch(contest({ now: () => time++ }), ['goblin', 'random'], 'clock');
  expect(match.ms).toEqual(match.decisions); // one tick for each
  expect(match.decisions[0]).toBeGreaterThan(1);
});

test('a limit in milliseconds ends the search', () => {
  let time = 0;
  const { decisions, ms } = playMatch(contest({ ms: 20, now: () => time++ }), ['dragon', 'random'], 'ms');
  expect(ms[0]! / decisions[0]!).toBeGreaterThanOrEqual(20);
  expect(ms[0]! / decisions[0]!).toBeLessThan(25);
});

test('the better bot gets the higher rating', () => {
  const { seats } = runArena(contest({ game: pig, bots: ['goblin', 'random'], games: 60 }));
  expect(seats[0]!.rating).toBeGreaterThan(seats[1]!.rating);
});

test('where seats are roles, each role is counted separately', () => {
  const game = { ...pig, seatsNamed: () => 'unused' };
  const { seats } = runArena(contest({ game, bots: ['goblin', 'random'], games: 4 }));
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
])('Wilson interval: %d wins of %d games is between %d and %d', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});
