import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../../state.ts';
import { remove } from '../../../terrain/words/effects/clearing.ts';
import { collapsible } from '../../../terrain/words/questions/clearing.ts';
import { reachOf } from '../../../terrain/words/questions/leaving.ts';
import { rim } from '../../../terrain/words/questions/map.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { CaveContents } from '../contents.ts';
import { placeFromHand } from '../words/effects.ts';
import { placeableSlots } from '../words/questions.ts';

// Shaping the cave: in its turn, and by Hatred.

type Shape = Exclude<CaveContents['cave.hatred']['act'], { do: 'shedHatred' }>;

/** [CAVE-4] [CAVE-6] [CAVE-HATRED-1] Tiles of the hand to place; in the Collapse tiles to remove. */
export function addShapes(s: State, acts: { push(act: Shape): unknown }): void {
  if (s.map.collapsing) for (const space of collapsible(s)) acts.push({ do: 'collapse', space });
  else for (const slot of placeableSlots(s)) acts.push({ do: 'takeTile', slot });
}

export function shape(s: State, act: Shape): void {
  if (act.do === 'takeTile') plan(s, { step: 'cave.lay', slot: act.slot });
  else remove(s, [act.space], 'cave', reachOf(s));
}

export const shaping: Pick<Rules<State, CaveContents>, 'cave.lay'> = {
  /** [CAVE-4] [CAVE-9] Where does it go? */
  'cave.lay': {
    who: (s) => seatOf(s, 'cave'),
    options(s, { slot }) {
      const acts: CaveContents['cave.lay']['act'][] = [];
      for (const cell of rim(s)) acts.push({ do: 'layTile', cell, slot });
      return acts;
    },
    take: (s, _at, { cell, slot }) => void placeFromHand(s, cell, slot),
    why: (_s, _at, wish) => (wish.do === 'layTile' ? { clause: 'MAP-8', fact: {} } : null),
  },
};
