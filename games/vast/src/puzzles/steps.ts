import { NOWHERE, type Space } from '../data/places.ts';
import { defenceStrength, tribesOn } from '../roles/goblins/words/questions/tribes.ts';
import { knightAt, knightStrength } from '../roles/knight/words/questions/stats.ts';
import type { State } from '../state.ts';
import { wayTo } from '../terrain/words/questions/map.ts';

/** What counts when no way is left. */
export const CUT_OFF = 12;

/** How many steps the Knight's way to the Dragon has, over tiles and not through walls. */
export const stepsToDragon = (s: State): number => stepsOf(s, () => false);

/** The same, but not over tiles of Tribes that are at least as strong as she is: those she cannot enter. */
export const stepsPastTribes = (s: State): number =>
  stepsOf(s, (space) => tribesOn(s, space).some((tribe) => defenceStrength(s, tribe) >= knightStrength(s)));

function stepsOf(s: State, isBarred: (space: Space) => boolean): number {
  const from = s.knight === null ? NOWHERE : knightAt(s);
  const to = s.dragon?.at ?? NOWHERE;
  if (from === NOWHERE || to === NOWHERE) return CUT_OFF;
  const reached = new Map([[from, 0]]);
  for (const [space, steps] of reached) {
    if (space === to) return Math.min(steps, CUT_OFF);
    for (let side = 0; side < 4; side++) {
      const next = wayTo(s, space, side);
      if (next !== NOWHERE && !reached.has(next) && !isBarred(next)) reached.set(next, steps + 1);
    }
  }
  return CUT_OFF;
}
