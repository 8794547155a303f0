import { dice, type Game } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { dash, sealedBids, tablesOf, ticTacToe } from '../src/index.ts';

test('tables cover every number of seats with every setting', () => {
  expect(tablesOf(ticTacToe, dice('x'))).toEqual([{ seats: 2, settings: {} }]);
  expect(tablesOf(sealedBids, dice('x'))).toEqual(
    [2, 3, 4].flatMap((seats) => [2, 3].map((rounds) => ({ seats, settings: { rounds } }))),
  );
});

test('tables that the game does not allow are left out', () => {
  const misfit: Game['misfit'] = ({ track }, seats) => (track === 8 && seats === 2 ? 'too far' : null);
  expect(
    tablesOf({ ...(dash as Game), misfit }, dice('x')).map(({ seats, settings }) => [seats, settings.track]),
  ).toEqual([
    [2, 5],
    [3, 5],
    [3, 8],
  ]);
});

describe('the tables of a game with many settings', () => {
  const spec = { values: ['a', 'b', 'c', 'd'], clause: 'SET-1' };
  const roles = { values: ['any', 'two', 'three'], clause: 'SET-1' };
  const settings = { roles, ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${i}`, spec])) };
  const misfit: Game['misfit'] = ({ roles }, seats) =>
    (roles === 'two' && seats !== 2) || (roles === 'three' && seats !== 3) ? 'wrong number' : null;
  const tables = tablesOf({ ...(dash as Game), settings, misfit }, dice('x'), 2, 20);

  test('are limited in number', () => expect(tables).toHaveLength(20));
  test('begin with the defaults for every number of seats', () => {
    expect(tables.slice(0, 2).map((table) => table.seats)).toEqual([2, 3]);
    for (const table of tables.slice(0, 2))
      expect(Object.values(table.settings)).toEqual(['any', ...new Array(20).fill('a')]);
  });
  test('include every value, and only what the game allows', () => {
    for (const [name, { values }] of Object.entries(settings))
      for (const value of values) expect(tables.some((table) => table.settings[name] === value)).toBe(true);
    for (const table of tables) expect(misfit(table.settings, table.seats)).toBeNull();
  });
});
