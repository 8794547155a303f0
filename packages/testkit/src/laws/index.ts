import { type Act, dice, type Game, type Position } from '@trollmoot/kernel';
import { describeError, rareFirst, type Sample, STYLES, sampleGame } from '../sample.ts';
import { tablesOf } from '../tables.ts';
import { askingChangesNothing, everyRefusalHasAClause, plainData } from './asking.ts';
import { copiesAreIndependent, notationRoundTrips, replayReachesTheSame } from './copying.ts';
import { invariantsHold } from './invariants.ts';
import { type Help, type Law, seatsOf, some } from './law.ts';
import { everyGameEnds, everyOptionPlays, neverStuck } from './playing.ts';
import { promisesKept } from './promises.ts';
import { imagineTwice, noLeak } from './secrecy.ts';
import { undoIsHonest } from './undo.ts';

export type { Help, Law } from './law.ts';

/** What every game keeps. */
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
];

/** Beyond the laws: what screens and bots rely on. */
export const PROMISES: Law = promisesKept;

export interface LawOptions {
  /** The game's own invariants that are broken in this position, in words. */
  broken?(s: Position): string[];
  /** Kinds of news that show, by the rules, what no view keeps afterwards (a memory element, opened bids). */
  readonly forgotten?: readonly string[];
  /** How many games to play; every table gets one at least. */
  readonly games?: number;
  readonly seed?: string;
}

export interface Trial {
  readonly samples: readonly Sample[];
  readonly help: Help;
}

/** Games played at random at every kind of table, and what the laws need to judge them. */
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
  const help = { random, wishes: wishesIn(game, samples), forgotten: options.forgotten ?? [] };
  return { samples, help: { ...help, invariants: (s) => options.broken?.(s) ?? [] } };
}

/** Options of all these positions: elsewhere most of them are only wishes. */
const wishesIn = (game: Game, samples: readonly Sample[]): Act[] => {
  const random = dice('wishes');
  return samples.flatMap((sample) =>
    sample.moments.flatMap(({ s }) => seatsOf(sample).flatMap((seat) => some(game.options(s, seat), 3, random))),
  );
};

/** How the game breaks this law, and where to look; null if it keeps it. */
export function verdict(law: Law, game: Game, { samples, help }: Trial): string | null {
  for (const sample of samples) {
    let what: string | null;
    try {
      what = law.broken(game, sample, help);
    } catch (error) {
      if (samples.some(({ ending }) => ending === 'crash')) continue; // law 2 has said so
      what = `an error while judging: ${describeError(error)}`;
    }
    const { seats, settings, seed } = sample.saved;
    if (what !== null) return `${what}\n(${seats} seats, settings ${JSON.stringify(settings)}, seed '${seed}')`;
  }
  return null;
}
