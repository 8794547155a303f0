import type { Asked, Contest, Decided, Entrant } from './contest.ts';
import { matchAgainst } from './match.ts';
import { type ArenaReport, addMatch, newTally, reportOf } from './report.ts';

/** Play the games one by one, yielding the report so far after each. */
export function* arena(contest: Contest): Generator<ArenaReport, ArenaReport> {
  const course = arenaAgainst(contest);
  let step = course.next(null);
  for (; !step.done; step = course.next(null)) {
    if ('asked' in step.value) throw new Error(`${step.value.asked.bots.join(', ')}: some play in another checkout`);
    yield step.value.report;
  }
  return step.value;
}

/** A decision for the other checkout, to be answered; or the report so far, to be answered with null. */
type Course = { readonly asked: Asked } | { readonly report: ArenaReport };

/**
 * The same, with some seats played by the bots of another checkout. Seats rotate, and every deal is played once from every
 * seat, so neither the first turn nor the cards favour any bot.
 */
export function* arenaAgainst(contest: Contest): Generator<Course, ArenaReport, Decided | null> {
  const tally = newTally();
  for (let n = 0; n < contest.games; n++) {
    const bots = seating(contest, n);
    const match = matchAgainst(contest, bots, `${contest.seed} ${Math.floor(n / contest.seats)}`);
    let step = match.next();
    while (!step.done) {
      const decided = yield { asked: step.value };
      if (decided === null) throw new Error('the other checkout must decide');
      step = match.next(decided);
    }
    addMatch(tally, contest, bots, step.value);
    if (n < contest.games - 1) yield { report: reportOf(contest, n + 1, tally) };
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
function seating({ bots, seats }: Contest, n: number): Entrant[] {
  const placed: Entrant[] = [];
  for (let i = 0; i < seats; i++) placed[(i + n) % seats] = bots[Math.min(i, bots.length - 1)]!;
  return placed;
}
