import type { Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import type { Revealing } from '../../contents.ts';
import { isDark, isOnMap } from '../questions/map.ts';

/**
 * [REVEAL-1] [REVEAL-5] Reveal these Dark tiles: flip and orient each, then fill the open edges, then let the roles
 * react. Lit tiles among them are left alone. `from` is the side that must stay open, or -1.
 */
export function reveal(s: State, spaces: readonly Space[], by: Revealing['by'], cause: Revealing['cause'], from = -1) {
  const dark = spaces.filter((space) => isOnMap(s, space) && isDark(s, space));
  if (dark.length === 0) return;
  const at = { spaces: dark, by, cause, from };
  plan(s, { step: 'map.reveal', ...at }, { step: 'map.fill' }, { step: 'map.revealed', ...at });
}
