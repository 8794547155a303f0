import type { Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import type { Action, Slot } from '@trollmoot/vast';

/** What a touch on a place for cubes says: a cube comes off where one must be given up, else one is laid down. */
export const cubePart = (choice: Choice<Action>, slot: Slot): Part<Action> =>
  choice.options.some((act) => act.do === 'giveCube') ? { do: 'giveCube', from: slot } : { do: 'placeCube', on: slot };
