import { num } from '../facts.ts';
import type { Reasons } from '../language.ts';
import { brocken, COLOUR, card, name, oder, punkte } from './names.ts';

const wrongMoment = (): string => 'So lässt sich diese besondere Karte in diesem Augenblick nicht einsetzen.';
const onlySoMany: Reasons['BID-2'] = (fact) =>
  `Unter deiner Brücke: ${COLOUR[num(fact, 'colour')]}e Felsbrocken ${num(fact, 'have')}, mehr nicht.`;

export const reasons: Reasons = {
  'TABLE-1': () => 'Das Spiel ist aus.',
  'TABLE-2': (_fact, view) => `Am Zug: ${oder(view.waiting.map(name))}.`,
  'TABLE-3': () => 'Gefragt ist gerade etwas anderes.',
  'BID-2': onlySoMany,
  'BID-5': () => 'Du hast schon ein Gebot in der Hand: Nimm es erst zurück.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'Zum Mischen braucht es Felsbrocken in zwei Farben.'
      : 'Nur mit einem Narren auf der Hand darf ein Gebot mehrere Farben haben.',
  'JESTER-2': ({ colour }) =>
    colour === undefined
      ? 'Ein gemischtes Gebot hat mindestens zwei Farben.'
      : 'Diese Farbe liegt schon in deinem gemischten Gebot.',
  'SPECIAL-1': (fact) => `Nicht auf deiner Hand: ${card(num(fact, 'special'))}.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': ({ faceDown }) =>
    faceDown ? 'Du hast die verdeckte Karte schon gesehen.' : 'Es liegt keine verdeckte Karte da.',
  'MASON-2': (fact) => `Im Vorrat sind keine ${COLOUR[num(fact, 'colour')]}en Felsbrocken.`,
  'MESSENGER-2': (fact) => `Nicht gefangen in deiner Nahrung: ${card(num(fact, 'royal'))}.`,
  'GARLIC-2': () => 'Knoblauch beeindruckt keinen Ziegenbock.',
  'CLAIM-1': (fact) =>
    fact.traveller === null ? 'Der ist nicht hier.' : `Nicht mehr zu haben: ${card(num(fact, 'traveller'))}.`,
  'CLAIM-2': () => 'Wer an der Reihe ist, muss eine Karte nehmen.',
  'CLAIM-4': () => 'Die verdeckte Karte ist schon weg.',
  'ROBBER-6': (fact) => `Nötig sind ${brocken(num(fact, 'need'))}, nicht ${num(fact, 'have')}.`,
  'ROBBER-7': (fact) => `Verloren gehen kann hier nur eine Karte vom Wert ${num(fact, 'value')}.`,
  'ROBBER-8': onlySoMany,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `Der Ziegenbock verlangt ${brocken(num(fact, 'need'))}, alle in verschiedenen Farben.`
      : `Der Ziegenbock verlangt ${num(fact, 'need')} verschiedene Farben, du hast ${num(fact, 'have')}.`,
  'PILE-1': (fact) => `Auf der Brücke von ${name(num(fact, 'from'))} liegt kein Haufen.`,
  'DRAW-1': (fact) =>
    `Da sind ${COLOUR[num(fact, 'colour')]}e Felsbrocken: ${num(fact, 'have')}, und zu nehmen sind noch ${num(fact, 'left')}.`,
  'DRAW-2': (fact) =>
    `${name(num(fact, 'rival'))} hat ${brocken(num(fact, 'have'))}, der reichste Rivale hat ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'Diese Karte gibt es nicht.'
      : `${card(num(fact, 'traveller'))}: Davon liegt dort nichts mehr zum Auslegen.`,
  'TRADE-2': () => 'Ein offener Troll braucht eine Karte aus der Nahrung und eine aus dem Wegzoll.',
  'TRADE-3'(fact) {
    if (fact.room === undefined) return 'Ohne Karte auf der anderen Seite braucht es mindestens zwei Felsbrocken.';
    if (fact.colour === undefined || num(fact, 'room') <= 0)
      return 'Felsbrocken heben nur die schwächere Seite bis zur stärkeren an.';
    return `Höchstens ${brocken(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} dieser Farbe passen noch dazu.`;
  },
  'TRADE-4': () => 'Nur ein geschlossener Troll darf Felsbrocken eintauschen.',
  'TRADE-7': () => 'Es liegen schon Felsbrocken da: Karten kommen nicht mehr dazu.',
  'TRADE-8': () => 'Das brächte keinen Punkt.',
  'TRADE-10': () => 'Felsbrocken zählen paarweise: Einer fehlt noch.',
  'UPGRADE-1': (fact) =>
    fact.bought === true
      ? 'Du hast in diesem Zug schon einen Ausbau gekauft.'
      : fact.upgrade === null
        ? 'Alle Ausbauten sind verkauft.'
        : `Ausbau ${num(fact, 'upgrade')} kostet ${punkte(num(fact, 'upgrade'))}, du hast ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Tausche erst ein, was ausliegt.',
};
