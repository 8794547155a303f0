import type { AlertPrefs } from '@trollmoot/protocol';
import { expect, test } from 'vitest';
import { dueAt, notBefore } from '../src/alerts/hours.ts';
import { DEFAULT_PREFS } from '../src/alerts/prefs.ts';

const MINUTE = 60_000;
const berlin: AlertPrefs = { ...DEFAULT_PREFS, zone: 'Europe/Berlin' };
const at = (text: string): number => Date.parse(text);
const due = (now: string, pace: number | 'daily', prefs = berlin, seen = now): string =>
  new Date(dueAt(at(now), at(seen), pace, prefs)).toISOString().replace(/:00\.000Z$/, 'Z');

test('someone who is here is told once they have been away for as long as they said', () => {
  expect(due('2026-03-02T12:00:00Z', 10)).toBe('2026-03-02T12:10Z');
  expect(due('2026-03-02T12:00:00Z', 10, berlin, '2026-03-02T11:55:00Z')).toBe('2026-03-02T12:05Z');
  expect(due('2026-03-02T12:00:00Z', 10, berlin, '2026-03-02T09:00:00Z')).toBe('2026-03-02T12:00Z');
});

test('nothing in quiet hours, which are those of the reader’s zone', () => {
  expect(due('2026-03-02T21:30:00Z', 0)).toBe('2026-03-03T07:00Z'); // 22:30 in Berlin
  expect(due('2026-03-02T20:30:00Z', 0, berlin, '2026-03-02T19:00:00Z')).toBe('2026-03-02T20:30Z'); // 21:30
  expect(due('2026-03-02T20:30:00Z', 60)).toBe('2026-03-03T07:00Z');
  expect(due('2026-03-03T06:59:00Z', 0)).toBe('2026-03-03T07:00Z');
  const tokyo = { ...berlin, zone: 'Asia/Tokyo', quiet: { from: 60, to: 120 } };
  expect(due('2026-03-02T16:30:00Z', 0, tokyo)).toBe('2026-03-02T17:00Z');
  expect(due('2026-03-02T17:00:00Z', 0, { ...tokyo, quiet: null }, '2026-03-02T01:00:00Z')).toBe('2026-03-02T17:00Z');
  expect(due('2026-03-02T16:30:00Z', 0, { ...tokyo, quiet: { from: 60, to: 60 } }, '2026-03-02T01:00:00Z')).toBe(
    '2026-03-02T16:30Z',
  );
});

test('the night in which clocks change is quiet until the same hour', () => {
  expect(due('2026-03-28T23:00:00Z', 0)).toBe('2026-03-29T06:00Z'); // summer time begins: 8:00 is one hour earlier
  expect(due('2026-10-24T23:00:00Z', 0)).toBe('2026-10-25T07:00Z');
});

test('a daily place is told at its hour, today or tomorrow, and after quiet hours', () => {
  expect(due('2026-03-02T12:00:00Z', 'daily')).toBe('2026-03-02T17:00Z');
  expect(due('2026-03-02T17:00:00Z', 'daily')).toBe('2026-03-03T17:00Z');
  expect(due('2026-03-02T18:00:00Z', 'daily')).toBe('2026-03-03T17:00Z');
  expect(due('2026-03-28T18:00:00Z', 'daily')).toBe('2026-03-29T16:00Z'); // the clocks change
  expect(due('2026-10-24T17:00:00Z', 'daily')).toBe('2026-10-25T17:00Z');
  expect(due('2026-03-02T12:00:00Z', 'daily', { ...berlin, dailyAt: 60 })).toBe('2026-03-03T07:00Z');
});

test('every minute of a year: nothing is ever due in quiet hours', () => {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' });
  for (let now = at('2026-01-01T00:00:00Z'); now < at('2027-01-01T00:00:00Z'); now += 397 * MINUTE)
    for (const pace of [0, 45, 'daily'] as const) {
      const told = dueAt(now, now, pace, berlin);
      expect([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]).toContain(Number(hour.format(told)));
      expect(notBefore(told, 0, pace, berlin)).toBe(told);
    }
});
