import { FIRST_OMENS, OMEN_COPIES, OMEN_SYMBOLS, OMENS } from '../../../data/cave.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { levelOf } from '../../../words/questions/seats.ts';
import { drawOmens, refillHand } from '../words/effects.ts';

/** [CAVE-1] [CAVE-15] */
export function setUpCave(s: State): void {
  s.cave = {
    hand: [],
    omens: OMEN_SYMBOLS.map(() => 0),
    bag: OMEN_SYMBOLS.map(() => OMEN_COPIES),
    used: OMENS.map(() => 0),
    shaped: false,
    removals: 0,
    hidden: false,
    hatred: DIFFICULTY.cave.hatredTokens[levelOf(s, 'cave')]!,
  };
  refillHand(s);
  drawOmens(s, FIRST_OMENS);
}
