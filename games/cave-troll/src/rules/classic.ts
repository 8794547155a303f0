import type { Refused } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { type FigureId, IS_HERO } from '../data/figures.ts';
import type { Ground } from '../state.ts';
import { bar, barCrowd } from './entering.ts';
import { hasOpposingKnight, isFull, isOpenRoom, type Sight } from './sight.ts';
import { isRoom } from './words.ts';

/** What forbids the actions of Thief and Orc; null if nothing does. The Wraith's push is in moving.ts. */

/** [THIEF-1] [THIEF-2] [THIEF-4] */
export function barSlip(s: Ground, sight: Sight, thief: FigureId, to: SpaceId): Refused | null {
  if (to === s.where[thief]) return 'THIEF-1';
  if (isOpenRoom(sight, to, thief)) return null;
  if (s.settings.thiefBlockedByKnight && hasOpposingKnight(sight, to, thief)) return 'THIEF-2';
  const barred = bar(s, sight, thief, to, 'leap'); // [CLOAK-6]
  if (barred !== 'KNIGHT-1') return barred;
  return isFull(sight, to) ? barCrowd(s) : null;
}

/** [ORC-1] [ORC-2] [ORC-3] */
export function barSlay(s: Ground, orc: FigureId, victim: FigureId): Refused | null {
  if (!isRoom(s, s.where[orc]!)) return 'ORC-3';
  return s.where[victim] === s.where[orc] && IS_HERO[victim] ? null : 'ORC-1';
}
