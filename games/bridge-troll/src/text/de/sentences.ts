import { countOf } from '../facts.ts';
import type { Sentences } from '../language.ts';
import {
  brocken,
  card,
  FROM,
  heap,
  INTO,
  lot,
  name,
  punkte,
  reisende,
  tally,
  und,
  WEATHER,
  Wer,
  wen,
  wer,
} from './names.ts';

export const sentences: Sentences = {
  turnBegan: ({ turn, active }) => `Runde ${turn}: ${name(active)} hat den Würfel.`,
  rolled: ({ seat, weather, travellers }) => `${name(seat)} würfelt ${WEATHER[weather]}: ${reisende(travellers)}.`,
  dealt: ({ company, again }) =>
    `${again ? 'Neue Reisende' : 'Reisende'}: ${und(['eine verdeckte Karte', ...company.map(card)])}.`,
  revealed: ({ bids }) =>
    `Die Hände gehen auf: ${und(bids.map((bid, seat) => `${name(seat)} ${countOf(bid) === 0 ? 'geschlossen' : tally(bid)}`))}.`,
  jesterShown: ({ seat }) => `${name(seat)} zeigt einen Narren für das gemischte Gebot.`,
  placed({ seat, place, boulders, over, clause }) {
    const start = `${name(seat)} bietet ${brocken(boulders)}: Platz ${place}`;
    if (over === null) return `${start}.`;
    return clause === 'TROPHY-2'
      ? `${start}, vor ${name(over)}, weil weniger Felsbrocken übrig sind.`
      : `${start}, im Uhrzeigersinn vor ${name(over)}.`;
  },
  allClosed: () => 'Alle sind geschlossen.',
  drivenAway: ({ company }) => `Verjagt: ${und([...company.map(card), 'die verdeckte Karte'])}.`,
  claimed: ({ seat, traveller, faceDown }) =>
    faceDown ? `${name(seat)} deckt auf: ${wer(traveller)}!` : `${name(seat)} nimmt ${wen(traveller)}.`,
  setAside: ({ seat, traveller, side }) => `${name(seat)} legt ${wen(traveller)} ${INTO[side]}.`,
  scored({ seat, points, reason }) {
    if (reason === 'firstPlace') return `${name(seat)} bekommt ${punkte(points)} für den ersten Platz.`;
    if (reason === 'goat') return `${name(seat)} besiegt den Ziegenbock: ${punkte(points)}.`;
    return `${name(seat)} bekommt ${punkte(points)}.`;
  },
  peeked: ({ seat, traveller }) =>
    traveller === null
      ? `${name(seat)} sieht die verdeckte Karte an.`
      : `${name(seat)} sieht die verdeckte Karte an: ${wer(traveller)}.`,
  quarried: ({ seat, colour, boulders }) => `Der Steinmetz bringt ${name(seat)} ${lot({ colour, boulders })}.`,
  ransomed: ({ seat, royal }) => `${name(seat)} schickt einen Königsboten: Lösegeld für ${wen(royal)}.`,
  ate: ({ seat, special }) => `${name(seat)} legt ${wen(special)} zur Nahrung.`,
  foundNothing: ({ seat, robber }) => `${Wer(robber)} findet bei ${name(seat)} nichts.`,
  garlicked: ({ seat, robber }) => `Der Knoblauchhändler von ${name(seat)} vertreibt ${wen(robber)}.`,
  threw: ({ seat, hazard, boulders }) => `${name(seat)} wirft ${heap(boulders)} auf ${wen(hazard)}.`,
  drivenOff: ({ seat, robber }) => `${name(seat)} schlägt ${wen(robber)} in die Flucht.`,
  robbed: ({ seat, robber, traveller, side }) =>
    `${Wer(robber)} holt ${wen(traveller)} ${FROM[side]} von ${name(seat)}.`,
  goatWon: ({ seat, goat }) => `${Wer(goat)} zertrampelt die Brücke von ${name(seat)} und verschwindet im Stapel.`,
  lostAPoint: ({ seat }) => `${name(seat)} verliert einen Punkt.`,
  nothingToLose: ({ seat }) => `${name(seat)} hat keinen Punkt zu verlieren.`,
  surrendered: ({ seat, upgrade }) => `${name(seat)} gibt Ausbau ${upgrade} für ${punkte(upgrade)} her.`,
  tookPile: ({ seat, from, boulders }) =>
    from === seat
      ? `${name(seat)} nimmt den eigenen Haufen zurück: ${tally(boulders)}.`
      : `${name(seat)} nimmt den Haufen von ${name(from)}: ${tally(boulders)}.`,
  drew: ({ seat, from, boulders }) =>
    from === null
      ? `${name(seat)} nimmt ${heap(boulders)} aus dem Vorrat.`
      : `${name(seat)} nimmt ${heap(boulders)} von ${name(from)}.`,
  drewNoMore: ({ seat }) => `${name(seat)} nimmt nichts mehr: Kein Rivale hat so viele Felsbrocken.`,
  tradedIn({ seat, food, tolls, boulders, points }) {
    const used = [...food, ...tolls].map(card);
    if (countOf(boulders) > 0) used.push(brocken(countOf(boulders)));
    return `${name(seat)} tauscht ${und(used)} für ${punkte(points)} ein.`;
  },
  bought: ({ seat, upgrade }) => `${name(seat)} kauft Ausbau ${upgrade}.`,
  gameEnded: ({ travellers, deck }) =>
    `${reisende(travellers)} sollten kommen, im Stapel sind ${deck}: Das Spiel ist aus.`,
};
