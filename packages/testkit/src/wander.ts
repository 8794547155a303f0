import {
  type Game,
  type Played,
  type Position,
  type Random,
  REOPEN,
  type Saved,
  type Seat,
  writeSaved,
} from '@trollmoot/kernel';
import { brokenPosition } from './laws/invariants.ts';
import { difference, notPlain, short } from './plain.ts';
import type { Reach } from './reach.ts';
import { choose, describeError, REOPENING, type Style } from './sample.ts';
import type { TableSetup } from './tables.ts';
import { probe, type Wishes } from './wishes.ts';

/** An error, and the walk that led to it, up to the last position that was still sound. */
export interface FuzzError {
  readonly error: string;
  readonly log: readonly Played[];
  readonly dump: string; // the saved game as text, with the error as a remark
}

/** Where a walk begins, and how to write it down. */
export interface Start {
  readonly seats: number;
  readonly thorough: number; // for this many plies, wish for everything that resembles an option
  lay(): Position;
  /** The walk as text. */
  tell(log: readonly Played[]): string;
}

export const fromSetup = (game: Game, table: TableSetup, seed: string): Start => ({
  seats: table.seats,
  thorough: 0,
  lay: () => game.setup(table.settings, table.seats, seed),
  tell(log) {
    const saved: Saved = { game: game.name, rules: game.rules, ...table, seed, log };
    try {
      return writeSaved(game, saved);
    } catch {
      return `${JSON.stringify(saved)}\n`;
    }
  },
});

/** A game cannot be saved from a scene on, so the walk is written as the scene's name and the acts. */
export const fromScene = (game: Game, name: string, lay: () => Position): Start => ({
  seats: Math.min(...game.seats), // these seats exist in every scene
  thorough: 3,
  lay: () => ({ ...lay(), news: null }),
  tell: (log) => `${JSON.stringify({ game: game.name, scene: name, log })}\n`,
});

interface Wandering {
  readonly random: Random;
  readonly reach: Reach;
  readonly wishes: Wishes;
  readonly rarity: number; // how many options to compare: the rarest of them is played
  broken?(s: Position): string[];
}

/** Plays one walk and returns the error it ran into, if any. */
export const wanderer =
  (game: Game, wandering: Wandering) =>
  (from: Start, isEnough: () => boolean): FuzzError | null => {
    const log: Played[] = [];
    let act: Played | null = null;
    const failed = (error: string): FuzzError => {
      const then = act === null ? '' : `then seat ${act.by}: ${short(act.act)}: `;
      return { error, log, dump: `${from.tell(log)}# ${then}${error.replaceAll('\n', ' ')}\n` };
    };
    const { random, reach } = wandering;
    try {
      const s = from.lay();
      let spare = REOPENING.most;
      let takenBack = 0;
      for (;;) {
        const wrong = inspect(game, s, from, wandering, log.length < from.thorough);
        if (wrong !== null) return failed(wrong);
        if (game.current(s) === null) return null;
        act = choose(game, s, random, rarestFirst(game, s, wandering), spare > 0);
        if (act === null) return failed('no seat can act, and the game is not over');
        if (s.ply - takenBack >= game.longest) return failed(`not over after ${game.longest} plies`);
        if (act.act.do === REOPEN.do) {
          spare--;
          takenBack += 1 + handSize(s, act.by);
        }
        playAndRecord(game, s, act, reach);
        log.push(act);
        act = null;
        if (isEnough()) return null;
      }
    } catch (error) {
      return failed(describeError(error));
    }
  };

/** What is wrong with this position, or null. Also wishes for what is forbidden there, now and then. */
function inspect(game: Game, s: Position, from: Start, wandering: Wandering, isThorough: boolean): string | null {
  const { random, reach, wishes, broken } = wandering;
  const at = game.current(s);
  if (at !== null) reach.steps.add(at.step);
  const wrong = brokenPosition(game, s) ?? broken?.(s)[0] ?? (random(40) === 0 ? badCopy(game, s) : null);
  if (wrong !== null) return wrong;
  if (random(6) === 0 || at === null || isThorough) probe(game, s, from.seats, wishes, reach, random, isThorough);
  return at === null && game.result(s) === null ? 'the game is over without a result' : null;
}

/** Of a few options, the one whose kind was played least. */
function rarestFirst(game: Game, s: Position, { random, reach, wishes, rarity }: Wandering): Style {
  const kindOf = (act: Played['act']): string =>
    `${s.agenda.at(-1)!.step} ${game.write(act, s).replaceAll(/\d+/g, '#')}`;
  return (options) => {
    for (const option of options) wishes.offered(option, reach);
    let best = options[random(options.length)]!;
    let played = reach.timesPlayed.get(kindOf(best)) ?? 0;
    for (let i = 0; i < rarity * 2; i++) {
      const other = options[random(options.length)]!;
      const times = reach.timesPlayed.get(kindOf(other)) ?? 0;
      if (times >= played) continue;
      best = other;
      played = times;
    }
    reach.timesPlayed.set(kindOf(best), played + 1);
    return best;
  };
}

function playAndRecord(game: Game, s: Position, { by, act }: Played, reach: Reach): void {
  reach.taken.add(act.do);
  s.news = [];
  game.play(s, by, act);
  for (const news of s.news ?? []) {
    if (news.clause !== undefined) reach.clauses.add(news.clause);
    for (const thing of game.uses(news)) reach.things.add(thing);
  }
  s.news = null;
}

const handSize = (s: Position, by: Seat): number => s.sealed.filter(({ seat }) => seat === by).length;

function badCopy(game: Game, s: Position): string | null {
  const odd = notPlain(s);
  if (odd !== null) return `the position is not plain: ${odd}`;
  const lost = difference(game.clone(s), s);
  return lost === null ? null : `the copy has ${lost}`;
}
