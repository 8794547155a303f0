import type { Action, Slot } from '@trollmoot/vast';
import type { Part } from '../../../choose.ts';
import type { Choice } from '../../board.ts';

/** What a touch on a place for cubes says: a cube comes off where one must be given up, else one is laid down. */
export const cubePart = (choice: Choice<Action>, slot: Slot): Part<Action> =>
  choice.options.some((act) => act.do === 'giveCube') ? { do: 'giveCube', from: slot } : { do: 'placeCube', on: slot };
