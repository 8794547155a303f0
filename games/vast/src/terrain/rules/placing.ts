import type { Rules } from '@trollmoot/kernel';
import type { Role } from '../../data/roles.ts';
import { CANYON, FIRST_PIT, PITS } from '../../data/terrain.ts';
import type { State } from '../../state.ts';
import { plan } from '../../words/effects/agenda.ts';
import { seatOf } from '../../words/questions/seats.ts';
import type { TerrainContents } from '../contents.ts';
import { lay } from '../words/effects/laying.ts';
import { layings, nextPits } from '../words/questions/laying.ts';

/** [TERRAIN-2] The Cave chooses; without a Cave, the player who revealed the tile. */
const chooser = (s: State, by: Role): number => (s.cave === null ? seatOf(s, by) : seatOf(s, 'cave'));

export const placing: Pick<Rules<State, TerrainContents>, 'map.terrain' | 'map.pit'> = {
  'map.terrain': {
    who: (s, { by }) => chooser(s, by),
    options: (s, { origin, only }) => layings(s, origin).filter(({ terrain }) => only < 0 || terrain === only), // [KNIGHT-MONSTER-7]
    take(s, { by, origin }, { terrain, cell, turns }) {
      if (terrain === FIRST_PIT) plan(s, { step: 'map.pit', by, origin, pit: FIRST_PIT + 1 });
      else if (terrain === CANYON) plan(s, { step: 'map.fill' }); // [TERRAIN-7]
      lay(s, terrain, cell, turns);
    },
    why: (_s, _at, wish) => (wish.do === 'layTerrain' ? { clause: 'TERRAIN-2', fact: {} } : null),
  },
  'map.pit': {
    who: (s, { by }) => chooser(s, by),
    options: (s, { origin, pit }) => nextPits(s, origin, pit).map((cell) => ({ do: 'layPit', cell })),
    take(s, { by, origin, pit }, { cell }) {
      if (pit !== PITS.at(-1)) plan(s, { step: 'map.pit', by, origin, pit: pit + 1 });
      lay(s, pit, cell, 0);
    },
    why: (_s, _at, wish) => (wish.do === 'layPit' ? { clause: 'TERRAIN-14', fact: {} } : null),
  },
};
