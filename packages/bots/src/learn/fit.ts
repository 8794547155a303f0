import { PHASES, phasesAt, softmax } from '../judgement.ts';
import { minimise } from './minimise.ts';
import type { Sample } from './sample.ts';

/** Weights by look and phase, in one list. */
export type Fitted = Float64Array;

/**
 * Regression on results: the shares in the win as a softmax over the sides, every look weighted by phase. `shrink` holds
 * the weights of looks, measured in their usual size, near 0.
 */
export function fit(samples: readonly Sample[], looks: number, shrink: number, start?: Fitted): Fitted {
  const sizes = usualSizes(samples, looks);
  const scaled = start?.map((weight, i) => weight * sizes[Math.floor(i / PHASES)]!);
  const found = minimise(scaled ?? new Float64Array(looks * PHASES), (weights, slope) =>
    lossAt(samples, looks, sizes, shrink, weights, slope),
  );
  return found.map((weight, i) => weight / sizes[Math.floor(i / PHASES)]!);
}

/** How much a look usually differs between the sides of one position. */
function usualSizes(samples: readonly Sample[], looks: number): Float64Array {
  const sizes = new Float64Array(looks);
  let sides = 0;
  for (const sample of samples) {
    sides += sample.sides;
    for (let look = 0; look < looks; look++) {
      let mean = 0;
      for (let side = 0; side < sample.sides; side++) mean += sample.seen[side * looks + look]! / sample.sides;
      for (let side = 0; side < sample.sides; side++) sizes[look]! += (sample.seen[side * looks + look]! - mean) ** 2;
    }
  }
  return sizes.map((sum) => Math.sqrt(sum / Math.max(1, sides)) || 1);
}

/** The mean surprise at the results, with what the weights cost; writes where it slopes. */
function lossAt(
  samples: readonly Sample[],
  looks: number,
  sizes: Float64Array,
  shrink: number,
  weights: Float64Array,
  slope: Float64Array,
): number {
  slope.fill(0);
  const counts = new Float64Array(looks);
  const slopes = new Float64Array(looks);
  let loss = 0;
  for (const { seen, sides, progress, shares } of samples) {
    const phases = phasesAt(progress);
    for (let look = 0; look < looks; look++) {
      let count = 0;
      for (let phase = 0; phase < PHASES; phase++) count += phases[phase]! * weights[look * PHASES + phase]!;
      counts[look] = count / sizes[look]!;
    }
    const merits: number[] = [];
    for (let side = 0; side < sides; side++) {
      let merit = 0;
      for (let look = 0; look < looks; look++) merit += counts[look]! * seen[side * looks + look]!;
      merits.push(merit);
    }
    const chances = softmax(merits);
    slopes.fill(0);
    for (let side = 0; side < sides; side++) {
      if (shares[side]! > 0) loss -= shares[side]! * Math.log(Math.max(1e-12, chances[side]!));
      const error = chances[side]! - shares[side]!;
      for (let look = 0; look < looks; look++) slopes[look]! += error * seen[side * looks + look]!;
    }
    for (let look = 0; look < looks; look++)
      for (let phase = 0; phase < PHASES; phase++)
        slope[look * PHASES + phase]! += (slopes[look]! * phases[phase]!) / sizes[look]!;
  }
  let held = 0;
  for (let i = 0; i < weights.length; i++) {
    held += weights[i]! ** 2;
    slope[i] = slope[i]! / samples.length + 2 * shrink * weights[i]!;
  }
  return loss / samples.length + shrink * held;
}
