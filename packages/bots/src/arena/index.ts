// A separate entry, `@trollmoot/bots/arena`: it loads openskill, and with it some 500 files that playing does not need.
export { arena, arenaAgainst, runArena } from './arena.ts';
export { type Asked, type Contest, contestantOf, type Decided, ENTRANTS, isTheirs, type Played } from './contest.ts';
export { playMatch } from './match.ts';
export type { ArenaReport } from './report.ts';
