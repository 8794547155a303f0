// A day is the reader's own, as text: '2026-11-16'. Nothing here reads the clock.

const FIRST = Date.UTC(2026, 10, 1); // the day of puzzle no. 1
const DAY = 86_400_000;

/** The day of this date where the reader is. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text));
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days later `day` is than the first puzzle, counted from 1. */
export const numberOf = (day: string): number => Math.round((timeOf(day) - FIRST) / DAY) + 1;

export const plusDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);

/** The day in words. */
export const dayInWords = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(timeOf(day));

/** Which of so many comes on this number's turn; also for numbers before the first. */
export const turnOf = (n: number, many: number): number => ((n % many) + many) % many;
