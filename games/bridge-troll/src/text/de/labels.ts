import { CARDS } from '../../data/cards.ts';
import { countOf, worthOn } from '../facts.ts';
import type { Labels } from '../language.ts';
import { brocken, COLOUR, dir, FROM, lot, player, punkte, tally, Wen, wen } from './names.ts';

export const labels: Labels = {
  roll: () => 'Den Wetterwürfel werfen',
  bid: (act) => `${lot(act)} bieten`,
  stayClosed: () => 'Geschlossen bleiben',
  mix: (act) => `${lot(act)} beimischen`,
  seal: () => 'Gemischtes Gebot schließen',
  reopen: () => 'Gebot zurücknehmen',
  peek: () => 'Wahrsagerin: verdeckte Karte ansehen',
  quarry: ({ colour }) => `Steinmetz: ${COLOUR[colour]}e Felsbrocken brechen`,
  ransom: ({ royal }) => `Königsbote: Lösegeld von ${CARDS[royal]!.toll} für ${wen(royal)}`,
  eat: ({ special }) => `${Wen(special)} ungenutzt verspeisen`,
  wait: () => 'Nicht ansehen',
  claim: ({ traveller }) => `${Wen(traveller)} nehmen`,
  claimFaceDown: () => 'Die verdeckte Karte nehmen',
  place({ side }, { step }) {
    const worth = step?.step === 'place' ? ` (${worthOn(side, CARDS[step.traveller]!)})` : '';
    return side === 'food' ? `Zur Nahrung legen${worth}` : `Zum Wegzoll legen${worth}`;
  },
  keep: () => 'Auf der Hand behalten',
  garlic: () => 'Knoblauchhändler: den Räuber vertreiben',
  defend: (_act, { threat }) => `${brocken(threat?.boulders ?? 0)} werfen`,
  lose: ({ traveller, side }) => `${Wen(traveller)} ${FROM[side]} verlieren`,
  fight: (_act, { threat }) => `Kämpfen: ${threat?.boulders ?? 0} Farben für ${punkte(threat?.hazard.points ?? 0)}`,
  giveWay: () => 'Ausweichen und einen Punkt verlieren',
  throw: (act) => `${lot(act)} werfen`,
  surrender: ({ upgrade }) => `Ausbau ${upgrade} hergeben`,
  take: ({ from }, { trolls }, who) =>
    `${who.isYou(from) ? 'Eigenen Haufen' : `Haufen von ${player(who, from)}`} nehmen: ${tally(trolls[from]?.bid ?? [])}`,
  draw: (act) => `${lot(act)} nehmen`,
  drawFrom: ({ rival }, { trolls }, who) =>
    `Von ${dir(who, rival)} nehmen (${brocken(countOf(trolls[rival]?.boulders ?? []))})`,
  add: ({ traveller, from }) =>
    `${Wen(traveller)} (${worthOn(from === 'tolls' ? 'tolls' : 'food', CARDS[traveller]!)}) ${FROM[from]} auslegen`,
  addBoulders: (act) => `${lot(act)} dazulegen`,
  cashIn: (_act, { trade }) => `Eintauschen für ${punkte(trade?.points ?? 0)}`,
  buy: (_act, { stack }) => `Ausbau ${stack.at(-1)} kaufen`,
  done: () => 'Fertig',
};
