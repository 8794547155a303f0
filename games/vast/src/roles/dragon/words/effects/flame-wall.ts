import { tell } from '@trollmoot/kernel';
import { GRIT_LOSS } from '../../../../data/knight.ts';
import { DRAGON, isTribe, KNIGHT, type Piece, roleOf, THIEF, tribeOf } from '../../../../data/pieces.ts';
import { NOWHERE, type Space } from '../../../../data/places.ts';
import { ROLES, type Role } from '../../../../data/roles.ts';
import type { State } from '../../../../state.ts';
import { losePopulation } from '../../../goblins/words/effects/tribes.ts';
import { loseGrit } from '../../../knight/words/effects/board.ts';
import { killThief } from '../../../thief/words/effects/death.ts';

/** [DRAGON-FLAMEWALL-2] The first time a player's piece enters the Flame Wall in a turn it burns; he is immune. */
export function flameWallBurns(s: State, piece: Piece, space: Space): void {
  if (s.map.flameWall !== space || piece === DRAGON) return;
  const role = roleOf(piece);
  const bit = 1 << ROLES.indexOf(role);
  if ((s.map.burnt & bit) !== 0) return;
  s.map.burnt |= bit;
  tell(s, { news: 'burnt', role, space, clause: 'DRAGON-FLAMEWALL-2' });
  if (piece === KNIGHT) loseGrit(s, GRIT_LOSS.flameWall, 'DRAGON-FLAMEWALL-2');
  else if (piece === THIEF) killThief(s, { by: 'dragon', how: 'flameWall', tribe: null });
  else if (isTribe(piece)) losePopulation(s, tribeOf(piece), 1, s.settings.eatenBy === 'anyPower'); // [DRAGON-FLAMEWALL-3] no Rage [SWITCH-27]
}

/** [DRAGON-FLAMEWALL-1] Until his next turn begins. */
export function flameWallGoesOut(s: State, role: Role): void {
  if (role !== 'dragon' || s.map.flameWall === NOWHERE) return;
  s.map.flameWall = NOWHERE;
  tell(s, { news: 'flameWallGone' });
}
