import { NOWHERE, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { dragonArmor, dragonAt } from '../../dragon/words/questions.ts';
import { isKnightAlive, knightAt, knightStrength } from '../../knight/words/questions/stats.ts';
import { bestLode } from './lodes.ts';

// Whom or what the Goblins are after.

/** Are Crystals what they need? */
export const isAfterCrystals = (s: State): boolean => s.knight === null && s.dragon === null;

/** Where their prey is: the Knight, else the Ash Dragon, else the Crystal nearest to the Tribes; NOWHERE: nowhere yet. */
export function quarry(s: State): Space {
  if (s.knight !== null) return isKnightAlive(s) ? knightAt(s) : NOWHERE;
  return s.dragon !== null ? dragonAt(s) : bestLode(s).space;
}

/** The Strength that a Tribe needs to be of use. */
export function strengthNeeded(s: State): number {
  if (isKnightAlive(s)) return knightStrength(s) + 1;
  return s.dragon !== null ? dragonArmor(s) + 1 : s.settings.goblinSmashMinStrength;
}
