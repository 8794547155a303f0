import { capital } from '@trollmoot/kernel';
import { countOf } from '../facts.ts';
import type { Sentences } from '../language.ts';
import {
  and,
  boulders,
  card,
  count,
  Does,
  does,
  heap,
  lot,
  of,
  place,
  player,
  points,
  SIDE,
  the,
  WEATHER,
} from './names.ts';

export const sentences: Sentences = {
  turnBegan: ({ turn, active }, who) => `Turn ${turn}: ${does(who, active, 'holds', 'hold')} the die.`,
  rolled: ({ seat, weather, travellers }, who) =>
    `${Does(who, seat, 'rolls', 'roll')} ${WEATHER[weather]}: ${count(travellers, 'traveller')}.`,
  dealt: ({ company, again }) =>
    `${again ? 'Another company comes' : 'The company'}: ${and(['a face-down card', ...company.map(card)])}.`,
  revealed: ({ bids }, who) =>
    `The hands open: ${and(bids.map((bid, seat) => `${player(who, seat)} ${countOf(bid) === 0 ? 'closed' : heap(bid)}`))}.`,
  jesterShown: ({ seat }, who) => `${Does(who, seat, 'shows', 'show')} a Jester for the mixed bid.`,
  placed({ seat, place: n, boulders: bid, over, clause }, who) {
    const start = `${Does(who, seat, 'bids', 'bid')} ${boulders(bid)} and ${who.isYou(seat) ? 'take' : 'takes'} ${place(n)} place`;
    if (over === null) return `${start}.`;
    return clause === 'TROPHY-2'
      ? `${start}, ahead of ${player(who, over)} with fewer boulders left.`
      : `${start}, ahead of ${player(who, over)} clockwise.`;
  },
  allClosed: () => 'Everyone is closed.',
  drivenAway: ({ company }) => `The trolls drive away ${and([...company.map(the), 'the face-down card'])}.`,
  claimed: ({ seat, traveller, faceDown }, who) =>
    faceDown
      ? `${Does(who, seat, 'turns', 'turn')} up ${the(traveller)}!`
      : `${Does(who, seat, 'claims', 'claim')} ${the(traveller)}.`,
  setAside: ({ seat, traveller, side }, who) =>
    side === 'hand'
      ? `${Does(who, seat, 'adds', 'add')} ${the(traveller)} to ${who.isYou(seat) ? 'your' : 'their'} hand.`
      : `${Does(who, seat, 'puts', 'put')} ${the(traveller)} in ${SIDE[side]}.`,
  scored({ seat, points: n, reason }, who) {
    if (reason === 'firstPlace') return `${Does(who, seat, 'takes', 'take')} ${points(n)} for first place.`;
    return reason === 'goat'
      ? `${Does(who, seat, 'defeats', 'defeat')} the goat: ${points(n)}.`
      : `${Does(who, seat, 'scores', 'score')} ${points(n)}.`;
  },
  peeked: ({ seat, traveller }, who) =>
    traveller === null
      ? `${Does(who, seat, 'peeks', 'peek')} at the face-down card.`
      : `${Does(who, seat, 'peeks', 'peek')}: the face-down card is ${the(traveller)}.`,
  quarried: ({ seat, colour, boulders: n }, who) =>
    `${capital(of(who, seat))} Stonemason brings ${lot({ colour, boulders: n })}.`,
  ransomed: ({ seat, royal }, who) =>
    `${Does(who, seat, 'sends', 'send')} a Royal Messenger: a ransom for ${the(royal)}.`,
  ate: ({ seat, special }, who) => `${Does(who, seat, 'puts', 'put')} ${the(special)} in Food.`,
  foundNothing: ({ seat, robber }, who) => `The ${card(robber)} finds nothing at ${of(who, seat)} bridge.`,
  garlicked: ({ seat, robber }, who) => `${capital(of(who, seat))} Garlic Merchant drives ${the(robber)} off.`,
  threw: ({ seat, hazard, boulders: thrown }, who) =>
    `${Does(who, seat, 'throws', 'throw')} ${heap(thrown)} at ${the(hazard)}.`,
  drivenOff: ({ seat, robber }, who) => `${Does(who, seat, 'drives', 'drive')} ${the(robber)} off.`,
  robbed: ({ seat, robber, traveller, side }, who) =>
    `The ${card(robber)} takes ${the(traveller)} from ${of(who, seat)} ${SIDE[side]}.`,
  goatWon: ({ seat, goat }, who) => `The ${card(goat)} tramples ${of(who, seat)} bridge and goes back into the deck.`,
  lostAPoint: ({ seat }, who) => `${Does(who, seat, 'loses', 'lose')} a point.`,
  nothingToLose: ({ seat }, who) => `${Does(who, seat, 'has', 'have')} no point to lose.`,
  surrendered: ({ seat, upgrade }, who) =>
    `${Does(who, seat, 'gives', 'give')} up upgrade ${upgrade} for ${points(upgrade)}.`,
  tookPile: ({ seat, from, boulders: pile }, who) =>
    from === seat
      ? `${Does(who, seat, 'takes back their', 'take back your')} own pile: ${heap(pile)}.`
      : `${Does(who, seat, 'takes', 'take')} ${of(who, from)} pile: ${heap(pile)}.`,
  drew: ({ seat, from, boulders: drawn }, who) =>
    from === null
      ? `${Does(who, seat, 'draws', 'draw')} ${heap(drawn)}.`
      : `${Does(who, seat, 'takes', 'take')} ${heap(drawn)} from ${player(who, from)}.`,
  drewNoMore: ({ seat }, who) => `${Does(who, seat, 'draws', 'draw')} no more: no rival has as many boulders.`,
  tradedIn({ seat, food, tolls, boulders: added, points: n }, who) {
    const used = [...food, ...tolls].map(card);
    if (countOf(added) > 0) used.push(boulders(countOf(added)));
    return `${Does(who, seat, 'trades', 'trade')} in ${and(used)} for ${points(n)}.`;
  },
  bought: ({ seat, upgrade }, who) => `${Does(who, seat, 'buys', 'buy')} upgrade ${upgrade}.`,
  gameEnded: ({ travellers, deck }) =>
    `${count(travellers, 'traveller')} ${travellers === 1 ? 'is' : 'are'} due, but the deck has only ${deck}. The game is over.`,
};
