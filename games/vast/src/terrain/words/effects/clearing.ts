import type { Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import type { Clearing } from '../../contents.ts';
import { withWhole } from '../questions/spaces.ts';

/** Remove these tiles: their pieces leave first, then the map is joined and, before the Collapse, its edges filled. */
export function remove(s: State, spaces: readonly Space[], by: Clearing['by'], reach: Clearing['reach']): void {
  plan(s, { step: 'map.clear', spaces: withWhole(spaces), by, reach }, { step: 'map.join' }, { step: 'map.fill' });
}
