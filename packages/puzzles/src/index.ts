export { dayInWords, dayOf, isDay, numberOf, plusDays, turnOf } from './days.ts';
export { judge, type Verdict } from './judge.ts';
export type { AnyKind, Question } from './kind.ts';
export { actsAt, after, begin, type Reached, readLine } from './line.ts';
export type { Answer, Level, Puzzle } from './puzzle.ts';
export { bestStreak, type Days, streakAt, weekOf } from './streak.ts';
