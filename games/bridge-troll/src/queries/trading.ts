import type { Seat } from '@trollmoot/kernel';
import { BOULDERS_FOR_A_POINT } from '../data/printed.ts';
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

/** What a score asks: what can be begun, or how far a trade-in has come. */
export type ScoreStage = 'both' | 'trade' | 'buy' | 'neither' | 'worthless' | 'odd' | 'laid';

export function stageOfScore(view: View, seat: Seat, hasBought: boolean): ScoreStage {
  const { trade, stack, trolls } = view;
  if (trade !== null && trade.food.length + trade.tolls.length > 0) {
    if (sum(trade.boulders) % BOULDERS_FOR_A_POINT > 0) return 'odd'; // [TRADE-10]
    return trade.points === 0 ? 'worthless' : 'laid'; // [TRADE-8]
  }
  const canBuy = !hasBought && (stack.at(-1) ?? Number.POSITIVE_INFINITY) <= (trolls[seat]!.points ?? 0); // [UPGRADE-1]
  if (bestTradeIn(view, seat) === null) return canBuy ? 'buy' : 'neither';
  return canBuy ? 'both' : 'trade';
}
