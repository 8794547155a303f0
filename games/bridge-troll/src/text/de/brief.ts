import { inBrief } from '@trollmoot/kernel';
import { countOf } from '../facts.ts';
import type { Briefs } from '../language.ts';
import { brocken, card, Does, dir, lot, player, punkte, WEATHER, wen } from './names.ts';

const SIDE = { food: 'Nahrung', tolls: 'Wegzoll', hand: 'Hand' } as const;

/** 'Seit deinem Zug': was geschah. Ein Name steht dort, wo es ein anderer sein kann als der am Zug. */
export const briefs: Briefs = {
  rolled: ({ weather, travellers }) => inBrief(`Würfelt ${WEATHER[weather]}: ${travellers}`),
  dealt: ({ again }) => (again ? 'Neue Reisende kommen' : null),
  jesterShown: ({ seat }, who) =>
    inBrief(Does(who, seat, 'zeigt den Narren', 'zeigst den Narren'), 'Ein Narr zeigt sich'),
  placed: ({ seat, place, boulders }, who) =>
    inBrief(`${Does(who, seat, 'bietet', 'bietest')} ${boulders}: Platz ${place}`, `Platz ${place} mit ${boulders}`),
  allClosed: () => 'Alle sind geschlossen',
  drivenAway: () => 'Die Reisenden sind vertrieben',
  claimed: ({ traveller, faceDown }) =>
    inBrief(
      `${faceDown ? 'Deckt auf:' : 'Nimmt'} ${faceDown ? card(traveller) : wen(traveller)}`,
      `Nimmt: ${card(traveller)}`,
    ),
  setAside: ({ traveller, side }) => inBrief(`${SIDE[side]}: ${card(traveller)}`),
  scored: ({ seat, points, reason }, who) =>
    reason === 'trade'
      ? null
      : inBrief(`${Does(who, seat, 'bekommt', 'bekommst')} ${punkte(points)}`, `+${punkte(points)}`),
  peeked: () => 'Sieht die verdeckte Karte an',
  quarried: ({ colour, boulders }) => `Steinmetz bringt ${lot({ colour, boulders })}`,
  ransomed: ({ royal }) => inBrief(`Lösegeld für ${wen(royal)}`),
  ate: ({ special }) => inBrief(`Nahrung: ${card(special)}`),
  foundNothing: ({ robber }) => `${card(robber)} findet nichts`,
  garlicked: ({ robber }) => `Knoblauch gegen ${wen(robber)}`,
  threw: ({ hazard, boulders }) =>
    inBrief(`Wirft ${countOf(boulders)} auf ${wen(hazard)}`, `Wirft ${brocken(countOf(boulders))}`),
  drivenOff: ({ robber }) => `Vertreibt ${wen(robber)}`,
  robbed: ({ seat, robber, traveller }, who) =>
    who.isYou(seat)
      ? inBrief(`${card(robber)} raubt dir ${wen(traveller)}`, `Dir geraubt: ${card(traveller)}`)
      : inBrief(`${card(robber)} raubt ${wen(traveller)}`, `Verliert ${wen(traveller)}`),
  goatWon: ({ seat }, who) => `Bock zertrampelt ${who.isYou(seat) ? 'deine' : 'die'} Brücke`,
  lostAPoint: ({ seat }, who) => inBrief(Does(who, seat, 'verliert 1 Punkt', 'verlierst 1 Punkt'), 'Verliert 1 Punkt'),
  surrendered: ({ upgrade }) => `Gibt Ausbau ${upgrade} her`,
  tookPile: ({ seat, from, boulders }, who) =>
    from === seat
      ? `Nimmt den Haufen zurück: ${countOf(boulders)}`
      : inBrief(
          who.isYou(from)
            ? `Nimmt deinen Haufen: ${countOf(boulders)}`
            : `Haufen von ${player(who, from)}: ${countOf(boulders)}`,
          `Nimmt einen Haufen: ${countOf(boulders)}`,
        ),
  drew: ({ from, boulders }, who) =>
    from === null
      ? `Nimmt ${brocken(countOf(boulders))}`
      : inBrief(`Nimmt ${countOf(boulders)} von ${dir(who, from)}`, `Nimmt ${brocken(countOf(boulders))}`),
  tradedIn: ({ points }) => `Tauscht ein: ${punkte(points)}`,
  bought: ({ upgrade }) => `Kauft Ausbau ${upgrade}`,
  gameEnded: ({ deck }) => `Spielende: noch ${deck} im Stapel`,
};
