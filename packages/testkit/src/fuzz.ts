import {
  dice,
  type Game,
  type Played,
  type Random,
  REOPEN,
  type Saved,
  type Seat,
  type Table,
  writeSaved,
} from '@trollmoot/kernel';
import { brokenTable } from './laws/invariants.ts';
import { difference, notPlain, short } from './plain.ts';
import { type Expected, emptyReach, type Reach, type Unreached, unreached, watchSteps } from './reach.ts';
import { choose, describeError, REOPENING, type Style } from './sample.ts';
import { type TableOf, tablesOf } from './tables.ts';
import { probe, type Wishes, wishBook } from './wishes.ts';

export interface FuzzOptions {
  readonly seed: string;
  readonly seconds?: number; // how long, by `now`
  readonly games?: number; // or how many
  readonly now: () => number; // milliseconds
  readonly table?: TableOf; // one kind of table only
  readonly expected?: Expected; // what the source names, see `expectedOf`
  broken?(s: Table): string[];
  onProgress?(done: number): void; // seconds, or games
}

/** What went wrong, and the game it went wrong in: up to the last position that stood. */
export interface FuzzError {
  readonly error: string;
  readonly saved: Saved;
  readonly dump: string; // the saved game as text, with the error as a remark
}

export interface FuzzReport {
  readonly games: number;
  readonly plies: number;
  readonly errors: readonly FuzzError[];
  readonly unreached: Unreached;
  readonly explained: { readonly [name: string]: string }; // never reached, and the game says why
}

const MOST_ERRORS = 20;

/** Wander through the game, preferring what is rare, and report what breaks and what was never reached. */
export function fuzz(game: Game, options: FuzzOptions): FuzzReport {
  const random = dice(`fuzz ${options.seed}`);
  const reach = emptyReach();
  const wishes = wishBook(random);
  const errors = new Map<string, FuzzError>();
  const start = options.now();
  const elapsed = (): number => (options.now() - start) / 1000;
  const enough = (): boolean =>
    options.seconds === undefined ? games >= (options.games ?? 100) : elapsed() >= options.seconds;
  const stopWatching = watchSteps(game, reach);
  let games = 0;
  let plies = 0;
  try {
    while (!enough() && errors.size < MOST_ERRORS) {
      const tables = options.table === undefined ? tablesOf(game, random, 4) : [options.table];
      for (const table of tables) {
        if (enough()) break;
        const wander = wanderer(game, { random, reach, wishes, rarity: games % 4, ...options });
        const error = wander(table, `${options.seed} ${games}`, () => {
          plies++;
          return options.seconds !== undefined && plies % 64 === 0 && enough();
        });
        if (error !== null && !errors.has(error.error)) errors.set(error.error, error);
        games++;
        options.onProgress?.(options.seconds === undefined ? games : elapsed());
      }
    }
  } finally {
    stopWatching();
  }
  return { games, plies, errors: [...errors.values()], ...unreached(game, reach, options.expected) };
}

interface Wandering {
  readonly random: Random;
  readonly reach: Reach;
  readonly wishes: Wishes;
  readonly rarity: number; // how many options to compare: the rarest of so many is played
  broken?(s: Table): string[];
}

/** Plays one game; answers with the error it ran into, if any. */
function wanderer(game: Game, { random, reach, wishes, rarity, broken }: Wandering) {
  /** Of a few options, the one whose like was played least. */
  const rare = (s: Table): Style => {
    const like = (act: Played['act']): string =>
      `${s.agenda.at(-1)!.step} ${game.write(act, s).replaceAll(/\d+/g, '#')}`;
    return (options) => {
      for (const option of options) wishes.offered(option, reach);
      let best = options[random(options.length)]!;
      let played = reach.likes.get(like(best)) ?? 0;
      for (let i = 0; i < rarity * 2; i++) {
        const other = options[random(options.length)]!;
        const times = reach.likes.get(like(other)) ?? 0;
        if (times >= played) continue;
        best = other;
        played = times;
      }
      reach.likes.set(like(best), played + 1);
      return best;
    };
  };

  return (table: TableOf, seed: string, isEnough: () => boolean): FuzzError | null => {
    const log: Played[] = [];
    let act: Played | null = null;
    const failed = (error: string): FuzzError => {
      const saved: Saved = { game: game.name, rules: game.rules, ...table, seed, log };
      return { error, saved, dump: dump(game, saved, act, error) };
    };
    try {
      const s = game.setup(table.settings, table.seats, seed);
      let spare = REOPENING.most;
      let takenBack = 0;
      for (;;) {
        const at = game.current(s);
        if (at !== null) reach.steps.add(at.step);
        const wrong = brokenTable(game, s) ?? broken?.(s)[0] ?? (random(40) === 0 ? notCopied(game, s) : null);
        if (wrong !== null) return failed(wrong);
        if (random(6) === 0 || at === null) probe(game, s, table.seats, wishes, reach, random);
        if (at === null) return game.result(s) === null ? failed('the game is over without a result') : null;
        act = choose(game, s, random, rare(s), spare > 0);
        if (act === null) return failed('nobody can act, and the game is not over');
        if (s.ply - takenBack >= game.longest) return failed(`not over after ${game.longest} plies`);
        if (act.act.do === REOPEN.do) {
          spare--;
          takenBack += 1 + handSize(s, act.by);
        }
        reach.taken.add(act.act.do);
        s.news = [];
        game.play(s, act.by, act.act);
        log.push(act);
        act = null;
        for (const news of s.news ?? []) {
          if (news.clause !== undefined) reach.clauses.add(news.clause);
          for (const thing of game.uses(news)) reach.things.add(thing);
        }
        s.news = null;
        if (isEnough()) return null;
      }
    } catch (error) {
      return failed(describeError(error));
    }
  };
}

const handSize = (s: Table, by: Seat): number => s.sealed.filter(({ seat }) => seat === by).length;

function notCopied(game: Game, s: Table): string | null {
  const odd = notPlain(s);
  if (odd !== null) return `the position is not plain: ${odd}`;
  const lost = difference(game.clone(s), s);
  return lost === null ? null : `the copy has ${lost}`;
}

/** The game so far as text, and as a remark what was tried then. */
function dump(game: Game, saved: Saved, tried: Played | null, error: string): string {
  const then = tried === null ? '' : `then seat ${tried.by}: ${short(tried.act)}: `;
  const remark = `# ${then}${error.replaceAll('\n', ' ')}\n`;
  try {
    return writeSaved(game, saved) + remark;
  } catch {
    return `${JSON.stringify(saved)}\n${remark}`;
  }
}
