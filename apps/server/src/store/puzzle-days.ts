import type { PuzzleDays } from './records.ts';
import type { Row } from './rows.ts';

/** The days of a user, in order: by the primary key. */
export const PUZZLE_DAYS = 'SELECT day, stars FROM puzzleDays WHERE user = ? ORDER BY day';

export const daysOf = (rows: readonly Row[]): PuzzleDays =>
  Object.fromEntries(rows.map(({ day, stars }) => [String(day), Number(stars)]));
