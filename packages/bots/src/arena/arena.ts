import type { Contest, Contestant } from './contest.ts';
import { playMatch } from './match.ts';
import { type ArenaReport, addMatch, newTally, reportOf } from './report.ts';

/**
 * Play the games one by one, yielding the report so far after each. Seats rotate, and every deal is played once from
 * every seat, so neither the first turn nor the cards favour any bot.
 */
export function* arena(contest: Contest): Generator<ArenaReport, ArenaReport> {
  const tally = newTally();
  for (let n = 0; n < contest.games; n++) {
    const bots = seating(contest, n);
    const match = playMatch(contest, bots, `${contest.seed} ${Math.floor(n / contest.seats)}`);
    addMatch(tally, contest, bots, match);
    if (n < contest.games - 1) yield reportOf(contest, n + 1, tally);
  }
  return reportOf(contest, contest.games, tally);
}

/** Play the whole contest. */
export function runArena(contest: Contest): ArenaReport {
  const games = arena(contest);
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
  }
}

/** Who sits where in the n-th game. */
function seating({ bots, seats }: Contest, n: number): Contestant[] {
  const placed: Contestant[] = [];
  for (let i = 0; i < seats; i++) placed[(i + n) % seats] = bots[Math.min(i, bots.length - 1)]!;
  return placed;
}
