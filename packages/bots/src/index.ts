export {
  arena,
  CONTESTANTS,
  type Contest,
  type Contestant,
  type Match,
  playMatch,
  type Report,
  type Standing,
  usualSettings,
  wholeArena,
} from './arena.ts';
export { carelessBeside } from './company.ts';
export { hint } from './hint.ts';
export { BUDGETS, type Budget, LEVELS, type Level } from './levels.ts';
export type { Reason } from './reasons.ts';
export { type Mind, newMind } from './search/mind.ts';
export { searchSpeed } from './speed.ts';
export { wilson } from './statistics.ts';
export { type Choice, type Thinking, think } from './think.ts';
