import { type Rules, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import { SLOTH, SYMBOLS } from '../../data/dragon.ts';
import { throwDie } from '../../dice.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import type { DragonContents } from './contents.ts';
import { doze, dragonSpirit, drawPowers, hasSlothSpace } from './words.ts';

const he = (s: State): number => seatOf(s, 'dragon');

export const dragon: Rules<State, DragonContents> = {
  'dragon.turn': {
    happen(s) {
      const d = s.dragon!;
      d.gemUsed = 0;
      d.woke = 0;
      d.done = 0;
      plan(s, { step: 'dragon.act' });
    },
  },

  'dragon.act': {
    who: he,
    options: () => [{ do: 'endTurn' }],
    take(s) {
      const d = s.dragon!;
      for (let symbol = 0; symbol < 3; symbol++) {
        d.deck[symbol]! += d.hand[symbol]!;
        d.hand[symbol] = 0;
      }
      drawPowers(s, dragonSpirit(s));
    },
  },

  /** He loses Power cards, and chooses which. */
  'dragon.discardPowers': {
    who: he,
    options: (s) => SYMBOLS.filter((_, i) => s.dragon!.hand[i]! > 0).map((symbol) => ({ do: 'discardPower', symbol })),
    take(s, { left }, { symbol }) {
      if (left > 1) plan(s, { step: 'dragon.discardPowers', left: left - 1 });
      const i = SYMBOLS.indexOf(symbol);
      s.dragon!.hand[i]!--;
      s.dragon!.deck[i]!++;
      tell(s, { news: 'powersDiscarded', symbol });
    },
  },

  'dragon.spores': {
    who: he,
    options: (s) => SLOTH.filter((_, i) => hasSlothSpace(s, i)).map((sloth) => ({ do: 'doze', sloth })),
    take: (s, _at, { sloth }) => doze(s, SLOTH.indexOf(sloth)),
  },

  /** [DICE-4] The Shriek token has a roll made again. */
  'dragon.shriek': {
    who: he,
    options: () => [{ do: 'accept' }, { do: 'reroll' }],
    take(s, { die, by }, act) {
      if (act.do === 'accept') return;
      s.dragon!.shriek = false;
      s.dragon!.shriekTurns++;
      tell(s, { news: 'shrieked', clause: 'DICE-4' });
      throwDie(s, die, by);
    },
  },
};
