import type { Action } from '../contents.ts';
import { caveNotation } from '../roles/cave/text/notation.ts';
import { dragonNotation } from '../roles/dragon/text/notation.ts';
import { goblinsNotation } from '../roles/goblins/text/notation.ts';
import { knightNotation } from '../roles/knight/text/notation.ts';
import { thiefNotation } from '../roles/thief/text/notation.ts';
import type { State } from '../state.ts';
import { terrainNotation } from '../terrain/text/notation.ts';
import { variantNotation } from '../variants/text/notation.ts';

const NOTATION: { readonly [K in Action['do']]: (act: Extract<Action, { do: K }>, s: State) => string } = {
  endTurn: () => 'end turn',
  ...terrainNotation,
  ...variantNotation,
  ...knightNotation,
  ...goblinsNotation,
  ...dragonNotation,
  ...caveNotation,
  ...thiefNotation,
};

/** One action as a line of text. The cast is the compiler's blind spot: name and writer belong together by the type above. */
export const write = (act: Action, s: State): string => (NOTATION[act.do] as (act: Action, s: State) => string)(act, s);
