import { NOWHERE } from '../data/places.ts';
import { knightAt } from '../roles/knight/words/questions/stats.ts';
import type { State } from '../state.ts';
import { wayTo } from '../terrain/words/questions/map.ts';

/** What counts when no way is left. */
export const CUT_OFF = 12;

/** How many steps the Knight's way to the Dragon has, over tiles and not through walls. */
export function stepsToDragon(s: State): number {
  const from = s.knight === null ? NOWHERE : knightAt(s);
  const to = s.dragon?.at ?? NOWHERE;
  if (from === NOWHERE || to === NOWHERE) return CUT_OFF;
  const reached = new Map([[from, 0]]);
  for (const [space, steps] of reached) {
    if (space === to) return Math.min(steps, CUT_OFF);
    for (let side = 0; side < 4; side++) {
      const next = wayTo(s, space, side);
      if (next !== NOWHERE && !reached.has(next)) reached.set(next, steps + 1);
    }
  }
  return CUT_OFF;
}
