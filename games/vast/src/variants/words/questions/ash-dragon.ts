import type { State } from '../../../state.ts';
import { seatOf, variantOf } from '../../../words/questions/seats.ts';

/** [VARIANT-11] The Ash Dragon has 1 more Armor. */
export const isAsh = (s: State): boolean => variantOf(s).ash;
/** [VARIANT-11] Tribes may attack an Ash Dragon. */
export const mayTribesAttackDragon = (s: State): boolean => isAsh(s) && seatOf(s, 'goblins') >= 0;
