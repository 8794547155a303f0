import type { GatheringWords } from './words/en.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** What a host can choose from, in seconds. */
export const PATIENCES: readonly number[] = [2 * MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY];

export function timeIn(t: Pick<GatheringWords, 'minutes' | 'hours' | 'days'>, seconds: number): string {
  if (seconds % DAY === 0) return t.days(seconds / DAY);
  return seconds % HOUR === 0 ? t.hours(seconds / HOUR) : t.minutes(Math.round(seconds / MINUTE));
}
