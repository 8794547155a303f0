import type { Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import type { Action, Slot } from '@trollmoot/vast';

/** What a touch on a cube's place says: discard a cube from it if one must go, otherwise place one. */
export const cubePart = (choice: Choice<Action>, slot: Slot): Part<Action> =>
  choice.options.some((act) => act.do === 'giveCube') ? { do: 'giveCube', from: slot } : { do: 'placeCube', on: slot };
