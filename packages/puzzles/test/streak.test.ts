import { expect, test } from 'vitest';
import { bestStreak, dayOf, isDay, numberOf, plusDays, streakAt, turnOf, weekOf } from '../src/index.ts';

/** Days handed in, by how many days before the last one. */
const handedIn = (...ago: number[]) => Object.fromEntries(ago.map((days) => [plusDays('2026-11-16', -days), 3]));
const at = (...ago: number[]) => streakAt(handedIn(...ago), '2026-11-16');

test('a streak counts the days in a row, and today need not be done yet', () => {
  expect(at()).toBe(0);
  expect(at(0)).toBe(1);
  expect(at(0, 1, 2)).toBe(3);
  expect(at(1, 2)).toBe(2);
});

test('one missed day in seven is forgiven, but does not count', () => {
  expect(at(0, 1, 3, 4)).toBe(4);
  expect(at(2, 3)).toBe(2); // yesterday missed
  expect(at(0, 2, 4, 5)).toBe(2); // two missed within seven days
  expect(at(3, 4)).toBe(0); // two missed in a row
  expect(at(0, 2, 3, 4, 5, 6, 7, 9)).toBe(8); // the next miss is seven days earlier
  expect(at(0, 2, 3, 4, 5, 6, 8)).toBe(6); // six days earlier
});

test('the best streak may be long ago', () => {
  expect(bestStreak({})).toBe(0);
  expect(bestStreak(handedIn(0, 10, 11, 12, 13))).toBe(4);
});

test('days are the reader’s own, cross months and years, and number the puzzles', () => {
  expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06');
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
  expect([numberOf('2026-11-01'), numberOf('2026-11-16'), numberOf('2026-10-31')]).toEqual([1, 16, 0]);
  expect([isDay('2026-11-16'), isDay('2026-13-01'), isDay('tomorrow')]).toEqual([true, false, false]);
  expect([turnOf(5, 3), turnOf(-1, 3)]).toEqual([2, 2]);
  expect(weekOf('2026-11-03')).toEqual(
    ['28', '29', '30', '31', '01', '02', '03'].map((d, i) => `2026-${i < 4 ? 10 : 11}-${d}`),
  );
});
