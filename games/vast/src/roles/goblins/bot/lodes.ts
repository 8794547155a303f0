import { DARK, NOWHERE, SPACES, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { wayTo } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { population } from '../words/questions/tribes.ts';

// Crystals, and the ways of the Tribes to them. A way is measured by the Lit tiles that must be left on it.

const CUT_OFF = 40;
const DARK_STEP = 0.1;
const HIDDEN = 1; // coming out takes a turn

/** A Crystal, and what two Tribes need to come to it. */
interface Lode {
  readonly space: Space; // NOWHERE: there is none
  readonly effort: number;
}

/** How far each space is from this Crystal. */
export function waysToLode(s: State, { space }: Lode): Float64Array {
  const far = new Float64Array(SPACES);
  if (space >= 0) measureFrom(s, space, far, []);
  return far;
}

/** Measure the ways from a Crystal into `far`; `queue` is scratch. */
function measureFrom(s: State, crystal: Space, far: Float64Array, queue: Space[]): void {
  far.fill(CUT_OFF);
  far[crystal] = 0;
  queue.length = 0;
  queue.push(crystal);
  const { light } = s.map.layout;
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (let side = 0; side < 4; side++) {
      const there = wayTo(s, here, side);
      if (there < 0) continue;
      const way = far[here]! + (light[there] === DARK ? DARK_STEP : 1);
      if (way >= far[there]! - 1e-9) continue;
      far[there] = way;
      queue.push(there);
    }
  }
}

/** How far a Tribe is from the Crystal; hidden, it may come out on any Dark tile of its own. */
function effortOf(s: State, far: Float64Array, tribe: number): number {
  const at = s.goblins!.at[tribe]!;
  if (at !== NOWHERE) return far[at]!;
  const { cell, light, mark } = s.map.layout;
  let least = CUT_OFF;
  for (let space = 0; space < SPACES; space++)
    if (cell[space]! >= 0 && light[space] === DARK && mark[space] === tribe) least = Math.min(least, far[space]!);
  return least + HIDDEN;
}

/** The Crystal that two Tribes can reach with least effort. */
export const bestLode = ((): ((s: State) => Lode) => {
  const far = new Float64Array(SPACES);
  const queue: Space[] = [];
  return (s) => {
    let best = NOWHERE;
    let least = 2 * CUT_OFF;
    for (let space = 0; space < SPACES; space++) {
      if (s.map.layout.cell[space]! < 0 || !hasToken(s, space, 'crystal')) continue;
      measureFrom(s, space, far, queue);
      let [one, two] = [CUT_OFF, CUT_OFF];
      for (const tribe of ALL_TRIBES) {
        const effort = effortOf(s, far, tribe) + 0.3 * (4 - population(s, tribe));
        if (effort < one) [one, two] = [effort, one];
        else if (effort < two) two = effort;
      }
      if (one + two < least) [best, least] = [space, one + two];
    }
    return { space: best, effort: least };
  };
})();
