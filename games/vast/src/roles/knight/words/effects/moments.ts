import { tell } from '@trollmoot/kernel';
import { GRIT, sidequestNamed } from '../../../../data/knight.ts';
import { KNIGHT, type Piece } from '../../../../data/pieces.ts';
import { ENTRANCE, type Space } from '../../../../data/places.ts';
import type { State } from '../../../../state.ts';
import type { Revealing } from '../../../../terrain/contents.ts';
import { checkWins } from '../../../../words/effects/wins.ts';
import type { Kill } from '../../../thief/contents.ts';
import { isKnightAlive } from '../questions/stats.ts';
import { fulfil, gainGrit } from './board.ts';

const DARING = sidequestNamed('daring');
const EAGLE_EYED = sidequestNamed('eagleEyed');
/** [KNIGHT-FLARE-1] [KNIGHT-EVENT-8] Tiles revealed by her Flare or Vantage Point pay 1 Grit each; the tile of an Encounter pays when it is resolved. */
export function gainsGritForTiles(s: State, at: Revealing): void {
  if (at.by !== 'knight' || !isKnightAlive(s) || (at.cause !== 'flare' && at.cause !== 'vantagePoint')) return;
  gainGrit(s, GRIT.tile * at.spaces.length, 'REVEAL-9');
}

/** [KNIGHT-ATTACK-5] The Thief's killer gains his Loot Drop: she takes it in Grit. */
export function gainsGritForThief(s: State, kill: Kill): void {
  if (kill.by !== 'knight') return;
  gainGrit(s, s.thief!.lootDrop, 'KNIGHT-ATTACK-5');
  fulfil(s, kill.how === 'bow' ? EAGLE_EYED : DARING); // [KNIGHT-QUEST-6] [KNIGHT-QUEST-7]
}

/** [KNIGHT-CUBE-6] She comes to the Entrance: poisoned cubes are hers again, and she may have escaped. */
export function knightArrivesAtEntrance(s: State, piece: Piece, space: Space): void {
  if (piece !== KNIGHT || space !== ENTRANCE) return;
  const k = s.knight!;
  for (let i = 0; i < k.poisoned; i++) tell(s, { news: 'cubeGained', from: 'entrance' });
  k.ready += k.poisoned;
  k.poisoned = 0;
  checkWins(s);
}
