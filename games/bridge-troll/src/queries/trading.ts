import type { Seat } from '@trollmoot/kernel';
import { type TradeIn, tradeIns } from '../rules/trade-ins.ts';
import { sum } from '../rules/words.ts';
import type { Troll, View } from '../view/view.ts';

export type { TradeIn } from '../rules/trade-ins.ts';

/** [TRADE-11] The trade-ins to suggest to this troll, as far as the reader of the view can tell. */
export function tradeInsIn(view: View, seat: Seat): TradeIn[] {
  const troll: Troll = view.trolls[seat]!;
  return tradeIns({
    food: troll.food.map((card) => card.traveller),
    tolls: troll.tolls.map((card) => card.traveller),
    hand: (troll.hand ?? []).map((card) => card.traveller),
    boulders: sum(troll.boulders),
    closed: troll.closed,
  });
}

/** The trade-in that scores most; null if there is none. */
export const bestTradeIn = (view: View, seat: Seat): TradeIn | null => tradeInsIn(view, seat)[0] ?? null;
