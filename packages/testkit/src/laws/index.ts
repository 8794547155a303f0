import { type Act, dice, type Game, type Position } from '@trollmoot/kernel';
import { describeError, rareFirst, type Sample, STYLES, sampleGame } from '../sample.ts';
import { tablesOf } from '../tables.ts';
import { askingChangesNothing, everyRefusalHasAClause, plainData } from './asking.ts';
import { copiesAreIndependent, notationRoundTrips, replayReachesTheSame } from './copying.ts';
import { nothingRunsForEver } from './endless.ts';
import { invariantsHold } from './invariants.ts';
import { type Law, type LawContext, seatsOf, some } from './law.ts';
import { everyGameEnds, everyOptionPlays, neverStuck } from './playing.ts';
import { promisesKept } from './promises.ts';
import { imagineTwice, noLeak } from './secrecy.ts';
import { undoIsHonest } from './undo.ts';

/** The laws of the rules. */
export const LAWS: readonly Law[] = [
  neverStuck,
  everyOptionPlays,
  askingChangesNothing,
  copiesAreIndependent,
  plainData,
  noLeak,
  imagineTwice,
  replayReachesTheSame,
  notationRoundTrips,
  invariantsHold,
  undoIsHonest,
  everyRefusalHasAClause,
  everyGameEnds,
  nothingRunsForEver,
];

/** Not about the rules: what screens and bots rely on. */
export const PROMISES: Law = promisesKept;

export interface LawOptions {
  /** Which of the game's own invariants are broken in this position, in words. */
  broken?(s: Position): string[];
  /** Kinds of news that may show what no view keeps afterwards, because the rules say so: a memory element, opened bids. */
  readonly forgotten?: readonly string[];
  /** How many games to play; at least one per table. */
  readonly games?: number;
  readonly seed?: string;
}

export interface Trial {
  readonly samples: readonly Sample[];
  readonly context: LawContext;
}

/** Play random games at every kind of table, for the laws to judge. */
export function trial(game: Game, options: LawOptions = {}): Trial {
  const seed = options.seed ?? `laws of ${game.name}`;
  const random = dice(seed);
  const tables = tablesOf(game, random, 2, options.games);
  const keep = rareFirst(random, Math.min(16, 1 + Math.ceil(80 / Object.keys(game.steps).length)));
  const samples: Sample[] = [];
  for (let i = 0; i < Math.max(options.games ?? 60, tables.length); i++) {
    const style = STYLES[Math.floor(i / tables.length) % STYLES.length]!;
    samples.push(sampleGame(game, tables[i % tables.length]!, `${seed} ${i}`, random, style, keep));
  }
  const context = { random, wishes: wishesIn(game, samples), forgotten: options.forgotten ?? [] };
  return { samples, context: { ...context, invariants: (s) => options.broken?.(s) ?? [] } };
}

/** Options from all these positions. In other positions most of them are forbidden. */
const wishesIn = (game: Game, samples: readonly Sample[]): Act[] => {
  const random = dice('wishes');
  return samples.flatMap((sample) =>
    sample.moments.flatMap(({ s }) => seatsOf(sample).flatMap((seat) => some(game.options(s, seat), 3, random))),
  );
};

/** How the game breaks this law, and in which game; null if it keeps the law. */
export function verdict(law: Law, game: Game, { samples, context }: Trial): string | null {
  for (const sample of samples) {
    let what: string | null;
    try {
      what = law.broken(game, sample, context);
    } catch (error) {
      if (samples.some(({ ending }) => ending === 'crash')) continue; // law 2 reports it
      what = `the law could not be checked: ${describeError(error)}`;
    }
    const { seats, settings, seed } = sample.saved;
    if (what !== null) return `${what}\n(${seats} seats, settings ${JSON.stringify(settings)}, seed '${seed}')`;
  }
  return null;
}
