import { DARK, NOWHERE, SPACES, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { wayTo } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { population } from '../words/questions/tribes.ts';

// Crystals, and the ways of the Tribes to them. A way is measured by the Lit tiles that must be left on it.

export const CUT_OFF = 40;
const DARK_STEP = 0.1;
const HIDDEN = 1; // coming out takes a turn

/** What each space is from a Crystal: filled by `measureFrom`. */
const ways = new Float64Array(SPACES);
/** The same from the Crystal that `bestLode` chose. */
export const toLode = new Float64Array(SPACES);
const queue: Space[] = [];

function measureFrom(s: State, crystal: Space): void {
  ways.fill(CUT_OFF);
  ways[crystal] = 0;
  queue.length = 0;
  queue.push(crystal);
  const { light } = s.map.layout;
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (let side = 0; side < 4; side++) {
      const there = wayTo(s, here, side);
      if (there < 0) continue;
      const way = ways[here]! + (light[there] === DARK ? DARK_STEP : 1);
      if (way >= ways[there]! - 1e-9) continue;
      ways[there] = way;
      queue.push(there);
    }
  }
}

/** How far a Tribe is from the Crystal just measured; hidden, it may come out on any Dark tile of its own. */
function effortOf(s: State, tribe: number): number {
  const at = s.goblins!.at[tribe]!;
  if (at !== NOWHERE) return ways[at]!;
  const { cell, light, mark } = s.map.layout;
  let least = CUT_OFF;
  for (let space = 0; space < SPACES; space++)
    if (cell[space]! >= 0 && light[space] === DARK && mark[space] === tribe) least = Math.min(least, ways[space]!);
  return least + HIDDEN;
}

/** The Crystal that two Tribes have least trouble to come to, and how much that is. */
export function bestLode(s: State): { readonly space: Space; readonly effort: number } {
  let best = NOWHERE;
  let least = 2 * CUT_OFF;
  for (let space = 0; space < SPACES; space++) {
    if (s.map.layout.cell[space]! < 0 || !hasToken(s, space, 'crystal')) continue;
    measureFrom(s, space);
    let [one, two] = [CUT_OFF, CUT_OFF];
    for (const tribe of ALL_TRIBES) {
      const effort = effortOf(s, tribe) + 0.3 * (4 - population(s, tribe));
      if (effort < one) [one, two] = [effort, one];
      else if (effort < two) two = effort;
    }
    if (one + two >= least) continue;
    [best, least] = [space, one + two];
    toLode.set(ways);
  }
  return { space: best, effort: least };
}
