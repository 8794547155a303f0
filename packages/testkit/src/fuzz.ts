import { dice, type Game, type Position } from '@trollmoot/kernel';
import { type ByKind, type Expected, emptyReach, onlyIn, type Reach, union, unreached, watchSteps } from './reach.ts';
import { type TableSetup, tablesOf } from './tables.ts';
import { type FuzzError, fromScene, fromSetup, type Start, wanderer } from './wander.ts';
import { wishBook } from './wishes.ts';

interface FuzzOptions {
  readonly seed: string;
  readonly seconds?: number; // how long, by `now`
  readonly games?: number; // or how many
  readonly now: () => number; // milliseconds
  readonly table?: TableSetup; // this kind of table only
  readonly scenes?: { readonly [name: string]: () => Position }; // positions from which walks begin too
  readonly expected?: Expected; // what the source names; see `expectedOf`
  broken?(s: Position): string[];
  onProgress?(done: number): void; // seconds, or games
}

interface FuzzReport {
  readonly games: number; // from set-up
  readonly walks: number; // from scenes
  readonly plies: number; // of both
  readonly errors: readonly FuzzError[];
  readonly unreached: ByKind;
  readonly byScenes: ByKind; // reached from a scene but never from set-up
  readonly explained: { readonly [name: string]: string }; // never reached, and the game says why
}

const MOST_ERRORS = 20;
/** Walks from scenes after every game, and plies per walk. Walks are short: what a scene is made for is close to it. */
const WALKS = 3;
const WALK_PLIES = 100;

/**
 * Play random games, preferring what is rare, and report what breaks and what was never reached. After each game a few
 * walks begin at scenes, for situations that random play almost never reaches.
 */
export function fuzz(game: Game, options: FuzzOptions): FuzzReport {
  const random = dice(`fuzz ${options.seed}`);
  const played = emptyReach();
  const walked: Reach = { ...emptyReach(), timesPlayed: played.timesPlayed };
  let reach = played;
  const wishes = wishBook(random);
  const errors = new Map<string, FuzzError>();
  const scenes = Object.entries(options.scenes ?? {});
  const start = options.now();
  const elapsed = (): number => (options.now() - start) / 1000;
  const enough = (): boolean =>
    options.seconds === undefined ? games >= (options.games ?? 100) : elapsed() >= options.seconds;
  const stopWatching = watchSteps(game, () => reach);
  let games = 0;
  let walks = 0;
  let plies = 0;
  const wander = (from: Start, rarity: number, most: number): void => {
    const last = plies + most;
    const error = wanderer(game, { random, reach, wishes, rarity, ...options })(from, () => {
      plies++;
      return plies >= last || (options.seconds !== undefined && plies % 64 === 0 && enough());
    });
    if (error !== null && !errors.has(error.error)) errors.set(error.error, error);
  };
  try {
    while (!enough() && errors.size < MOST_ERRORS) {
      for (const table of options.table === undefined ? tablesOf(game, random, 4) : [options.table]) {
        if (enough()) break;
        reach = played;
        wander(fromSetup(game, table, `${options.seed} ${games}`), games % 4, Number.POSITIVE_INFINITY);
        games++;
        options.onProgress?.(options.seconds === undefined ? games : elapsed());
        reach = walked;
        for (let i = 0; i < Math.min(WALKS, scenes.length); i++) {
          wander(fromScene(game, ...scenes[walks % scenes.length]!), walks % 3, WALK_PLIES);
          walks++;
        }
      }
    }
  } finally {
    stopWatching();
  }
  return {
    games,
    walks,
    plies,
    errors: [...errors.values()],
    byScenes: onlyIn(walked, played),
    ...unreached(game, union(played, walked), options.expected),
  };
}
