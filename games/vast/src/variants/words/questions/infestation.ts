import type { Line } from '../../../data/variants.ts';
import type { State } from '../../../state.ts';
import { variantOf } from '../../../words/questions/seats.ts';

/** [VARIANT-3] The line this game is played by. */
export const lineOf = (s: State): Line =>
  s.settings.infestation === 'table' ? (variantOf(s).line ?? 'A') : s.settings.infestation;
