import type { Seat } from '@trollmoot/kernel';
import { bestTradeIn, claimsOf, underOf } from '../../queries/index.ts';
import type { View } from '../../view/view.ts';
import type { Forfeits } from '../forfeit.ts';
import type { Lefts } from '../language.ts';
import { count, does, heap, points, rochers } from './names.ts';

const stones = (_step: object, view: View, reader: Seat): string =>
  `${rochers(underOf(view, reader))} : ${heap(view.trolls[reader]!.boulders)}`;

export const left: Lefts = {
  roll: () => 'Plus il fait beau, plus il vient de voyageurs.',
  bid: (_step, view, reader) => `${rochers(underOf(view, reader))} · toutes les mises s’ouvrent ensemble`,
  claim: (_step, view, reader, who) => {
    const next = view.claims.find((seat) => seat !== reader);
    const cards = `encore ${count(view.claims.length, 'carte')}`;
    return next === undefined
      ? `${cards}, rien que pour vous`
      : `${cards} · puis ${does(who, next, 'prend', 'prenez')}${claimsOf(view, reader) > 1 ? ', et vous plus tard' : ''}`;
  },
  place: (_step, { trolls }, reader) =>
    `Garde-manger ${trolls[reader]!.foodTotal} · Péages ${trolls[reader]!.tollTotal} · sans retour`,
  robber: stones,
  goat: stones,
  pelt: stones,
  pile: (_step, { trolls }) =>
    `Encore ${count(trolls.filter(({ bid }) => bid.some((n) => n > 0)).length, 'tas', 'tas')} · la dernière place d’abord`,
  draw: (_step, view) => `Réserve : ${heap(view.supply)}`,
  score(_step, view, reader) {
    const best = bestTradeIn(view, reader);
    const price = view.stack.at(-1);
    const trade = best === null ? 'Rien à échanger' : `Meilleur échange : ${points(best.points)}`;
    return price === undefined
      ? trade
      : `${trade} · l’amélioration ${price} coûte ${price}, vous avez ${view.trolls[reader]!.points}`;
  },
  upgrade: (_step, view, reader) => `Vous avez ${points(view.trolls[reader]!.points ?? 0)}`,
};

export const forfeits: Forfeits = {
  untraded: (n) => `${points(n)} non échangé${n < 2 ? '' : 's'}`,
  calledOff: 'renonce à l’échange',
  lastChance: (n, deck) =>
    `La pioche n’a plus que ${count(deck, 'carte')} : ce tour peut être le dernier. Un échange vaut ${points(n)} maintenant, et les cartes ne comptent pas à la fin.`,
};
