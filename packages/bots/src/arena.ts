import {
  type Act,
  chooseSettings,
  dice,
  type Game,
  type Position,
  type Result,
  type Seat,
  type Settings,
} from '@trollmoot/kernel';
import { ordinal, type Rating, rate, rating } from 'openskill';
import { carelessBeside } from './company.ts';
import type { Level } from './levels.ts';
import { type Mind, newMind } from './search/mind.ts';
import { wilson } from './statistics.ts';
import { think } from './think.ts';
import { shareOf } from './worth.ts';

/** Who may sit in the arena: a bot, or chance itself, which plays any option and against which all are measured. */
export const CONTESTANTS = ['random', 'pebble', 'goblin', 'troll', 'dragon'] as const;
export type Contestant = Level | 'random';

export interface Contest {
  readonly game: Game;
  readonly settings: Settings;
  readonly seats: number;
  readonly bots: readonly Contestant[]; // the last one named takes the seats left over
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number; // for those who search; without it and without `ms`, each level's own
  readonly ms?: number;
  readonly now: () => number; // a clock in milliseconds
}

export interface Standing {
  readonly bot: Contestant;
  readonly role: string | null; // null: over all seats; else this seat's name, in games where seats are roles
  readonly games: number; // games counted seat by seat: two seats of one bot count twice
  readonly wins: number; // a shared win is a fraction
  readonly share: number;
  readonly low: number; // the share's 95 % confidence interval
  readonly high: number;
  readonly rating: number; // openskill ordinal
  readonly msPerDecision: number;
}

export interface Report {
  readonly game: string;
  readonly games: number;
  readonly seats: readonly Standing[];
}

/** The defaults of a game as a contest wants them; throws if they do not go together. */
export function usualSettings(game: Game, seats: number, changes: { readonly [name: string]: unknown } = {}): Settings {
  const settings = chooseSettings(game, changes, seats);
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
}

/**
 * Plays the games one by one, yielding the report so far after each. Seats are rotated, and every deal is played once
 * from every seat, so that neither the start nor the cards favour anybody.
 */
export function* arena(contest: Contest): Generator<Report, Report> {
  const { game, settings, seats } = contest;
  const names = game.seatsNamed === undefined ? null : game.seatNames(settings, seats);
  const tally = new Map<string, Score>();
  const ratings = new Map<Contestant, Rating>();
  for (let n = 0; n < contest.games; n++) {
    const bots = seated(contest, n);
    const match = playMatch(contest, bots, `${contest.seed} ${Math.floor(n / seats)}`);
    for (let seat = 0; seat < seats; seat++) {
      const share = shareOf(match.result, seat);
      for (const role of names === null ? [null] : [null, names[seat]!])
        count(tally, bots[seat]!, role, share, match, seat);
    }
    rateMatch(ratings, bots, match.result);
    if (n < contest.games - 1) yield report(contest, n + 1, tally, ratings);
  }
  return report(contest, contest.games, tally, ratings);
}

/** Plays the whole contest at once. */
export function wholeArena(contest: Contest): Report {
  const games = arena(contest);
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
  }
}

/** Who sits where in the n-th game. */
function seated({ bots, seats }: Contest, n: number): Contestant[] {
  const placed: Contestant[] = [];
  for (let i = 0; i < seats; i++) placed[(i + n) % seats] = bots[Math.min(i, bots.length - 1)]!;
  return placed;
}

// ── one game ─────────────────────────────────────────────────────────────────────────────

export interface Match {
  readonly result: Result;
  readonly decisions: number[]; // by seat: real ones, with something to choose
  readonly ms: number[]; // by seat
}

/** One game among these bots. Each is handed only what its seat imagines. */
export function playMatch(contest: Contest, bots: readonly Contestant[], seed: string): Match {
  const { game, settings, now } = contest;
  const s = game.setup(settings, bots.length, seed);
  const random = dice(`${seed} arena`);
  const minds = bots.map(() => newMind());
  const match = { decisions: bots.map(() => 0), ms: bots.map(() => 0) };
  for (let ply = 0; ply <= game.longest; ply++) {
    const result = game.result(s);
    if (result !== null) return { ...match, result };
    const waiting = game.waitingFor(s);
    const seat = waiting[random(waiting.length)]!; // in a race and under closed hands, anybody may be first
    const options = game.options(s, seat);
    let act = options[0]!;
    if (options.length > 1) {
      const world = game.imagine(s, seat, random);
      const start = now();
      act = decide(contest, bots, seat, minds[seat]!, world, options, `${seed} ${ply}`);
      match.ms[seat]! += now() - start;
      match.decisions[seat]!++;
    }
    game.play(s, seat, act);
  }
  throw new Error(`${game.name} took more than ${game.longest} plies with seed '${seed}'`);
}

function decide(
  { game, iterations, ms, now }: Contest,
  bots: readonly Contestant[],
  seat: Seat,
  mind: Mind,
  world: Position,
  options: readonly Act[],
  seed: string,
): Act {
  const bot = bots[seat]!;
  if (bot === 'random') return options[dice(seed)(options.length)]!;
  const end = ms === undefined ? null : now() + ms;
  return think(game, world, seat, {
    level: bot,
    seed,
    careless: carelessBeside(seat, bots),
    mind,
    quiet: true,
    ...(iterations === undefined ? {} : { iterations }),
    ...(end === null ? {} : { enough: () => now() >= end }),
  }).act;
}

// ── counting ─────────────────────────────────────────────────────────────────────────────

interface Score {
  readonly bot: Contestant;
  readonly role: string | null;
  games: number;
  wins: number;
  decisions: number;
  ms: number;
}

function rateMatch(ratings: Map<Contestant, Rating>, bots: readonly Contestant[], { places }: Result): void {
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

function report(contest: Contest, games: number, tally: Map<string, Score>, ratings: Map<Contestant, Rating>): Report {
  const names = contest.game.seatNames(contest.settings, contest.seats);
  const rank = ({ bot, role }: Score): number =>
    (role === null ? 0 : 1e6 + names.indexOf(role)) + 1000 * contest.bots.indexOf(bot); // all in all first, then by role
  const scores = [...tally.values()].sort((a, b) => rank(a) - rank(b));
  return { game: contest.game.name, games, seats: scores.map((score) => standing(score, ratings)) };
}

const standing = ({ bot, role, games, wins, decisions, ms }: Score, ratings: Map<Contestant, Rating>): Standing => ({
  bot,
  role,
  games,
  wins,
  share: wins / games,
  ...wilson(wins, games),
  rating: ordinal(ratings.get(bot)!),
  msPerDecision: decisions === 0 ? 0 : ms / decisions,
});

function count(
  tally: Map<string, Score>,
  bot: Contestant,
  role: string | null,
  share: number,
  match: Match,
  seat: Seat,
): void {
  const key = `${bot} ${role ?? ''}`;
  const score = tally.get(key) ?? { bot, role, games: 0, wins: 0, decisions: 0, ms: 0 };
  score.games++;
  score.wins += share;
  score.decisions += match.decisions[seat]!;
  score.ms += match.ms[seat]!;
  tally.set(key, score);
}
