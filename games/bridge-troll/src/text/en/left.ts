import type { Seat } from '@trollmoot/kernel';
import { bestTradeIn, claimsOf, underOf } from '../../queries/index.ts';
import type { View } from '../../view/view.ts';
import type { Forfeits } from '../forfeit.ts';
import type { Lefts } from '../language.ts';
import { boulders, count, does, heap, points } from './names.ts';

const stones = (_step: object, view: View, reader: Seat): string =>
  `${boulders(underOf(view, reader))}: ${heap(view.trolls[reader]!.boulders)}`;

export const left: Lefts = {
  roll: () => 'The better the weather, the more travellers come.',
  bid: (_step, view, reader) => `${boulders(underOf(view, reader))} · all bids open together`,
  claim: (_step, view, reader, who) => {
    const next = view.claims.find((seat) => seat !== reader);
    const cards = count(view.claims.length, 'card');
    return next === undefined
      ? `${cards} left, all yours`
      : `${cards} left · then ${does(who, next, 'claims', 'claim')}${claimsOf(view, reader) > 1 ? ', then you again later' : ''}`;
  },
  place: (_step, { trolls }, reader) =>
    `Food ${trolls[reader]!.foodTotal} · Tolls ${trolls[reader]!.tollTotal} · it can’t change sides later`,
  robber: stones,
  goat: stones,
  pelt: stones,
  pile: (_step, { trolls }) =>
    `${count(trolls.filter(({ bid }) => bid.some((n) => n > 0)).length, 'pile')} left · last place takes first`,
  draw: (_step, view) => `Supply: ${heap(view.supply)}`,
  score(_step, view, reader) {
    const best = bestTradeIn(view, reader);
    const price = view.stack.at(-1);
    const trade = best === null ? 'Nothing to trade in' : `Best trade-in: ${points(best.points)}`;
    return price === undefined
      ? trade
      : `${trade} · upgrade ${price} costs ${price}, you have ${view.trolls[reader]!.points}`;
  },
  upgrade: (_step, view, reader) => `You have ${points(view.trolls[reader]!.points ?? 0)}`,
};

export const forfeits: Forfeits = {
  untraded: (n) => `${points(n)} not traded in`,
  calledOff: 'calls off the trade-in',
  lastChance: (n, deck) =>
    `The deck has only ${count(deck, 'card')}, so this may be the last turn. A trade-in now is worth ${points(n)}, and cards score nothing at the end.`,
};
