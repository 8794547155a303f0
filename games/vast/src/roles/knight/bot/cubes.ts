import {
  BOMB,
  MOVEMENT,
  MOVEMENT_TRACK,
  PERCEPTION_TRACK,
  type Slot,
  STRENGTH_TRACK,
  TRACK_SPACES,
} from '../../../data/knight.ts';
import type { State } from '../../../state.ts';
import { hasRoomOn } from '../words/questions/cubes.ts';
import { knightMovement, knightPerception, knightStrength } from '../words/questions/stats.ts';

/**
 * Cubes that bring her so far; null: no cubes could. Her stats must reach these numbers. If it is urgent she also takes
 * what is dear: a card that helps by less than it could.
 */
export function cubesFor(
  s: State,
  movement: number,
  perception: number,
  strength: number,
  bomb: boolean,
  isUrgent = false,
): Slot[] | null {
  const k = s.knight!;
  const cubes: Slot[] = [];
  if (bomb && k.gear[BOMB] === 0) cubes.push('bomb');
  let stronger = strength - knightStrength(s);
  let sharper = perception - knightPerception(s);
  let faster = movement - knightMovement(s);
  if (stronger > 0 && sharper > 0 && hasRoomOn(s, 'elvishSword')) {
    cubes.push('elvishSword');
    stronger--;
    sharper--;
  }
  if (sharper > 0 && faster > 0 && hasRoomOn(s, 'pixieLantern')) {
    cubes.push('pixieLantern');
    sharper--;
    faster--;
  }
  stronger = onTrack(cubes, 'strength', TRACK_SPACES - k.tracks[STRENGTH_TRACK]!, stronger);
  if (stronger > 0 && hasRoomOn(s, 'mightyAxe')) {
    cubes.push('mightyAxe');
    stronger--;
  }
  sharper = onTrack(cubes, 'perception', TRACK_SPACES - k.tracks[PERCEPTION_TRACK]!, sharper);
  if (faster > 2 && hasRoomOn(s, 'heroicBoots')) {
    cubes.push('heroicBoots');
    faster -= 4;
  }
  for (let n = k.tracks[MOVEMENT_TRACK]!; faster > 0 && n < TRACK_SPACES; n++) {
    cubes.push('movement');
    faster -= MOVEMENT[n + 1]! - MOVEMENT[n]!;
  }
  if (isUrgent && faster > 0 && hasRoomOn(s, 'pixieLantern') && !cubes.includes('pixieLantern')) {
    cubes.push('pixieLantern');
    faster--;
  }
  if (isUrgent && faster > 0 && hasRoomOn(s, 'heroicBoots') && !cubes.includes('heroicBoots')) {
    cubes.push('heroicBoots');
    faster -= 4;
  }
  return stronger > 0 || sharper > 0 || faster > 0 ? null : cubes;
}

/** Fill a track cube by cube; what is still missing. */
function onTrack(cubes: Slot[], slot: Slot, room: number, missing: number): number {
  let left = missing;
  for (let n = room; left > 0 && n > 0; n--) {
    cubes.push(slot);
    left--;
  }
  return left;
}
