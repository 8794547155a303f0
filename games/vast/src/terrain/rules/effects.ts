import { type Rules, tell } from '@trollmoot/kernel';
import type { Role } from '../../data/roles.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { ALL_TRIBES } from '../../data/tiles.ts';
import { losePopulation, population, tribeAt } from '../../roles/goblins/words/words.ts';
import { hurtKnight, knightAt } from '../../roles/knight/words/words.ts';
import { killThief, thiefAt } from '../../roles/thief/words/words.ts';
import { type Space, type State, TILES } from '../../state.ts';
import { plan } from '../../words/agenda.ts';
import { movePiece } from '../../words/moments.ts';
import {
  DRAGON,
  isTribe,
  KNIGHT,
  mayBeMoved,
  type Piece,
  pieceOfTribe,
  placeOf,
  roleOf,
  THIEF,
  tribeOf,
} from '../../words/pieces.ts';
import { seatOf } from '../../words/seats.ts';
import type { TerrainContents } from '../contents.ts';
import { isLake, isMagma, isRiver, spacesOf, terrainOf } from '../words/spaces.ts';

// What terrain does to those who come, go and stay.

/** [TERRAIN-10] [TERRAIN-15] [TERRAIN-16] Population a Tribe loses by coming to this space from that one. */
export function drowned(from: Space, to: Space): 0 | 1 {
  if (to < TILES) return 0;
  if (isLake(to)) return isLake(from) ? 0 : 1;
  return isRiver(to) && (!isRiver(from) || to < from) ? 1 : 0;
}

/** A piece has come to terrain: [TERRAIN-10] [TERRAIN-15] Tribes drown; [TERRAIN-16] others may ride down the River. */
export function terrainMeets(s: State, piece: Piece, space: Space, from: Space): void {
  if (space < TILES) return;
  if (isTribe(piece)) {
    if (drowned(from, space) === 1) harm(s, piece, space, 1);
  } else if (piece !== DRAGON) offerRide(s, piece, space, from);
}

/** A Tribe loses Population to the ground it is on. */
export function harm(s: State, piece: Piece, space: Space, loss: number): void {
  const clause = isLake(space) ? 'TERRAIN-10' : isMagma(space) ? 'TERRAIN-11' : 'TERRAIN-15';
  tell(s, { news: 'terrainHarmed', terrain: TERRAIN[terrainOf(space)]!.name, piece, clause });
  losePopulation(s, tribeOf(piece), loss);
}

/** [TERRAIN-16] The cells that the River would carry this piece to, as far as nobody is in the way. */
export function rides(s: State, piece: Piece): Space[] {
  const found: Space[] = [];
  const here = placeOf(s, piece);
  if (here < 0 || !isRiver(here)) return found;
  const last = spacesOf(terrainOf(here)).at(-1)!;
  for (let to = here + 1; to <= last && mayBeMoved(s, piece, to - 1, to); to++) found.push(to);
  return found;
}
export function offerRide(s: State, piece: Piece, space: Space, from: Space): void {
  if (isRiver(space) && !isRiver(from) && rides(s, piece).length > 0) plan(s, { step: 'map.ride', piece });
}

/** [TERRAIN-12] Who ends their own turn on Magma. */
export function magmaBurns(s: State, role: Role): void {
  if (!s.settings.terrain) return;
  if (role === 'knight' && isMagma(knightAt(s)) && s.knight!.health > 1) {
    burnt(s, KNIGHT);
    hurtKnight(s, 1, 'goblins'); // it is never her last
  } else if (role === 'thief' && isMagma(thiefAt(s))) {
    burnt(s, THIEF);
    killThief(s, { by: null, how: 'magma', tribe: null });
  } else if (role === 'goblins')
    for (const tribe of ALL_TRIBES) {
      if (!isMagma(tribeAt(s, tribe))) continue;
      burnt(s, pieceOfTribe(tribe));
      losePopulation(s, tribe, population(s, tribe));
    }
}
const burnt = (s: State, piece: Piece): void =>
  tell(s, { news: 'terrainHarmed', terrain: 'magma', piece, clause: 'TERRAIN-12' });

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
