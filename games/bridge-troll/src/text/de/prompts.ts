import { mayMix, type Prompts } from '../language.ts';
import { brocken, card, name, oder, punkte, und, Wer, wen } from './names.ts';

export const prompts: Prompts = {
  roll: (_step, view) => ['Wirf den Wetterwürfel.', `${name(view.active)} wirft den Wetterwürfel.`],
  bid: (_step, view, reader) => [
    view.laid.length === 0
      ? mayMix(view, reader)
        ? 'Wähle Felsbrocken einer Farbe als Gebot, misch mit dem Narren mehrere Farben, oder bleib geschlossen.'
        : 'Wähle Felsbrocken einer Farbe als Gebot, oder bleib geschlossen.'
      : 'Leg eine weitere Farbe dazu, oder schließ die Hand.',
    `Die Trolle wählen ihre Gebote. Es ${view.waiting.length === 1 ? 'fehlt' : 'fehlen'} noch ${und(view.waiting.map(name))}.`,
  ],
  foresee: ({ seat }) => [
    'Die verdeckte Karte ansehen, bevor gewählt wird?',
    `${name(seat)} darf die verdeckte Karte ansehen.`,
  ],
  claim: (_step, view) => [
    view.claims.length === 1 ? 'Nimm die letzte Karte.' : 'Nimm einen Reisenden.',
    `${name(view.claims[0]!)} nimmt einen Reisenden.`,
  ],
  place: ({ seat, traveller }) => [
    `${card(traveller)}: zur Nahrung oder zum Wegzoll?`,
    `${name(seat)} sucht einen Platz für ${wen(traveller)}.`,
  ],
  welcome: ({ seat, special }) => [
    `${card(special)}: gleich einsetzen oder auf der Hand behalten?`,
    `${name(seat)} darf ${wen(special)} gleich einsetzen.`,
  ],
  robber: ({ seat, robber }, { threat }) => {
    const prey = [...new Set((threat?.prey ?? []).map((lost) => wen(lost.card.traveller)))];
    return [
      `${Wer(robber)} will ${oder(prey)}: ${brocken(threat?.boulders ?? 0)} werfen oder die Karte verlieren?`,
      `${name(seat)} steht vor einer Gefahr: ${card(robber)}.`,
    ];
  },
  goat: ({ seat, goat }, { threat }) => [
    `${card(goat)}: Felsbrocken in ${threat?.boulders ?? 0} verschiedenen Farben werfen oder einen Punkt verlieren?`,
    `${name(seat)} steht vor einer Gefahr: ${card(goat)}.`,
  ],
  pelt: ({ seat, hazard, left }) => [
    `Wirf noch ${brocken(left)} auf ${wen(hazard)}.`,
    `${name(seat)} wirft Felsbrocken auf ${wen(hazard)}.`,
  ],
  surrender: ({ seat }) => [
    'Welchen Ausbau gibst du her, um den Punkt zu zahlen?',
    `${name(seat)} muss einen Ausbau hergeben.`,
  ],
  pile: (_step, view) => [
    'Nimm einen Haufen Felsbrocken.',
    `${name(view.waiting[0]!)} nimmt einen Haufen Felsbrocken.`,
  ],
  draw: ({ seat, left }) => [
    `Nimm ${brocken(left)} aus dem Vorrat.`,
    `${name(seat)} nimmt ${brocken(left)} aus dem Vorrat.`,
  ],
  richest: ({ seat, left }) => [
    `Der Vorrat ist leer. Von wem nimmst du ${brocken(left)}?`,
    `${name(seat)} bestimmt, wer ${brocken(left)} hergeben muss.`,
  ],
  plunder: ({ seat, left, rival }) => [
    `Nimm ${brocken(left)} von ${name(rival)}.`,
    `${name(seat)} nimmt ${brocken(left)} von ${name(rival)}.`,
  ],
  score: ({ seat, food, tolls }, { trade }) => [
    food.length + tolls.length === 0
      ? 'Tausche Karten gegen Punkte, kauf einen Ausbau, oder lass beides.'
      : `Ausgelegt für ${punkte(trade?.points ?? 0)}: mehr dazulegen oder eintauschen.`,
    `${name(seat)} darf werten und ausbauen.`,
  ],
  upgrade: ({ seat }, view) => [
    `Ausbau ${view.stack.at(-1)} kaufen?`,
    `${name(seat)} darf Ausbau ${view.stack.at(-1)} kaufen.`,
  ],
};
