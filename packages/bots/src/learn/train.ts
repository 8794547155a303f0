import { PHASES, phasesAt, softmax } from '../judgement.ts';
import { type Fitted, fit } from './fit.ts';
import type { Sample } from './sample.ts';
import { brier, type Mean, type Said } from './score.ts';

const FOLDS = 5;
const SHRINKS = [0.0003, 0.001, 0.003, 0.01, 0.03];

/** What was learned, and how well it foretold games it had not been learned from. */
export interface Lesson {
  readonly weights: Fitted;
  readonly shrink: number;
  readonly tried: readonly { readonly shrink: number; readonly brier: Mean }[];
  readonly said: readonly Said[]; // each game judged by what the other folds taught
  readonly curve: readonly { readonly games: number; readonly brier: Mean }[];
  readonly worth: readonly { readonly look: number; readonly loss: number }[]; // of each look: what the score loses without it
}

/** Learn from these samples, cross-validated by game. */
export function train(samples: readonly Sample[], looks: number, at: (note: string) => void): Lesson {
  const crossed = (shrink: number): Said[] => {
    const said: Said[] = [];
    for (let fold = 0; fold < FOLDS; fold++) {
      at(`shrink ${shrink}, part ${fold + 1} of ${FOLDS}`);
      const learned = fit(notIn(samples, fold), looks, shrink);
      said.push(...sayAll(inFold(samples, fold), looks, learned));
    }
    return said;
  };
  const all = SHRINKS.map((shrink) => ({ shrink, said: crossed(shrink) }));
  const tried = all.map(({ shrink, said }) => ({ shrink, said, brier: brier(said) }));
  const best = tried.reduce((a, b) => (b.brier.mean < a.brier.mean ? b : a));
  const weights = fit(samples, looks, best.shrink);
  return {
    weights,
    shrink: best.shrink,
    tried: tried.map(({ shrink, brier: score }) => ({ shrink, brier: score })),
    said: best.said,
    curve: curveOf(samples, looks, best.shrink, at),
    worth: worthOf(samples, looks, best.shrink, at),
  };
}

const foldOf = ({ game }: Sample): number => game % FOLDS;
const inFold = (samples: readonly Sample[], fold: number): Sample[] =>
  samples.filter((sample) => foldOf(sample) === fold);
const notIn = (samples: readonly Sample[], fold: number): Sample[] =>
  samples.filter((sample) => foldOf(sample) !== fold);

/** The score on the first fold, learned from more and more of the other games. */
function curveOf(
  samples: readonly Sample[],
  looks: number,
  shrink: number,
  at: (note: string) => void,
): Lesson['curve'] {
  const others = notIn(samples, 0);
  const games = [...new Set(others.map(({ game }) => game))];
  return [8, 4, 2, 1].map((part) => {
    at(`learning curve, 1/${part}`);
    const known = new Set(games.slice(0, Math.ceil(games.length / part)));
    const learned = fit(
      others.filter(({ game }) => known.has(game)),
      looks,
      shrink,
    );
    return { games: known.size, brier: brier(sayAll(inFold(samples, 0), looks, learned)) };
  });
}

/** What the first fold's score loses without a look, the rest learned again. */
function worthOf(
  samples: readonly Sample[],
  looks: number,
  shrink: number,
  at: (note: string) => void,
): Lesson['worth'] {
  const others = notIn(samples, 0);
  const tested = inFold(samples, 0);
  const whole = fit(others, looks, shrink);
  const full = brier(sayAll(tested, looks, whole)).mean;
  const without = (look: number): number => {
    at(`without look ${look + 1} of ${looks}`);
    const blind = (sample: Sample): Sample => ({
      ...sample,
      seen: sample.seen.map((value, i) => (i % looks === look ? 0 : value)),
    });
    const learned = fit(others.map(blind), looks, shrink, whole);
    return brier(sayAll(tested.map(blind), looks, learned)).mean - full;
  };
  return Array.from({ length: looks }, (_, look) => ({ look, loss: without(look) }));
}

/** What these weights say of every seat. */
function sayAll(samples: readonly Sample[], looks: number, weights: Fitted): Said[] {
  return samples.flatMap(({ game, seen, sides, seats, progress, shares }) => {
    const phases = phasesAt(progress);
    const merits: number[] = [];
    for (let side = 0; side < sides; side++) {
      let merit = 0;
      for (let look = 0; look < looks; look++) {
        let count = 0;
        for (let phase = 0; phase < PHASES; phase++) count += phases[phase]! * weights[look * PHASES + phase]!;
        merit += count * seen[side * looks + look]!;
      }
      merits.push(merit);
    }
    const quarter = Math.min(3, Math.floor(4 * progress));
    return softmax(merits)
      .slice(0, seats)
      .map((chance, seat) => ({ game, quarter, chance, share: shares[seat]! }));
  });
}
