import { NOWHERE, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { isDark, isLit, lookTo } from './map.ts';

/**
 * [SIGHT-1] In one row or column with no wall and no Dark tile between; either end may be Dark.
 * [SIGHT-2] An empty cell between hides too. Nobody needs sight of their own space.
 */
export function sees(s: State, from: Space, to: Space): boolean {
  return sightDistance(s, from, to) !== NOWHERE;
}

/** How many spaces away it is seen; NOWHERE if it is not seen at all. */
export function sightDistance(s: State, from: Space, to: Space): number {
  if (from === to) return 0;
  for (let side = 0; side < 4; side++) {
    let here = from;
    for (let far = 1; ; far++) {
      here = lookTo(s, here, side);
      if (here === to) return far;
      if (!(here >= 0) || isDark(s, here)) break; // undefined: no one stands at `from`
    }
  }
  return NOWHERE;
}

/** [SIGHT-3] A visible tile is Lit and not cut off by a wall; by the switch [SWITCH-19] a Dark tile at the end of the line will do. */
export function isVisible(s: State, from: Space, to: Space): boolean {
  return sees(s, from, to) && (isLit(s, to) || s.settings.visibleTile === 'line');
}
