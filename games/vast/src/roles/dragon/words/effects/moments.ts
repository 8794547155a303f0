import { tell } from '@trollmoot/kernel';
import { DRAGON, type Piece } from '../../../../data/pieces.ts';
import { ENTRANCE, NOWHERE, type Space } from '../../../../data/places.ts';
import type { Role } from '../../../../data/roles.ts';
import type { State } from '../../../../state.ts';
import type { Revealing } from '../../../../terrain/contents.ts';
import { faceOf, isKind } from '../../../../terrain/words/questions/map.ts';
import { declare } from '../../../../words/effects/wins.ts';
import { knightAt } from '../../../knight/words/questions/stats.ts';
import type { Kill } from '../../../thief/contents.ts';
import { REVEALED_EVENT } from '../../state.ts';
import { isSurfaced } from '../questions.ts';
import { drawPowers, surface } from './board.ts';

/** [DRAGON-WAKE-5] An Event tile revealed by one of his powers pleases his Pride. */
export function dragonNotesEventTile(s: State, at: Revealing): void {
  if (s.dragon === null || at.by !== 'dragon' || at.cause !== 'power') return;
  if (at.spaces.some((space) => faceOf(s, space).kind === 'event')) s.dragon.done |= REVEALED_EVENT;
}

/** [TURN-4] His first turn: he is there, under the Knight, or at the Entrance if she does not play. */
export function dragonAppears(s: State, role: Role): void {
  if (role !== 'dragon' || s.dragon!.at !== NOWHERE) return;
  s.dragon!.at = knightAt(s) === NOWHERE ? ENTRANCE : knightAt(s);
  tell(s, { news: 'dragonAppeared', space: s.dragon!.at });
}

/** [TURN-6] [DRAGON-SURFACE-2] [DRAGON-SURFACE-3] Awake at the end of his turn: on the Entrance, surfaced, he has escaped; on a Crystal tile he surfaces. */
export function dragonSurfaces(s: State, role: Role): void {
  const d = s.dragon;
  if (role !== 'dragon' || d === null || !d.awake) return;
  if (d.surfaced && d.at === ENTRANCE) declare(s, ['dragon'], 'WIN-10');
  if (d.surfaced || !isKind(s, d.at, 'crystal')) return;
  surface(s);
}

/** [SWITCH-5] By the published rules he escapes as soon as he comes to the Entrance. */
export function escapesOnEntering(s: State, piece: Piece, space: Space): void {
  if (piece !== DRAGON || space !== ENTRANCE || !isSurfaced(s)) return;
  if (s.settings.dragonEscape === 'onEntering') declare(s, ['dragon'], 'WIN-10');
}

/** [DRAGON-10] He draws Power cards for a killed Thief's Loot Drop; by the switch only for Claw and Scratch. [SWITCH-21] */
export function drawsPowersForThief(s: State, kill: Kill): void {
  if (kill.by !== 'dragon') return;
  if (s.settings.lootBonusAnyKill || kill.how === 'attack') drawPowers(s, s.thief!.lootDrop);
}
