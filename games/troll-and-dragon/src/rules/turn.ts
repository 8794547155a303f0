import { plan, type Rules, tell } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import type { State } from '../state.ts';
import { whyOver } from './ending.ts';
import { seatsAt } from './words.ts';

export const turn: Pick<Rules<State, Contents>, 'turn' | 'endOfTurn'> = {
  /** [TURN-1] A turn begins in the Grotto, with four dice and nothing at risk. */
  turn: {
    happen(s) {
      for (let die = 0; die < s.white.length; die++) {
        s.white[die] = null;
        s.free[die] = true;
        s.held[die] = false;
      }
      plan(s, { step: 'grotto' });
      tell(s, { news: 'began', player: s.adventurer, clause: 'TURN-1' });
    },
  },

  /** [END-1] [END-4] Check for the end after each turn. [TURN-1] Otherwise the next player's turn begins, clockwise. */
  endOfTurn: {
    happen(s) {
      s.quiet++;
      const over = whyOver(s);
      if (over !== null) return tell(s, { news: 'ended', clause: over });
      s.adventurer = (s.adventurer + 1) % seatsAt(s);
      plan(s, { step: 'turn' });
    },
  },
};
