import type { Rules } from '@trollmoot/kernel';
import { roleOf } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { movePiece } from '../../words/effects/moments.ts';
import { seatOf } from '../../words/questions/seats.ts';
import type { TerrainContents } from '../contents.ts';
import { rides } from '../words/questions/ground.ts';

export const riding: Pick<Rules<State, TerrainContents>, 'map.ride'> = {
  /** [TERRAIN-16] How far down? */
  'map.ride': {
    who: (s, { piece }) => seatOf(s, roleOf(piece)),
    options: (s, { piece }) => [...rides(s, piece).map((to) => ({ do: 'ride', to }) as const), { do: 'getOut' }],
    take(s, { piece }, act) {
      if (act.do === 'ride') movePiece(s, piece, act.to, 'ride');
    },
    why: (_s, _at, wish) => (wish.do === 'ride' ? { clause: 'TERRAIN-16', fact: {} } : null),
  },
};
