import { capital } from '@trollmoot/kernel';
import { num, powerIn } from '../facts.ts';
import type { Reasons } from '../language.ts';
import { worksOf } from './explaining.ts';
import { after, brocken, COLOUR, card, count, Does, lot, oder, player, punkte, wen } from './names.ts';

const wrongMoment: Reasons['SPECIAL-2'] = (fact) => {
  const special = powerIn(fact);
  return special === null
    ? 'Verspeisen geht gerade nicht. Es geht vor deinem Gebot, bevor du eine Karte nimmst, und bei der Wertung.'
    : `Du kannst ${wen(special)} gerade nicht einsetzen. ${worksOf(special)}`;
};
const onlySoMany: Reasons['BID-2'] = (fact) =>
  `Unter deiner Brücke hast du nur ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}.`;

export const reasons: Reasons = {
  'TABLE-1': () => 'Das Spiel ist aus.',
  'TABLE-2': (_fact, view, who) => `Am Zug: ${oder(view.waiting.map((seat) => player(who, seat)))}.`,
  'TABLE-3': ({ prompt }) => `Erst das hier: „${prompt}“`,
  'BID-2': onlySoMany,
  'BID-5': () => 'Du hast schon ein Gebot in der Hand: Nimm es erst zurück.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'Du hast nur Felsbrocken einer Farbe, da gibt es nichts zu mischen. Biete diese Farbe.'
      : 'Du hast keinen Narren auf der Hand. Biete Felsbrocken einer Farbe.',
  'JESTER-2': ({ colour }) =>
    colour === undefined
      ? 'Ein gemischtes Gebot braucht eine zweite Farbe. Leg eine dazu, oder nimm es zurück.'
      : 'Diese Farbe liegt schon in deinem Gebot. Leg eine andere dazu, oder schließ dein Gebot.',
  'SPECIAL-1': (fact) => `Nicht auf deiner Hand: ${card(num(fact, 'special'))}.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': ({ faceDown }) =>
    faceDown
      ? 'Du hast die verdeckte Karte schon gesehen.'
      : 'Gerade liegt keine verdeckte Karte da. Die nächsten Reisenden bringen eine.',
  'MASON-2': (fact) => `Im Vorrat sind keine ${COLOUR[num(fact, 'colour')]}en Felsbrocken. Wähl eine andere Farbe.`,
  'MESSENGER-2': (fact) => `Nicht in deiner Nahrung: ${card(num(fact, 'royal'))}.`,
  'GARLIC-2': () => 'Knoblauch beeindruckt keinen Ziegenbock.',
  'CLAIM-1': (fact) =>
    fact.traveller === null
      ? 'Diesen Reisenden gibt es hier nicht.'
      : `Nicht mehr zu haben: ${card(num(fact, 'traveller'))}.`,
  'CLAIM-2': (_fact, view) =>
    `Passen geht nicht. Nimm eine der ${count(view.claims.length, 'Karte', 'Karten')}, die noch da sind.`,
  'CLAIM-4': () => 'Die verdeckte Karte ist schon weg. Nimm eine andere.',
  'ROBBER-6': (fact) => `Ihn zu vertreiben kostet ${brocken(num(fact, 'need'))}. Du hast ${num(fact, 'have')}.`,
  'ROBBER-7': (_fact, { threat }) =>
    threat === null ? 'Der Räuber will andere Karten.' : `${after(threat)}, nicht diese Karte.`,
  'ROBBER-8': onlySoMany,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `Der Ziegenbock verlangt ${brocken(num(fact, 'need'))}, alle in verschiedenen Farben.`
      : `Der Ziegenbock verlangt ${num(fact, 'need')} verschiedene Farben, du hast ${num(fact, 'have')}.`,
  'PILE-1': (fact, _view, who) =>
    `${who.isYou(num(fact, 'from')) ? 'Auf deiner Brücke' : `Auf der Brücke von ${player(who, num(fact, 'from'))}`} liegt kein Haufen. Nimm einen anderen.`,
  'DRAW-1'(fact) {
    const [colour, have, left] = [COLOUR[num(fact, 'colour')]!, num(fact, 'have'), num(fact, 'left')];
    if (have === 0) return `Dort sind keine ${colour}en Felsbrocken mehr. Wähl eine andere Farbe.`;
    if (have >= left) return `Du nimmst nur noch ${brocken(left)}, in beliebigen Farben.`;
    return `${capital(colour)}e Felsbrocken gibt es dort nur noch ${have}. Nimm höchstens so viele.`;
  },
  'DRAW-2': (fact, _view, who) =>
    `${Does(who, num(fact, 'rival'), 'hat', 'hast')} ${brocken(num(fact, 'have'))}. Nimm von einem Rivalen mit den meisten: ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'Diese Karte gibt es nicht.'
      : `${card(num(fact, 'traveller'))}: Davon hast du dort keine weitere Karte.`,
  'TRADE-2': () => 'Du bist in dieser Runde offen: Leg eine Karte aus der Nahrung und eine aus dem Wegzoll aus.',
  'TRADE-3'(fact) {
    if (fact.room === undefined) return 'Ohne Karte auf der anderen Seite braucht es mindestens zwei Felsbrocken.';
    if (fact.colour === undefined || num(fact, 'room') <= 0)
      return 'Felsbrocken heben nur die niedrigere Seite bis zur höheren an.';
    return `Höchstens ${brocken(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} dieser Farbe passen noch dazu.`;
  },
  'TRADE-4': () => 'Du bist in dieser Runde offen und kannst keine Felsbrocken eintauschen. Leg Karten aus.',
  'TRADE-7': () => 'Es liegen schon Felsbrocken da, Karten kommen nicht mehr dazu. Tausch ein, oder brich ab.',
  'TRADE-8': () => 'Das brächte noch keinen Punkt. Leg etwas zur niedrigeren Seite.',
  'TRADE-10': () => 'Felsbrocken zählen paarweise: Einer fehlt noch.',
  'UPGRADE-1': (fact) =>
    fact.bought === true
      ? 'Du hast in dieser Runde schon einen Ausbau gekauft.'
      : fact.upgrade === null
        ? 'Alle Ausbauten sind verkauft.'
        : `Ausbau ${num(fact, 'upgrade')} kostet ${punkte(num(fact, 'upgrade'))}, du hast ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Tausch erst ein, was ausliegt, oder brich ab.',
};
