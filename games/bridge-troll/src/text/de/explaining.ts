import { capital, type Seat } from '@trollmoot/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import {
  BOULDERS_FOR_A_POINT,
  BOULDERS_OF_THE_MASON,
  DIE,
  END_POINT_OF_AN_UPGRADE,
  FIRST_PLACE_POINT,
  POINT_LOST_TO_A_GOAT,
} from '../../data/printed.ts';
import type { Traveller } from '../../data/travellers.ts';
import {
  bestTradeIn,
  claimsOf,
  drawsOf,
  hasPileStage,
  isUsableNow,
  raidersOf,
  raidOn,
  underOf,
} from '../../queries/index.ts';
import type { Explaining, Outlook, Told } from '../explain.ts';
import { coloursOf, countOf } from '../facts.ts';
import type { Speaker } from '../people.ts';
import {
  brocken,
  COLOUR,
  count,
  Does,
  oder,
  player,
  punkte,
  reisende,
  tally,
  title,
  und,
  WEATHER,
  wen,
  wer,
} from './names.ts';

const LOWER = 'Beim Eintauschen zählt die niedrigere deiner beiden Summen, Nahrung und Wegzoll.';
const now = (says: string): NonNullable<Outlook> => ({ title: 'Jetzt', says });
const karten = (n: number): string => count(n, 'Karte', 'Karten');

/** When each special works. */
const WORKS: { readonly [id: string]: string } = {
  fortuneTeller: 'Sie wirkt vor deinem Gebot, sobald die Plätze feststehen, und bevor du eine Karte nimmst.',
  garlicMerchant: 'Er wirkt, wenn du vor einem Räuber stehst.',
  jester: 'Er wirkt, wenn du bietest.',
  stonemason:
    'Er wirkt vor deinem Gebot, bevor du Karten oder Felsbrocken nimmst, gegen Räuber und Ziegenböcke und bei der Wertung.',
  royalMessenger:
    'Er wirkt vor deinem Gebot, bevor du eine Karte nimmst, gegen Räuber und Ziegenböcke und bei der Wertung.',
};

const POWER: { readonly [id: string]: string } = {
  fortuneTeller: 'Zeigt dir allein die verdeckte Karte.',
  garlicMerchant: 'Vertreibt Ritter, Banditen oder Drachen, die du nimmst.',
  jester: 'Du darfst Felsbrocken mehrerer Farben bieten.',
  stonemason: `Nimmt ${brocken(BOULDERS_OF_THE_MASON)} einer Farbe aus dem Vorrat.`,
  royalMessenger: 'Bringt einen Adligen aus deiner Nahrung zum Wegzoll.',
};

const PREY: { readonly [id: string]: string } = {
  knight: 'aus der Nahrung',
  bandit: 'aus dem Wegzoll',
  dragon: 'aus Nahrung und Wegzoll',
};

function card({ id, sort, food, toll, points, colours }: Card): Pick<Told, 'does' | 'cannot' | 'scores'> {
  switch (sort) {
    case 'regular':
      return {
        does: `Leg die Karte zur Nahrung, Wert ${food}, oder zum Wegzoll, Wert ${toll}.`,
        cannot: 'Danach wechselt sie die Seite nicht mehr.',
        scores: LOWER,
      };
    case 'royal':
      return {
        does: `Kommt zur Nahrung, Wert ${food}. Ein Königsbote bringt die Karte zum Wegzoll, für ein Lösegeld von ${toll}.`,
        cannot: 'Adlige kommen nie gleich zum Wegzoll.',
        scores: LOWER,
      };
    case 'special':
      return {
        does: `${POWER[id]} Kommt auf die Hand und nach dem Einsatz zur Nahrung, Wert ${food}.`,
        cannot: 'Wirkt nur einmal.',
        scores: 'Zählt beim Eintauschen als Nahrung, auch direkt von der Hand.',
      };
    case 'bonus':
      return { does: `Bringt sofort ${punkte(points ?? 0)}. Danach wird die Karte abgelegt.` };
    case 'robber':
      return {
        does: `Holt deine höchste Karte ${PREY[id]}, wenn du ihn nimmst. Wirf so viele Felsbrocken, wie sie wert ist, und du behältst sie.`,
        cannot: 'Karten auf der Hand sind vor ihm sicher.',
      };
    case 'goat':
      return {
        does: `Wirf ${colours} Felsbrocken verschiedener Farben für ${punkte(points ?? 0)}. Sonst verlierst du ${punkte(POINT_LOST_TO_A_GOAT)}, und er kommt zurück in den Stapel.`,
        cannot: 'Knoblauch beeindruckt keinen Ziegenbock.',
      };
  }
}

function claimed(say: Speaker, card: Card, seat: Seat): Outlook {
  const troll = say.view.trolls[seat]!;
  const title = 'Wenn du die Karte nimmst';
  switch (card.sort) {
    case 'regular':
      return {
        title,
        says: `Deine Nahrung steigt auf ${troll.foodTotal + (card.food ?? 0)} oder dein Wegzoll auf ${troll.tollTotal + (card.toll ?? 0)}.`,
      };
    case 'royal':
      return { title, says: `Deine Nahrung steigt auf ${troll.foodTotal + (card.food ?? 0)}.` };
    case 'special':
      return { title, says: WORKS[card.id]! };
    case 'bonus':
      return { title, says: `Du bekommst ${punkte(card.points ?? 0)}.` };
    case 'robber':
      return { title, says: raid(say, card, seat) };
    case 'goat':
      return { title, says: `Du hast ${coloursOf(troll.boulders)} von ${card.colours} verlangten Farben.` };
  }
}

function raid({ view }: Speaker, { traveller }: Card, seat: Seat): string {
  const { value, prey } = raidOn(view, seat, traveller);
  if (value === 0) return 'Bei dir gibt es nichts zu holen.';
  const garlic = view.trolls[seat]!.hand?.some(({ id }) => id === 'garlicMerchant')
    ? ' Dein Knoblauchhändler kann ihn vertreiben.'
    : '';
  return `Er will ${oder(prey.map((lost) => wen(lost.traveller)))}. Die Karte zu behalten kostet ${brocken(value)}, du hast ${underOf(view, seat)}.${garlic}`;
}

function held(say: Speaker, { id, traveller }: Card, seat: Seat, side: 'food' | 'tolls' | 'hand'): Outlook {
  if (side === 'hand')
    return now(isUsableNow(say.view, seat, traveller) ? 'Wirkt in diesem Moment.' : `Gerade nicht. ${WORKS[id]}`);
  const raiders = raidersOf(say.view, seat, side, traveller);
  if (raiders.length === 0) return null;
  return {
    title: 'In Gefahr',
    says: `${capital(oder(raiders.map(wer)))} würde diese Karte holen, wenn ${say.isYou(seat) ? 'du ihn nimmst' : 'ihr Besitzer ihn nimmt'}.`,
  };
}

const tradeable = ({ view, isYou }: Speaker, seat: Seat): string => {
  const best = bestTradeIn(view, seat);
  if (!isYou(seat)) return '';
  return best === null ? ' Noch nichts einzutauschen.' : ` Dein bestes Eintauschen: ${punkte(best.points)}.`;
};

function ofPlace({ view }: Speaker, seat: Seat): Told {
  const { place: n } = view.trolls[seat]!;
  if (n === null)
    return {
      name: 'Geschlossen',
      kind: 'Brücke',
      does: `Nimmt in dieser Runde keine Reisenden. Nimmt Felsbrocken aus dem Vorrat: ${view.schedule.boulders} für jeden offenen Troll.`,
      now: now(`${brocken(drawsOf(view))} in dieser Runde.`),
      scores: `Nur ein geschlossener Troll darf Felsbrocken eintauschen, ${BOULDERS_FOR_A_POINT} für einen Punkt.`,
    };
  return {
    name: `Platz ${n}`,
    kind: 'Trophäe',
    does: 'Reisende nimmt man in der Reihenfolge der Plätze. Haufen nimmt man umgekehrt, der letzte Platz zuerst.',
    now: now(`Noch ${karten(claimsOf(view, seat))} zu nehmen.`),
    cannot: 'Ein offener Troll darf keine Felsbrocken eintauschen.',
    scores: n === 1 ? `Der erste Platz bekommt sofort ${punkte(FIRST_PLACE_POINT)}.` : null,
  };
}

function ofBid({ view }: Speaker, seat: Seat): Told {
  const { bid, locked } = view.trolls[seat]!;
  const says = locked
    ? 'Verdeckt, bis alle geboten haben.'
    : countOf(bid) === 0
      ? 'Keine Felsbrocken auf dieser Brücke.'
      : `${capital(tally(bid))}.${hasPileStage(view) ? ' Er kann jetzt genommen werden.' : ''}`;
  return {
    name: 'Haufen des Gebots',
    does: 'Das größere Gebot bekommt den besseren Platz. Danach nimmt jeder offene Troll einen ganzen Haufen, der letzte Platz zuerst.',
    now: now(says),
    cannot: 'Felsbrocken eines Gebots wirft man nicht auf Räuber oder Ziegenböcke.',
  };
}

function ofPoints({ view }: Speaker, seat: Seat): Told {
  const { points: markers, score } = view.trolls[seat]!;
  return {
    name: 'Punkte',
    does: 'Es gibt sie fürs Eintauschen, den ersten Platz, Boni und Ziegenböcke. Mit Punkten bezahlst du auch Ausbauten.',
    now: now(
      markers === null || score === null
        ? 'Bis zum Ende verborgen.'
        : `${punkte(markers)} in Markern, ${score} mit den Ausbauten.`,
    ),
    scores: 'Die höchste Summe gewinnt. Bei Gleichstand zählen Ausbauten, dann Felsbrocken.',
  };
}

const UPGRADE_DOES = `Am Ende zählt er seine Zahl und ${punkte(END_POINT_OF_AN_UPGRADE)} dazu.`;

export const explain: Explaining = {
  title,
  sorts: {
    regular: 'Reisender',
    royal: 'Adel',
    special: 'besonderer Reisender',
    bonus: 'Brückenbonus',
    robber: 'Räuber',
    goat: 'Ziegenbock',
  },
  card,
  claimed,
  held,
  ofTroll: {
    bridge: ({ view }, seat) => ({
      name: 'Brücke',
      does: 'Die Felsbrocken darunter kannst du bieten und werfen. Links liegt die Nahrung, rechts der Wegzoll.',
      now: now(`${brocken(underOf(view, seat))} unter der Brücke: ${tally(view.trolls[seat]!.boulders)}.`),
    }),
    bid: ofBid,
    place: ofPlace,
    hand: ({ view }, seat) => ({
      name: 'Hand',
      does: 'Besondere Reisende, jeder wirkt einmal und wird dann verspeist.',
      now: now(`${karten(view.trolls[seat]!.handCount)} auf der Hand.`),
      cannot: 'Räuber kommen hier nicht heran.',
      scores: 'Handkarten zählen am Ende nichts.',
    }),
    upgrades: ({ view }, seat) => ({
      name: 'Ausbauten',
      does: `Jeder ist mit Punkten bezahlt. ${UPGRADE_DOES}`,
      now: now(`Bisher ${count(view.trolls[seat]!.upgradeCount, 'Ausbau', 'Ausbauten')}.`),
    }),
    points: ofPoints,
  },
  pile: (say, seat, side) => ({
    name: side === 'food' ? 'Nahrung' : 'Wegzoll',
    does:
      side === 'food'
        ? 'Wen dieser Troll verspeist: Reisende nach Wahl, alle Adligen und eingesetzte besondere Reisende.'
        : 'Reisende, die gezahlt haben, und freigekaufte Adlige.',
    now: now(`Wert ${say.view.trolls[seat]![side === 'food' ? 'foodTotal' : 'tollTotal']}.${tradeable(say, seat)}`),
    scores: LOWER,
  }),
  boulders: ({ view }, seat, colour) => ({
    name: `${capital(COLOUR[colour]!)}e Felsbrocken`,
    does: `Biete sie für einen Platz, oder wirf sie auf Räuber und Ziegenböcke. Ein geschlossener Troll tauscht ${BOULDERS_FOR_A_POINT} für einen Punkt ein.`,
    now: now(`${brocken(view.trolls[seat]!.boulders[colour]!)} unter dieser Brücke.`),
    cannot: 'Ohne Narren darf ein Gebot keine Farben mischen.',
    scores: 'Felsbrocken zählen am Ende nichts. Sie entscheiden nur bei Gleichstand.',
  }),
  supply: ({ view }, colour) => ({
    name: `${capital(COLOUR[colour]!)}e Felsbrocken`,
    kind: 'Vorrat',
    does: 'Geschlossene Trolle und Steinmetze nehmen aus dem Vorrat. Geworfene und eingetauschte Felsbrocken kommen zurück.',
    now: now(`Noch ${brocken(view.supply[colour]!)}.`),
  }),
  weather: ({ view }, weather) => ({
    name: capital(WEATHER[weather]),
    kind: 'Wetter',
    does: `Es kommen ${reisende(view.schedule.travellers[weather])}, davon einer verdeckt. Auf ${DIE.filter((face) => face === weather).length} der ${DIE.length} Seiten des Würfels.`,
    now: view.weather === weather ? now('Das Wetter dieser Runde.') : null,
  }),
  upgrade: (n) => ({ name: `Ausbau ${n}`, does: UPGRADE_DOES, scores: `${punkte(n + END_POINT_OF_AN_UPGRADE)}.` }),
  common: {
    die: (say) => ({
      name: 'Wetterwürfel',
      does: 'Der aktive Troll würfelt zu Beginn der Runde. Je besser das Wetter, desto mehr Reisende kommen.',
      now: now(
        say.view.weather === null
          ? Does(say, say.view.active, 'würfelt als Nächstes.', 'würfelst als Nächstes.')
          : `Er zeigt ${WEATHER[say.view.weather]}: ${reisende(say.view.travellers)}.`,
      ),
    }),
    deck: ({ view }) => ({
      name: 'Stapel',
      does: 'Die Reisenden, die noch kommen. Reicht er nicht mehr für die Reisenden einer Runde, endet das Spiel sofort.',
      now: now(`Noch ${karten(view.deck)}.`),
    }),
    discards: ({ view }) => ({
      name: 'Ablage',
      does: 'Abgelegte Reisende kommen nie zurück. Nur ein unbesiegter Ziegenbock kehrt in den Stapel zurück.',
      now: now(`Bisher ${karten(view.discards.length + view.drivenAway.length)}.`),
    }),
    claims: (say, reader) => ({
      name: 'Reihenfolge',
      does: 'Offene Trolle nehmen je eine Karte, in der Reihenfolge der Plätze, immer wieder, bis keine mehr da ist.',
      now: now(orderOf(say, reader)),
      cannot: 'Passen geht nicht. Geschlossene Trolle nehmen nichts.',
    }),
    stack: ({ view }, reader) => ({
      name: `Ausbau ${view.stack.at(-1)}`,
      kind: 'zu kaufen',
      does: `Kostet bei deiner Wertung ${punkte(view.stack.at(-1) ?? 0)}, einer pro Runde. ${UPGRADE_DOES}`,
      now: afford(view.stack.at(-1) ?? 0, reader === null ? null : view.trolls[reader]!.points),
      scores: `${punkte((view.stack.at(-1) ?? 0) + END_POINT_OF_AN_UPGRADE)} am Ende.`,
    }),
    marker: ({ view }) => ({
      name: 'Marker für 1 Punkt',
      does: 'Der erste Platz bekommt ihn, sobald die Gebote offen liegen.',
      now: now(view.marker ? 'Er wartet auf das größte Gebot.' : 'In dieser Runde vergeben.'),
    }),
    trade: (say, reader) => ({
      name: 'Eintauschen',
      does: `Karten aus Nahrung und Wegzoll zählen zusammen die niedrigere Summe. Ein geschlossener Troll darf dort Felsbrocken dazulegen, ${BOULDERS_FOR_A_POINT} für einen Punkt.`,
      now:
        say.view.trade !== null && say.view.trade.points > 0
          ? now(`Dieses Eintauschen bringt ${punkte(say.view.trade.points)}.`)
          : reader === null
            ? null
            : now(tradeable({ ...say, isYou: () => true }, reader).trim()),
      cannot: 'Was eine Seite mehr wert ist als die andere, verfällt.',
    }),
    turn: (say) => ({
      name: `Runde ${say.view.turn}`,
      does: 'Eine Runde hat vier Teile: Wetter, Gebot, Beute, Wertung. Dann wandert der Würfel im Uhrzeigersinn.',
      now: now(Does(say, say.view.active, 'hat den Würfel.', 'hast den Würfel.')),
    }),
    faceDown: (say) => ({
      name: 'Verdeckter Reisender',
      does: 'Du kannst ihn nehmen wie jeden anderen. Dann sehen ihn alle, und du musst ihn behalten.',
      now: now(peekedAt(say)),
      cannot: 'Vorher sieht ihn nur, wer eine Wahrsagerin einsetzt.',
    }),
  },
};

function orderOf(say: Speaker, reader: Seat | null): string {
  const [next] = say.view.claims;
  if (next === undefined) return 'Gerade nimmt niemand.';
  const mine = reader === null ? '' : ` Für dich bleiben ${karten(claimsOf(say.view, reader))}.`;
  const left = reader !== null && claimsOf(say.view, reader) === 1 ? ' Für dich bleibt 1 Karte.' : mine;
  return `${Does(say, next, 'nimmt als Nächstes.', 'nimmst als Nächstes.')}${left}`;
}

function afford(price: number, have: number | null): Outlook {
  if (have === null) return null;
  return now(
    have >= price
      ? `Du hast ${punkte(have)}: genug.`
      : `Du hast ${punkte(have)}, es ${price - have === 1 ? 'fehlt' : 'fehlen'} ${price - have}.`,
  );
}

function peekedAt(say: Speaker): string {
  const { card: known, peekers } = say.view.faceDown!;
  if (known !== null) return `Du hast sie gesehen: ${wer(known.traveller)}.`;
  return peekers.length === 0
    ? 'Niemand weiß, wer es ist.'
    : `Gesehen von: ${und(peekers.map((seat) => player(say, seat)))}.`;
}

/** By traveller: for the refusals. */
export const worksOf = (special: Traveller): string => WORKS[CARDS[special]!.id] ?? '';
