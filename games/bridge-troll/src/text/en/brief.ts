import { inBrief } from '@trollmoot/kernel';
import { countOf } from '../facts.ts';
import type { Briefs } from '../language.ts';
import { boulders, card, count, Does, lot, of, place, player, points, SIDE, the, WEATHER } from './names.ts';

/** 'Since your turn': what happened. A player is named where it may not be the one who acted. */
export const briefs: Briefs = {
  rolled: ({ weather, travellers }) => `Rolls ${WEATHER[weather]}: ${travellers}`,
  dealt: ({ again }) => (again ? 'Another company comes' : null),
  jesterShown: ({ seat }, who) => inBrief(Does(who, seat, 'shows a Jester', 'show a Jester'), 'A Jester is shown'),
  placed: ({ seat, place: n, boulders: bid }, who) =>
    inBrief(`${Does(who, seat, 'takes', 'take')} ${place(n)} place (${bid})`, `${player(who, seat)}: ${place(n)}`),
  allClosed: () => 'Everyone is closed',
  drivenAway: () => 'The company is driven away',
  claimed: ({ traveller, faceDown }) => inBrief(`${faceDown ? 'Turns up' : 'Claims'} ${card(traveller)}`),
  setAside: ({ traveller, side }) => inBrief(`${card(traveller)} in ${SIDE[side]}`),
  scored: ({ seat, points: n, reason }, who) =>
    reason === 'trade' ? null : inBrief(`${Does(who, seat, 'scores', 'score')} ${points(n)}`, `+${points(n)}`),
  peeked: () => 'Peeks at the face-down card',
  quarried: ({ colour, boulders: n }) => `Stonemason brings ${lot({ colour, boulders: n })}`,
  ransomed: ({ royal }) => `Ransoms ${the(royal)}`,
  ate: ({ special }) => inBrief(`${card(special)} in Food`),
  foundNothing: ({ robber }) => `The ${card(robber)} finds nothing`,
  garlicked: ({ robber }) => `Garlic drives ${the(robber)} off`,
  threw: ({ hazard, boulders: thrown }) =>
    inBrief(`Throws ${countOf(thrown)} at ${the(hazard)}`, `Throws ${boulders(countOf(thrown))}`),
  drivenOff: ({ robber }) => `Drives ${the(robber)} off`,
  robbed: ({ seat, robber, traveller }, who) =>
    who.isYou(seat)
      ? inBrief(`${card(robber)} takes your ${card(traveller)}`, `Your ${card(traveller)} is robbed`)
      : inBrief(`${card(robber)} takes ${the(traveller)}`, `Loses ${the(traveller)}`),
  goatWon: ({ seat }, who) => `A goat tramples ${who.isYou(seat) ? 'your' : 'the'} bridge`,
  lostAPoint: ({ seat }, who) => inBrief(Does(who, seat, 'loses a point', 'lose a point'), 'Loses a point'),
  surrendered: ({ upgrade }) => `Gives up upgrade ${upgrade}`,
  tookPile: ({ seat, from, boulders: pile }, who) =>
    from === seat
      ? `Takes the pile back: ${countOf(pile)}`
      : inBrief(`Takes ${of(who, from)} pile: ${countOf(pile)}`, `Takes a pile of ${countOf(pile)}`),
  drew: ({ from, boulders: drawn }, who) =>
    from === null
      ? `Draws ${boulders(countOf(drawn))}`
      : inBrief(`Takes ${countOf(drawn)} from ${player(who, from)}`, `Takes ${boulders(countOf(drawn))}`),
  tradedIn: ({ points: n }) => `Trades in for ${points(n)}`,
  bought: ({ upgrade }) => `Buys upgrade ${upgrade}`,
  gameEnded: ({ deck }) => `Game over: ${count(deck, 'card')} left`,
};
