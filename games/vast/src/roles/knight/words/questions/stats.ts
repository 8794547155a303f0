import type { Clause } from '../../../../clauses.ts';
import {
  AXE,
  BOOTS,
  LANTERN,
  MAP,
  MOVEMENT,
  MOVEMENT_TRACK,
  PERCEPTION,
  PERCEPTION_TRACK,
  SHIELD,
  STRENGTH,
  STRENGTH_TRACK,
  SWORD,
} from '../../../../data/knight.ts';
import { ENTRANCE, NOWHERE, type Space } from '../../../../data/places.ts';
import { DIFFICULTY } from '../../../../data/roles.ts';
import type { State } from '../../../../state.ts';
import { isPlaying, isTurnOf, levelOf, variantOf } from '../../../../words/questions/seats.ts';

/** She is in the game and alive. */
export const isKnightAlive = (s: State): boolean => s.knight !== null && s.knight.health > 0;
/** Where she stands; NOWHERE if she does not play or is dead. */
export const knightAt = (s: State): Space => (s.knight === null ? NOWHERE : s.knight.at);

/** [KNIGHT-STAT-1] Her Strength now; [KNIGHT-TREASURE-3] [KNIGHT-TREASURE-7] Sword and Axe help in her own turn. */
export function knightStrength(s: State): number {
  const k = s.knight!;
  const own = isTurnOf(s, 'knight') ? k.treasureCubes[SWORD]! + k.treasureCubes[AXE]! : 0;
  return STRENGTH[k.tracks[STRENGTH_TRACK]!]! + own;
}

export function knightPerception(s: State): number {
  const k = s.knight!;
  return PERCEPTION[k.tracks[PERCEPTION_TRACK]!]! + k.treasureCubes[SWORD]! + k.treasureCubes[LANTERN]!;
}

/** [KNIGHT-TREASURE-5] Boots are worth four steps, [KNIGHT-TREASURE-8] the Lantern one. */
export function knightMovement(s: State): number {
  const k = s.knight!;
  return MOVEMENT[k.tracks[MOVEMENT_TRACK]!]! + 4 * k.treasureCubes[BOOTS]! + k.treasureCubes[LANTERN]!;
}

/** [KNIGHT-MAP-1] [KNIGHT-MONSTER-5] Walls that the cubes on the Ancient Map still open this turn. */
export function wallsLeft(s: State): number {
  const k = s.knight!;
  return wallsOpened(k.gear[MAP]!, k.golem) - k.mapUsed;
}
export const wallsOpened = (cubes: number, golem: boolean): number => Math.floor(cubes / (golem ? 2 : 1));

/** [KNIGHT-SHIELD-1] [KNIGHT-SHIELD-2] With a cube on the Shield nobody moves her, and she loses at most 1 Grit at a time. */
export const isShielded = (s: State): boolean => s.knight!.gear[SHIELD]! > 0;

/** [KNIGHT-LEVEL-2] The Strength that smashes a Crystal. */
export const smashStrength = (s: State): number =>
  isPlaying(s, 'dragon') ? DIFFICULTY.knight.smashStrength[2] : DIFFICULTY.knight.smashStrength[levelOf(s, 'knight')]!;

/** [KNIGHT-LEVEL-2] [WIN-8] Crystal tokens she must have, where no Dragon plays. */
export const crystalsNeeded = (s: State): number =>
  variantOf(s).roles === 'KT' ? s.settings.knightThiefGoal : DIFFICULTY.knight.crystals[levelOf(s, 'knight')]!;

/** [WIN-3] The Dragon is dead; [WIN-4] without a Dragon, she has her Crystals and is at the Entrance in her own turn. */
export function knightWins(s: State): Clause | null {
  if (!isKnightAlive(s)) return null;
  if (s.dragon !== null) return s.dragon.health === 0 ? 'WIN-3' : null;
  const escaped = s.knight!.at === ENTRANCE && isTurnOf(s, 'knight');
  return escaped && s.knight!.crystals >= crystalsNeeded(s) ? 'WIN-4' : null;
}
