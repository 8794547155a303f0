import { expect, test } from '@playwright/test';
import { timeLeft } from '../src/table/time-left.ts';

test('time left reads like a clock, and in words from one day on', () => {
  const inDays = (days: number, hours: number) => `${days} d ${hours} h`;
  const [second, hour] = [1000, 3_600_000];
  expect([299_001, 61 * second, 9 * second, -5].map((left) => timeLeft(left, inDays))).toEqual([
    '5:00',
    '1:01',
    '0:09',
    '0:00',
  ]);
  expect([hour, 25.5 * hour, 72 * hour].map((left) => timeLeft(left, inDays))).toEqual([
    '1:00:00',
    '1 d 1 h',
    '3 d 0 h',
  ]);
});
