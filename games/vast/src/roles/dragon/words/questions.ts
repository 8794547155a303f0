import type { Die } from '../../../data/dice.ts';
import { ARMOR, GREED, MAX_ARMOR, SLOTH_SPACES, SPIRIT } from '../../../data/dragon.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { DIFFICULTY, type Role } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import type { Ground } from '../../../terrain/state.ts';
import { across, isDark, wayTo } from '../../../terrain/words/questions/map.ts';
import { isAsh } from '../../../variants/words/questions/ash-dragon.ts';
import { isTurnOf, levelOf } from '../../../words/questions/seats.ts';
import { CARRIED } from '../state.ts';

/** Where he is, surfaced or underground; NOWHERE if he does not play or has not come yet. */
export const dragonAt = (s: State): Space => (s.dragon === null ? NOWHERE : s.dragon.at);
export const isSurfaced = (s: State): boolean => s.dragon?.surfaced ?? false;
/** [DRAGON-4] By the row of his last Wakefulness cube; 1 more as Ash Dragon, but at most 4. [VARIANT-11] */
export const dragonArmor = (s: State): number =>
  Math.min(MAX_ARMOR, ARMOR[s.dragon!.wakefulness]! + (isAsh(s) ? 1 : 0));
export const dragonSpirit = (s: State): number => SPIRIT[s.dragon!.wakefulness]!;
/** [DRAGON-WAKE-9] */
export const wakefulnessNeeded = (s: State): number => DIFFICULTY.dragon.wakefulness[levelOf(s, 'dragon')]!;
/** Gems lying on this space, by symbol. */
export function gemsOn(s: State, space: Space): number[] {
  const found: number[] = [];
  if (s.dragon !== null) for (let gem = 0; gem < 3; gem++) if (s.dragon.gems[gem] === space) found.push(gem);
  return found;
}

export const gemsCarried = (s: State): number[] =>
  s.dragon === null ? [] : [0, 1, 2].filter((gem) => s.dragon!.gems[gem] === CARRIED);

/** Power cards in his hand. */
export const powersHeld = (s: State): number => s.dragon!.hand[0]! + s.dragon!.hand[1]! + s.dragon!.hand[2]!;
/** Does a cube fit on this Sloth section? */
export const hasSlothSpace = (s: State, sloth: number): boolean => s.dragon!.sloth[sloth]! < SLOTH_SPACES[sloth]!;

/** [DICE-4] May he have this roll made again? Any roll in his turn; by the switch only his own Dragon dice. [SWITCH-22] */
export function mayShriek(s: State, die: Die, by: Role): boolean {
  if (s.dragon === null || !s.dragon.shriek || !isTurnOf(s, 'dragon')) return false;
  return s.settings.shriekScope === 'anyRoll' || (die === 'dragon' && by === 'dragon');
}

/** Has he a cube that can go back to Greed? (Pickpocket) */
export const canDozeToGreed = (s: State): boolean => s.dragon!.wakefulness > 0 && hasSlothSpace(s, GREED);

/** [DRAGON-MOVE-1] [DRAGON-MOVE-8] Where one or two spaces in a straight line may take him. */
export function straightWays(ground: Ground, from: Space, surfaced: boolean): Space[] {
  const found: Space[] = [];
  for (let side = 0; side < 4; side++) {
    let here = from;
    for (let far = 0; far < 2; far++) {
      here = surfaced ? wayTo(ground, here, side) : across(ground, here, side); // [DRAGON-MOVE-2] [DRAGON-MOVE-3]
      if (here < 0 || (surfaced && isDark(ground, here))) break; // [DRAGON-MOVE-4]
      found.push(here);
    }
  }
  return found;
}
