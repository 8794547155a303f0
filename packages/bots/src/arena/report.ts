import type { Result, Seat } from '@trollmoot/kernel';
import { ordinal, type Rating, rate, rating } from 'openskill';
import { wilson } from '../statistics.ts';
import { winShare } from '../value.ts';
import type { Contest, Entrant, Match } from './contest.ts';

export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly seats: readonly ArenaRow[];
}

/** How one contestant did, over all seats or in one role. */
interface ArenaRow {
  readonly bot: Entrant;
  readonly role: string | null; // null: over all seats; otherwise the seat's name, in games where seats are roles
  readonly games: number; // counted seat by seat: two seats of one bot count twice
  readonly wins: number; // a shared win is a fraction
  readonly share: number;
  readonly low: number; // the share's 95 % confidence interval
  readonly high: number;
  readonly rating: number; // openskill ordinal
  readonly msPerDecision: number;
}

/** The running totals of a contest. */
interface Tally {
  readonly counts: Map<string, Count>; // by contestant and role
  readonly ratings: Map<Entrant, Rating>;
}

interface Count {
  readonly bot: Entrant;
  readonly role: string | null;
  games: number;
  wins: number;
  decisions: number;
  ms: number;
}

export const newTally = (): Tally => ({ counts: new Map(), ratings: new Map() });

export function addMatch(tally: Tally, { game, settings, seats }: Contest, bots: Entrant[], match: Match): void {
  const roles = game.seatsNamed === undefined ? null : game.seatNames(settings, seats);
  for (let seat = 0; seat < seats; seat++) {
    count(tally, bots[seat]!, null, match, seat);
    if (roles !== null) count(tally, bots[seat]!, roles[seat]!, match, seat);
  }
  rateBots(tally.ratings, bots, match.result);
}

function count({ counts }: Tally, bot: Entrant, role: string | null, match: Match, seat: Seat): void {
  const key = `${bot} ${role ?? ''}`;
  const total = counts.get(key) ?? { bot, role, games: 0, wins: 0, decisions: 0, ms: 0 };
  total.games++;
  total.wins += winShare(match.result, seat);
  total.decisions += match.decisions[seat]!;
  total.ms += match.ms[seat]!;
  counts.set(key, total);
}

/** A bot in several seats gets the mean of its seats' new ratings. */
function rateBots(ratings: Map<Entrant, Rating>, bots: readonly Entrant[], { places }: Result): void {
  const rated = rate(
    bots.map((bot) => [ratings.get(bot) ?? rating()]),
    { rank: [...places] },
  );
  for (const bot of new Set(bots)) {
    const own = rated.filter((_, seat) => bots[seat] === bot).map(([one]) => one!);
    const mean = (of: (one: Rating) => number): number => own.reduce((sum, one) => sum + of(one), 0) / own.length;
    ratings.set(bot, { mu: mean((one) => one.mu), sigma: mean((one) => one.sigma) });
  }
}

/** The totals over all seats first, in the order the bots were named; then role by role. */
export function reportOf(contest: Contest, games: number, { counts, ratings }: Tally): ArenaReport {
  const names = contest.game.seatNames(contest.settings, contest.seats);
  const rank = ({ bot, role }: Count): number =>
    (role === null ? 0 : 1e6 + names.indexOf(role)) + 1000 * contest.bots.indexOf(bot);
  const totals = [...counts.values()].sort((a, b) => rank(a) - rank(b));
  return { game: contest.game.name, games, seats: totals.map((total) => rowOf(total, ratings)) };
}

const rowOf = ({ bot, role, games, wins, decisions, ms }: Count, ratings: Map<Entrant, Rating>): ArenaRow => ({
  bot,
  role,
  games,
  wins,
  share: wins / games,
  ...wilson(wins, games),
  rating: ordinal(ratings.get(bot)!),
  msPerDecision: decisions === 0 ? 0 : ms / decisions,
});
