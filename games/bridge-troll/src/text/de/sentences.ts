import { countOf } from '../facts.ts';
import type { Sentences } from '../language.ts';
import {
  brocken,
  card,
  Does,
  dir,
  FROM,
  heap,
  INTO,
  lot,
  player,
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
  turnBegan: ({ turn, active }, who) => `Runde ${turn}: ${Does(who, active, 'hat', 'hast')} den Würfel.`,
  rolled: ({ seat, weather, travellers }, who) =>
    `${Does(who, seat, 'würfelt', 'würfelst')} ${WEATHER[weather]}: ${reisende(travellers)}.`,
  dealt: ({ company, again }) =>
    `${again ? 'Neue Reisende' : 'Reisende'}: ${und(['eine verdeckte Karte', ...company.map(card)])}.`,
  revealed: ({ bids }, who) =>
    `Die Hände gehen auf: ${und(bids.map((bid, seat) => `${player(who, seat)} ${countOf(bid) === 0 ? 'geschlossen' : tally(bid)}`))}.`,
  jesterShown: ({ seat }, who) => `${Does(who, seat, 'zeigt', 'zeigst')} einen Narren für das gemischte Gebot.`,
  placed({ seat, place, boulders, over, clause }, who) {
    const start = `${Does(who, seat, 'bietet', 'bietest')} ${brocken(boulders)}: Platz ${place}`;
    if (over === null) return `${start}.`;
    return clause === 'TROPHY-2'
      ? `${start}, vor ${dir(who, over)}, weil weniger Felsbrocken übrig sind.`
      : `${start}, im Uhrzeigersinn vor ${dir(who, over)}.`;
  },
  allClosed: () => 'Alle sind geschlossen.',
  drivenAway: ({ company }) => `Vertrieben: ${und([...company.map(card), 'die verdeckte Karte'])}.`,
  claimed: ({ seat, traveller, faceDown }, who) =>
    faceDown
      ? `${Does(who, seat, 'deckt', 'deckst')} auf: ${wer(traveller)}!`
      : `${Does(who, seat, 'nimmt', 'nimmst')} ${wen(traveller)}.`,
  setAside: ({ seat, traveller, side }, who) => `${Does(who, seat, 'legt', 'legst')} ${wen(traveller)} ${INTO[side]}.`,
  scored({ seat, points, reason }, who) {
    if (reason === 'firstPlace')
      return `${Does(who, seat, 'bekommt', 'bekommst')} ${punkte(points)} für den ersten Platz.`;
    if (reason === 'goat') return `${Does(who, seat, 'besiegt', 'besiegst')} den Ziegenbock: ${punkte(points)}.`;
    return `${Does(who, seat, 'bekommt', 'bekommst')} ${punkte(points)}.`;
  },
  peeked: ({ seat, traveller }, who) =>
    traveller === null
      ? `${Does(who, seat, 'sieht', 'siehst')} die verdeckte Karte an.`
      : `${Does(who, seat, 'sieht', 'siehst')} die verdeckte Karte an: ${wer(traveller)}.`,
  quarried: ({ seat, colour, boulders }, who) => `Der Steinmetz bringt ${dir(who, seat)} ${lot({ colour, boulders })}.`,
  ransomed: ({ seat, royal }, who) =>
    `${Does(who, seat, 'schickt', 'schickst')} einen Königsboten: Lösegeld für ${wen(royal)}.`,
  ate: ({ seat, special }, who) => `${Does(who, seat, 'legt', 'legst')} ${wen(special)} zur Nahrung.`,
  foundNothing: ({ seat, robber }, who) => `${Wer(robber)} findet bei ${dir(who, seat)} nichts.`,
  garlicked: ({ seat, robber }, who) =>
    `${who.isYou(seat) ? 'Dein Knoblauchhändler' : `Der Knoblauchhändler von ${player(who, seat)}`} vertreibt ${wen(robber)}.`,
  threw: ({ seat, hazard, boulders }, who) =>
    `${Does(who, seat, 'wirft', 'wirfst')} ${heap(boulders)} auf ${wen(hazard)}.`,
  drivenOff: ({ seat, robber }, who) => `${Does(who, seat, 'schlägt', 'schlägst')} ${wen(robber)} in die Flucht.`,
  robbed: ({ seat, robber, traveller, side }, who) =>
    who.isYou(seat)
      ? `${Wer(robber)} holt dir ${wen(traveller)} ${FROM[side]}.`
      : `${Wer(robber)} holt ${wen(traveller)} ${FROM[side]} von ${player(who, seat)}.`,
  goatWon: ({ seat, goat }, who) =>
    `${Wer(goat)} zertrampelt ${who.isYou(seat) ? 'deine Brücke' : `die Brücke von ${player(who, seat)}`} und verschwindet im Stapel.`,
  lostAPoint: ({ seat }, who) => `${Does(who, seat, 'verliert', 'verlierst')} einen Punkt.`,
  nothingToLose: ({ seat }, who) => `${Does(who, seat, 'hat', 'hast')} keinen Punkt zu verlieren.`,
  surrendered: ({ seat, upgrade }, who) =>
    `${Does(who, seat, 'gibt', 'gibst')} Ausbau ${upgrade} für ${punkte(upgrade)} her.`,
  tookPile: ({ seat, from, boulders }, who) =>
    from === seat
      ? `${Does(who, seat, 'nimmt', 'nimmst')} den eigenen Haufen zurück: ${tally(boulders)}.`
      : `${Does(who, seat, 'nimmt', 'nimmst')} ${who.isYou(from) ? 'deinen Haufen' : `den Haufen von ${player(who, from)}`}: ${tally(boulders)}.`,
  drew: ({ seat, from, boulders }, who) =>
    from === null
      ? `${Does(who, seat, 'nimmt', 'nimmst')} ${heap(boulders)} aus dem Vorrat.`
      : `${Does(who, seat, 'nimmt', 'nimmst')} ${heap(boulders)} von ${dir(who, from)}.`,
  drewNoMore: ({ seat }, who) =>
    `${Does(who, seat, 'nimmt', 'nimmst')} nichts mehr: Kein Rivale hat so viele Felsbrocken.`,
  tradedIn({ seat, food, tolls, boulders, points }, who) {
    const used = [...food, ...tolls].map(card);
    if (countOf(boulders) > 0) used.push(brocken(countOf(boulders)));
    return `${Does(who, seat, 'tauscht', 'tauschst')} für ${punkte(points)} ein: ${und(used)}.`;
  },
  bought: ({ seat, upgrade }, who) => `${Does(who, seat, 'kauft', 'kaufst')} Ausbau ${upgrade}.`,
  gameEnded: ({ travellers, deck }) =>
    `${reisende(travellers)} sollten kommen, im Stapel ${deck === 1 ? 'ist' : 'sind'} nur ${deck}: Das Spiel ist aus.`,
};
