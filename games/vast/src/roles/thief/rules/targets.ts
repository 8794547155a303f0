import type { Clause } from '../../../clauses.ts';
import { ALL_PIECES, DRAGON, isTribe, KNIGHT, type Piece, THIEF, tribeOf } from '../../../data/pieces.ts';
import { CROSSBOW } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';
import { sightDistance } from '../../../terrain/words/questions/sight.ts';
import { isSheltered } from '../../../terrain/words/questions/spaces.ts';
import { stealthAgainst } from '../../../words/questions/attacks.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import { canDozeToGreed, dragonArmor } from '../../dragon/words/questions.ts';
import { hasSecretToTake } from '../../goblins/words/questions/secrets.ts';
import { defencePerception } from '../../goblins/words/questions/tribes.ts';
import { knightPerception } from '../../knight/words/questions/stats.ts';
import { hasTreasureCard } from '../../knight/words/questions/treasures.ts';
import type { Effort, ThiefContents } from '../contents.ts';
import { hasUpgrade, thiefStealth } from '../words/questions.ts';

type Acts = ThiefContents['thief.act']['act'][];
const EFFORTS: readonly Effort[] = [1, 2, 3];

/** [THIEF-TARGET-2] What his Stealth must beat; [THIEF-TARGET-4] a Trap helps a Tribe. */
function wariness(s: State, victim: Piece): number {
  if (victim === KNIGHT) return knightPerception(s);
  return victim === DRAGON ? dragonArmor(s) : defencePerception(s, tribeOf(victim));
}

/** Why he cannot attack this piece by Pickpocket or Backstab; null if he can. */
function safeFromThief(s: State, victim: Piece, isNear: boolean): Clause | null {
  if (!isNear) return 'THIEF-TARGET-3'; // [THIEF-TARGET-3]
  if ((s.thief!.targets & (1 << victim)) !== 0) return 'THIEF-TARGET-1';
  return thiefStealth(s) >= stealthAgainst(wariness(s, victim)) ? null : 'THIEF-TARGET-2';
}
const isHere = (s: State, victim: Piece): boolean => placeOf(s, victim) === s.thief!.at;

/** [THIEF-PICKPOCKET-2] */
function hasSomething(s: State, victim: Piece): boolean {
  if (victim === KNIGHT) return hasTreasureCard(s);
  return victim === DRAGON ? canDozeToGreed(s) : hasSecretToTake(s);
}
export const unpickable = (s: State, victim: Piece): Clause | null =>
  safeFromThief(s, victim, isHere(s, victim)) ?? (hasSomething(s, victim) ? null : 'THIEF-PICKPOCKET-2');

/** [THIEF-UPGRADE-7] On his space, or seen within range of his Hand Crossbow. */
function isInReach(s: State, victim: Piece): boolean {
  const place = placeOf(s, victim);
  if (place < 0) return false;
  if (place === s.thief!.at) return true;
  if (!hasUpgrade(s, 'handCrossbow') || isSheltered(place, s.thief!.at)) return false; // [TERRAIN-13]
  const far = sightDistance(s, s.thief!.at, place);
  return far >= 0 && far <= CROSSBOW;
}
export const unstabbable = (s: State, victim: Piece): Clause | null => safeFromThief(s, victim, isInReach(s, victim));

/** Every piece he may rob or stab now, with every effort he can pay. */
export function addAttacks(s: State, options: Acts): void {
  const { cubes } = s.thief!;
  if (cubes === 0) return;
  for (const victim of ALL_PIECES) {
    if (victim === THIEF || placeOf(s, victim) < 0) continue;
    if (unpickable(s, victim) === null)
      for (const effort of EFFORTS) if (effort <= cubes) options.push({ do: 'pickpocket', victim, effort });
    if (unstabbable(s, victim) === null)
      for (const effort of EFFORTS) if (effort <= cubes) options.push({ do: 'backstab', victim, effort });
  }
}

/** [THIEF-TARGET-1] Nobody is attacked twice in a turn: no player, or by the switch no piece. [SWITCH-15] */
export function markTarget(s: State, victim: Piece): void {
  const all = isTribe(victim) && s.settings.targetOncePerTurn === 'player';
  for (const piece of ALL_PIECES) if (piece === victim || (all && isTribe(piece))) s.thief!.targets |= 1 << piece;
}
