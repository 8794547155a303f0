import { CARDS } from '../../data/cards.ts';
import { claimsOf, type ScoreStage, stageOfScore, underOf } from '../../queries/index.ts';
import { mayMix, type Prompts } from '../language.ts';
import { after, brocken, Does, dich, dir, player, punkte, und, Wer, wen } from './names.ts';

/** By what can be begun, or by how far the trade-in has come. */
const SCORE: { readonly [stage in ScoreStage]: (n: number, upgrade: number | undefined) => string } = {
  both: () => 'Tausch Karten gegen Punkte ein, kauf einen Ausbau, oder lass beides.',
  trade: () => 'Tausch Karten gegen Punkte ein, oder lass es.',
  buy: (_n, upgrade) => `Kauf Ausbau ${upgrade}, oder lass es.`,
  neither: () => 'Setz eine Karte von der Hand ein, oder lass es.',
  worthless: () => 'Dieses Eintauschen bringt noch nichts. Leg auf der niedrigeren Seite dazu.',
  odd: () => 'Felsbrocken zählen paarweise. Leg noch einen dazu.',
  laid: (n) => `Dieses Eintauschen bringt ${punkte(n)}. Leg mehr dazu, oder tausch ein.`,
};

export const prompts: Prompts = {
  roll: (_step, view, _reader, who) => [
    'Wirf den Wetterwürfel.',
    `${Does(who, view.active, 'wirft', 'wirfst')} den Wetterwürfel.`,
  ],
  bid: (_step, view, reader, who) => [
    view.laid.length === 0
      ? mayMix(view, reader)
        ? 'Biete beliebig viele Felsbrocken einer Farbe, misch mit dem Narren mehrere Farben, oder bleib geschlossen.'
        : 'Biete beliebig viele Felsbrocken einer Farbe, oder bleib geschlossen.'
      : 'Leg eine weitere Farbe dazu, oder schließ dein Gebot.',
    `Die Trolle wählen ihre Gebote. Es ${view.waiting.length === 1 ? 'fehlt' : 'fehlen'} noch ${und(view.waiting.map((seat) => player(who, seat)))}.`,
  ],
  foresee: ({ seat }, _view, _reader, who) => [
    'Die verdeckte Karte ansehen, bevor die Reisenden genommen werden?',
    `${Does(who, seat, 'darf', 'darfst')} die verdeckte Karte ansehen.`,
  ],
  claim: (_step, view, reader, who) => [
    view.claims.length === 1
      ? 'Nimm den letzten Reisenden.'
      : `Nimm einen Reisenden. Du bist noch ${reader === null ? 0 : claimsOf(view, reader)}-mal dran.`,
    `${Does(who, view.claims[0]!, 'nimmt', 'nimmst')} einen Reisenden.`,
  ],
  place: ({ seat, traveller }, _view, _reader, who) => [
    `Leg ${wen(traveller)} zur Nahrung (Wert ${CARDS[traveller]!.food}) oder zum Wegzoll (Wert ${CARDS[traveller]!.toll}).`,
    `${Does(who, seat, 'sucht', 'suchst')} einen Platz für ${wen(traveller)}.`,
  ],
  welcome: ({ seat, special }, _view, _reader, who) => [
    `Setz ${wen(special)} gleich ein, oder behalt die Karte auf der Hand.`,
    `${Does(who, seat, 'darf', 'darfst')} ${wen(special)} gleich einsetzen.`,
  ],
  robber({ seat, robber }, view, _reader, who) {
    const [need, have] = [view.threat?.boulders ?? 0, underOf(view, seat)];
    const start = view.threat === null ? '' : `${after(view.threat)}.`;
    return [
      have >= need
        ? `${start} Wirf ${brocken(need)}, um ihn zu vertreiben, oder verlier die Karte.`
        : `${start} Ihn zu vertreiben kostet ${brocken(need)}, du hast ${have}.`,
      `${Wer(robber)} bedroht ${dich(who, seat)}.`,
    ];
  },
  goat: ({ seat, goat }, { threat }, _reader, who) => [
    `Wirf Felsbrocken in ${threat?.boulders ?? 0} verschiedenen Farben auf ${wen(goat)} für ${punkte(CARDS[goat]!.points ?? 0)}, oder verlier einen Punkt.`,
    `${Wer(goat)} fordert ${dich(who, seat)} heraus.`,
  ],
  pelt: ({ seat, hazard, left }, _view, _reader, who) => [
    `Wirf noch ${brocken(left)} auf ${wen(hazard)}.`,
    `${Does(who, seat, 'wirft', 'wirfst')} Felsbrocken auf ${wen(hazard)}.`,
  ],
  surrender: ({ seat }, _view, _reader, who) => [
    'Du hast keine Punkte zum Zahlen. Gib einen Ausbau her: Nimm seine Zahl in Punkten, dann zahl 1.',
    `${Does(who, seat, 'muss', 'musst')} einen Ausbau hergeben.`,
  ],
  pile: (_step, view, _reader, who) => [
    'Nimm einen Haufen Felsbrocken.',
    `${Does(who, view.waiting[0]!, 'nimmt', 'nimmst')} einen Haufen Felsbrocken.`,
  ],
  draw: ({ seat, left }, _view, _reader, who) => [
    `Nimm ${brocken(left)} aus dem Vorrat.`,
    `${Does(who, seat, 'nimmt', 'nimmst')} ${brocken(left)} aus dem Vorrat.`,
  ],
  richest: ({ seat, left }, _view, _reader, who) => [
    `Der Vorrat ist leer. Wähl einen Rivalen, von dem du ${brocken(left)} nimmst.`,
    `${Does(who, seat, 'bestimmt', 'bestimmst')}, wer ${brocken(left)} hergeben muss.`,
  ],
  plunder: ({ seat, left, rival }, _view, _reader, who) => [
    `Nimm ${brocken(left)} von ${dir(who, rival)}.`,
    `${Does(who, seat, 'nimmt', 'nimmst')} ${brocken(left)} von ${dir(who, rival)}.`,
  ],
  score: ({ seat, bought }, view, _reader, who) => [
    SCORE[stageOfScore(view, seat, bought)](view.trade?.points ?? 0, view.stack.at(-1)),
    `${Does(who, seat, 'darf', 'darfst')} werten und ausbauen.`,
  ],
  upgrade: ({ seat }, view, _reader, who) => [
    `Ausbau ${view.stack.at(-1)} kaufen?`,
    `${Does(who, seat, 'darf', 'darfst')} Ausbau ${view.stack.at(-1)} kaufen.`,
  ],
};
