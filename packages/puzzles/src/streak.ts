import { plusDays } from './days.ts';

const WEEK = 7;

/** The stars of every day on which its puzzle was handed in. */
export type Days = { readonly [day: string]: number };

/**
 * How many days in a row were handed in, up to this day, which need not be done yet. One missed day in seven is
 * forgiven; it does not count.
 */
export function streakAt(days: Days, today: string): number {
  let count = 0;
  let missed: number | null = null; // how many days ago the last forgiven one was
  for (let ago = days[today] === undefined ? 1 : 0; ; ago++) {
    if (days[plusDays(today, -ago)] !== undefined) count++;
    else if (missed !== null && ago - missed < WEEK) return count;
    else missed = ago;
    if (ago > Object.keys(days).length * 2 + WEEK) return count;
  }
}

/** The longest there ever was. */
export const bestStreak = (days: Days): number => Math.max(0, ...Object.keys(days).map((day) => streakAt(days, day)));

/** The seven days that end with this one. */
export const weekOf = (today: string): readonly string[] =>
  Array.from({ length: WEEK }, (_, i) => plusDays(today, i - WEEK + 1));
