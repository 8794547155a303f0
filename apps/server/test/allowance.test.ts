import { expect, test } from 'vitest';
import { Allowance } from '../src/allowance.ts';

test('what was saved can be used at once; a debt is waited off', () => {
  const allowance = new Allowance(1000, 500);
  allowance.charge('ann', 1000, 0);
  expect(allowance.wait('ann', 0)).toBe(0);
  allowance.charge('ann', 250, 0);
  expect([allowance.wait('ann', 0), allowance.wait('ann', 400), allowance.wait('ann', 500)]).toEqual([500, 100, 0]);
  expect(allowance.wait('bob', 0)).toBe(0);
});

test('it fills up to the most, and keeps nothing about those who are full again', () => {
  const allowance = new Allowance(1000, 500);
  allowance.charge('ann', 600, 0);
  expect([allowance.left('ann', 0), allowance.left('ann', 60_000)]).toEqual([400, 1000]);
  allowance.charge('bob', 1, 60_000);
  expect(allowance.size).toBe(1);
});
