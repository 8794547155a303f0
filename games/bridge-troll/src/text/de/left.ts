import type { Seat } from '@trollmoot/kernel';
import { bestTradeIn, claimsOf, underOf } from '../../queries/index.ts';
import type { View } from '../../view/view.ts';
import type { Forfeits } from '../forfeit.ts';
import type { Lefts } from '../language.ts';
import { brocken, count, player, punkte, tally } from './names.ts';

const karten = (n: number): string => count(n, 'Karte', 'Karten');
const stones = (_step: object, view: View, reader: Seat): string =>
  `${brocken(underOf(view, reader))}: ${tally(view.trolls[reader]!.boulders)}`;

export const left: Lefts = {
  roll: () => 'Je besser das Wetter, desto mehr Reisende kommen.',
  bid: (_step, view, reader) => `${brocken(underOf(view, reader))} · alle Gebote öffnen zugleich`,
  claim: (_step, view, reader, who) => {
    const next = view.claims.find((seat) => seat !== reader);
    const cards = `noch ${karten(view.claims.length)}`;
    return next === undefined
      ? `${cards}, alle für dich`
      : `${cards} · danach: ${player(who, next)}${claimsOf(view, reader) > 1 ? ', später wieder du' : ''}`;
  },
  place: (_step, { trolls }, reader) =>
    `Nahrung ${trolls[reader]!.foodTotal} · Wegzoll ${trolls[reader]!.tollTotal} · später kein Wechsel`,
  robber: stones,
  goat: stones,
  pelt: stones,
  pile: (_step, { trolls }) =>
    `Noch ${trolls.filter(({ bid }) => bid.some((n) => n > 0)).length} Haufen · der letzte Platz nimmt zuerst`,
  draw: (_step, view) => `Vorrat: ${tally(view.supply)}`,
  score(_step, view, reader) {
    const best = bestTradeIn(view, reader);
    const price = view.stack.at(-1);
    const trade = best === null ? 'Nichts einzutauschen' : `Bestes Eintauschen: ${punkte(best.points)}`;
    return price === undefined
      ? trade
      : `${trade} · Ausbau ${price} kostet ${price}, du hast ${view.trolls[reader]!.points}`;
  },
  upgrade: (_step, view, reader) => `Du hast ${punkte(view.trolls[reader]!.points ?? 0)}`,
};

export const forfeits: Forfeits = {
  untraded: (n) => `${punkte(n)} nicht eingetauscht`,
  calledOff: 'bricht das Eintauschen ab',
  lastChance: (n, deck) =>
    `Im Stapel ${deck === 1 ? 'ist' : 'sind'} nur noch ${karten(deck)}, das könnte die letzte Runde sein. Eintauschen bringt jetzt ${punkte(n)}, Karten zählen am Ende nichts.`,
};
