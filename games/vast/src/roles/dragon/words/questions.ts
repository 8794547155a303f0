import type { Die } from '../../../data/dice.ts';
import { ARMOR, GREED, MAX_ARMOR, SLOTH_SPACES, SPIRIT } from '../../../data/dragon.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { DIFFICULTY, type Role } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { isAsh } from '../../../variants/words/questions/ash-dragon.ts';
import { isTurnOf, levelOf } from '../../../words/questions/seats.ts';
import { CARRIED } from '../state.ts';

/** Where he is, above or under ground; NOWHERE if he does not play or has not come yet. */
export const dragonAt = (s: State): Space => (s.dragon === null ? NOWHERE : s.dragon.at);
export const isSurfaced = (s: State): boolean => s.dragon?.surfaced ?? false;
export const isAwake = (s: State): boolean => s.dragon?.awake ?? false;
/** [DRAGON-4] By the row of his last Wakefulness cube; 1 more as Ash Dragon, 4 at most. [VARIANT-11] */
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
