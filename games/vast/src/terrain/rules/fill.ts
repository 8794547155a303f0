import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../state.ts';
import { plan } from '../../words/effects/agenda.ts';
import type { TerrainContents } from '../contents.ts';
import { placeFromStack } from '../words/effects/tiles.ts';
import { openCells, tilesLeft } from '../words/questions/filling.ts';
import { rim } from '../words/questions/map.ts';

export const filling: Pick<Rules<State, TerrainContents>, 'map.fill' | 'map.fillFromStack' | 'map.grow'> = {
  /** [EDGE-5] [EDGE-6] Until the Collapse every open edge gets a Dark tile at once, as long as there are any. */
  'map.fill': {
    happen(s) {
      if (s.map.collapsing || tilesLeft(s) === 0) return;
      const cells = openCells(s);
      if (cells.length === 0) return;
      plan(s, { step: 'map.fill' });
      if (s.cave !== null) plan(s, { step: 'cave.fill' });
      else if (cells.length === 1) placeFromStack(s, cells[0]!);
      else plan(s, { step: 'map.fillFromStack' });
    },
  },

  /** [EDGE-6] Without a Cave player, the player on turn chooses the edge for the top tile. */
  'map.fillFromStack': {
    who: (s) => s.seat,
    options: (s) => openCells(s).map((cell) => ({ do: 'place', cell })),
    take: (s, _at, { cell }) => void placeFromStack(s, cell),
    why: (_s, _at, wish) => (wish.do === 'place' ? { clause: 'EDGE-4', fact: {} } : null),
  },

  /** [TURN-7] Without a Cave player: the top tile, next to any tile. */
  'map.grow': {
    who: (s) => s.seat,
    options: (s) => rim(s).map((cell) => ({ do: 'place', cell })),
    take(s, { left }, { cell }) {
      if (left > 1 && s.map.stack.length > 1) plan(s, { step: 'map.grow', left: left - 1 });
      placeFromStack(s, cell);
    },
    why: (_s, _at, wish) => (wish.do === 'place' ? { clause: 'MAP-8', fact: {} } : null),
  },
};
