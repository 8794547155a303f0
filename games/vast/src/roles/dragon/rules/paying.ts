import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import { POWERS, type PowerName, SYMBOLS } from '../../../data/dragon.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { DragonContents, FreelyPaid } from '../contents.ts';
import { ON_BOARD } from '../state.ts';
import { unleash } from './powers.ts';

/** [DRAGON-GEM-2] A Gem that is out and has not paid this turn. */
export const gemPays = (s: State, symbol: number): boolean =>
  s.dragon!.gems[symbol] !== ON_BOARD && (s.dragon!.gemUsed & (1 << symbol)) === 0;
/** How often he could pay this symbol. */
const funds = (s: State, symbol: number): number => s.dragon!.hand[symbol]! + (gemPays(s, symbol) ? 1 : 0);

const priceOf = (power: PowerName): { cost: readonly number[]; any: number } =>
  POWERS.find(({ name }) => name === power)!;

/** [DRAGON-POWER-1] */
export function canPay(s: State, { cost, any }: { cost: readonly number[]; any: number }): boolean {
  const claw = funds(s, 0);
  const flame = funds(s, 1);
  const wing = funds(s, 2);
  return claw >= cost[0]! && flame >= cost[1]! && wing >= cost[2]! && claw + flame + wing >= any;
}

/** [DRAGON-GEM-3] One symbol: by the Gem if it can, else by a card. */
function paySymbol(s: State, symbol: number): void {
  const d = s.dragon!;
  const byGem = gemPays(s, symbol);
  if (byGem) d.gemUsed |= 1 << symbol;
  else {
    nowKnown(s); // everyone sees the card
    d.hand[symbol]!--;
    d.discards[symbol]!++;
  }
  tell(s, { news: 'powerPaid', symbol: SYMBOLS[symbol]!, byGem });
}

/** The printed symbols of a power. */
export function payPrinted(s: State, power: PowerName): void {
  const { cost } = priceOf(power);
  for (let symbol = 0; symbol < 3; symbol++) for (let i = 0; i < cost[symbol]!; i++) paySymbol(s, symbol);
}

/** [DRAGON-POWER-1] Any symbols: he chooses as long as there is a choice, then uses the power. */
export function payFreely(s: State, power: FreelyPaid, left = priceOf(power).any): void {
  for (let owed = left; owed > 0; owed--) {
    const kinds = [0, 1, 2].filter((symbol) => funds(s, symbol) > 0);
    if (kinds.length > 1) {
      nowKnown(s); // that he has a choice
      plan(s, { step: 'dragon.pay', power, left: owed });
      return;
    }
    paySymbol(s, kinds[0]!);
  }
  unleash(s, { do: 'power', power });
}

export const paying: Pick<Rules<State, DragonContents>, 'dragon.pay'> = {
  'dragon.pay': {
    who: (s) => seatOf(s, 'dragon'),
    options: (s) => SYMBOLS.filter((_, i) => funds(s, i) > 0).map((symbol) => ({ do: 'pay', symbol })),
    take(s, { power, left }, { symbol }) {
      paySymbol(s, SYMBOLS.indexOf(symbol));
      payFreely(s, power, left - 1);
    },
    why: (_s, _at, wish) => (wish.do === 'pay' ? { clause: 'DRAGON-POWER-1', fact: {} } : null),
  },
};
