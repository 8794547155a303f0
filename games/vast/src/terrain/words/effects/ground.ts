import { tell } from '@trollmoot/kernel';
import { DRAGON, isTribe, KNIGHT, type Piece, pieceOfTribe, THIEF, tribeOf } from '../../../data/pieces.ts';
import { type Space, TILES } from '../../../data/places.ts';
import type { Role } from '../../../data/roles.ts';
import { TERRAIN } from '../../../data/terrain.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import { losePopulation } from '../../../roles/goblins/words/effects/tribes.ts';
import { population, tribeAt } from '../../../roles/goblins/words/questions/tribes.ts';
import { hurtKnight } from '../../../roles/knight/words/effects/board.ts';
import { knightAt } from '../../../roles/knight/words/questions/stats.ts';
import { killThief } from '../../../roles/thief/words/effects/death.ts';
import { thiefAt } from '../../../roles/thief/words/questions.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { drowned, rides } from '../questions/ground.ts';
import { isLake, isMagma, isRiver, terrainOf } from '../questions/spaces.ts';

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
