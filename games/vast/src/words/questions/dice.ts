import { DRAGON_DIE } from '../../data/dice.ts';
import type { State } from '../../state.ts';

/** [DICE-3] Does the Dragon die show its centre? */
export const isCenter = (s: State): boolean => DRAGON_DIE[s.die]!.center;
