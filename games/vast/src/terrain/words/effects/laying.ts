import { tell } from '@trollmoot/kernel';
import type { Cell, Space } from '../../../data/places.ts';
import type { Role } from '../../../data/roles.ts';
import { TERRAIN } from '../../../data/terrain.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../../data/tiles.ts';
import { dragonAt } from '../../../roles/dragon/words/questions.ts';
import { knightAt } from '../../../roles/knight/words/questions/stats.ts';
import { thiefAt } from '../../../roles/thief/words/questions.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import type { Revealing } from '../../contents.ts';
import { cellsFrom, layings } from '../questions/laying.ts';
import { cellOf, isKind, isOnMap } from '../questions/map.ts';
import { spacesOf } from '../questions/spaces.ts';
import { layTerrain } from './layout.ts';

/** [TERRAIN-2] The first Event tile that is revealed in a round calls for terrain, until the Collapse. */
export function callsForTerrain(s: State, at: Revealing): void {
  if (!s.settings.terrain || s.map.collapsing || s.map.terrainRound === s.round) return;
  const event = at.spaces.find((space) => isOnMap(s, space) && isKind(s, space, 'event'));
  if (event === undefined) return;
  s.map.terrainRound = s.round;
  const origin = cellOf(s, pieceOf(s, at.by, event));
  if (layings(s, origin).length > 0) plan(s, { step: 'map.terrain', by: at.by, origin, only: -1 });
}

/** The space of the piece that caused the reveal; for a role with no piece, or several, the tile itself. */
function pieceOf(s: State, by: Role, tile: Space): Space {
  const piece = by === 'knight' ? knightAt(s) : by === 'dragon' ? dragonAt(s) : by === 'thief' ? thiefAt(s) : -1;
  return piece >= 0 ? piece : tile;
}

/** Lay terrain down. [TERRAIN-7] A Canyon's bridge is open on its long sides only. */
export function lay(s: State, terrain: number, cell: Cell, turns: number): void {
  const cells = cellsFrom(terrain, cell, turns);
  const ends = turns % 2 === 0 ? (1 << EAST) | (1 << WEST) : (1 << NORTH) | (1 << SOUTH);
  layTerrain(s, spacesOf(terrain), cells, ends);
  const { name } = TERRAIN[terrain]!;
  tell(s, { news: 'terrainLaid', terrain: name, cells, thing: `terrain ${name}`, clause: 'TERRAIN-2' });
}
