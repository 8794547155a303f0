// A separate entry, `@trollmoot/bots/arena`: it loads openskill, and with it some 500 files that playing does not need.
export { arena, runArena } from './arena.ts';
export { CONTESTANTS, type Contest, type Contestant } from './contest.ts';
export { playMatch } from './match.ts';
export type { ArenaReport } from './report.ts';
