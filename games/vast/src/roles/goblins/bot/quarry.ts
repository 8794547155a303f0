import { NOWHERE, SPACES, type Space, type State } from '../../../state.ts';
import { cellOf, distance } from '../../../terrain/map.ts';
import { hasToken } from '../../../terrain/tokens.ts';
import { dragonArmor, dragonAt } from '../../dragon/words.ts';
import { isKnightAlive, knightAt, knightStrength } from '../../knight/words.ts';

// Whom or what the Goblins are after.

/** Are Crystals what they need? */
export const isAfterCrystals = (s: State): boolean => s.knight === null && s.dragon === null;

/** Where their prey is: the Knight, else the Ash Dragon, else the Crystal nearest to the Tribes; NOWHERE: nowhere yet. */
export function quarry(s: State): Space {
  if (s.knight !== null) return isKnightAlive(s) ? knightAt(s) : NOWHERE;
  return s.dragon !== null ? dragonAt(s) : nearestCrystal(s);
}

function nearestCrystal(s: State): Space {
  const { at } = s.goblins!;
  let best = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < SPACES; space++) {
    if (s.map.layout.cell[space]! < 0 || !hasToken(s, space, 'crystal')) continue;
    let far = 0;
    for (let tribe = 0; tribe < 3; tribe++)
      if (at[tribe]! >= 0) far += distance(cellOf(s, at[tribe]!), cellOf(s, space));
    if (far < least) {
      least = far;
      best = space;
    }
  }
  return best;
}

/** The Strength that a Tribe needs to be of use. */
export function strengthNeeded(s: State): number {
  if (isKnightAlive(s)) return knightStrength(s) + 1;
  return s.dragon !== null ? dragonArmor(s) + 1 : s.settings.goblinSmashMinStrength;
}
