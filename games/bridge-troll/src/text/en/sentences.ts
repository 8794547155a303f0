import { countOf } from '../facts.ts';
import type { Sentences } from '../language.ts';
import { and, boulders, card, count, heap, lot, name, place, points, SIDE, the, WEATHER } from './names.ts';

export const sentences: Sentences = {
  turnBegan: ({ turn, active }) => `Turn ${turn}: ${name(active)} holds the die.`,
  rolled: ({ seat, weather, travellers }) =>
    `${name(seat)} rolls ${WEATHER[weather]}: ${count(travellers, 'traveller')}.`,
  dealt: ({ company, again }) =>
    `${again ? 'Another company comes' : 'The company'}: ${and(['a face-down card', ...company.map(card)])}.`,
  revealed: ({ bids }) =>
    `The hands open: ${and(bids.map((bid, seat) => `${name(seat)} ${countOf(bid) === 0 ? 'closed' : heap(bid)}`))}.`,
  jesterShown: ({ seat }) => `${name(seat)} shows a Jester for the mixed bid.`,
  placed({ seat, place: n, boulders: bid, over, clause }) {
    const start = `${name(seat)} bids ${boulders(bid)} and takes ${place(n)} place`;
    if (over === null) return `${start}.`;
    return clause === 'TROPHY-2'
      ? `${start}, ahead of ${name(over)} with fewer boulders left.`
      : `${start}, ahead of ${name(over)} clockwise.`;
  },
  allClosed: () => 'Everyone is closed.',
  drivenAway: ({ company }) => `The trolls drive away ${and([...company.map(the), 'the face-down card'])}.`,
  claimed: ({ seat, traveller, faceDown }) =>
    faceDown ? `${name(seat)} turns up ${the(traveller)}!` : `${name(seat)} claims ${the(traveller)}.`,
  setAside: ({ seat, traveller, side }) =>
    side === 'hand'
      ? `${name(seat)} adds ${the(traveller)} to their hand.`
      : `${name(seat)} puts ${the(traveller)} in ${SIDE[side]}.`,
  scored({ seat, points: n, reason }) {
    if (reason === 'firstPlace') return `${name(seat)} takes ${points(n)} for first place.`;
    return reason === 'goat' ? `${name(seat)} defeats the goat: ${points(n)}.` : `${name(seat)} scores ${points(n)}.`;
  },
  peeked: ({ seat, traveller }) =>
    traveller === null
      ? `${name(seat)} peeks at the face-down card.`
      : `${name(seat)} peeks: the face-down card is ${the(traveller)}.`,
  quarried: ({ seat, colour, boulders: n }) => `${name(seat)}’s Stonemason brings ${lot({ colour, boulders: n })}.`,
  ransomed: ({ seat, royal }) => `${name(seat)} sends a Royal Messenger: a ransom for ${the(royal)}.`,
  ate: ({ seat, special }) => `${name(seat)} puts ${the(special)} in Food.`,
  foundNothing: ({ seat, robber }) => `The ${card(robber)} finds nothing at ${name(seat)}’s bridge.`,
  garlicked: ({ seat, robber }) => `${name(seat)}’s Garlic Merchant drives ${the(robber)} off.`,
  threw: ({ seat, hazard, boulders: thrown }) => `${name(seat)} throws ${heap(thrown)} at ${the(hazard)}.`,
  drivenOff: ({ seat, robber }) => `${name(seat)} drives ${the(robber)} off.`,
  robbed: ({ seat, robber, traveller, side }) =>
    `The ${card(robber)} takes ${the(traveller)} from ${name(seat)}’s ${SIDE[side]}.`,
  goatWon: ({ seat, goat }) => `The ${card(goat)} tramples ${name(seat)}’s bridge and goes back into the deck.`,
  lostAPoint: ({ seat }) => `${name(seat)} loses a point.`,
  nothingToLose: ({ seat }) => `${name(seat)} has no point to lose.`,
  surrendered: ({ seat, upgrade }) => `${name(seat)} gives up upgrade ${upgrade} for ${points(upgrade)}.`,
  tookPile: ({ seat, from, boulders: pile }) =>
    from === seat
      ? `${name(seat)} takes back their own pile: ${heap(pile)}.`
      : `${name(seat)} takes ${name(from)}’s pile: ${heap(pile)}.`,
  drew: ({ seat, from, boulders: drawn }) =>
    from === null ? `${name(seat)} draws ${heap(drawn)}.` : `${name(seat)} takes ${heap(drawn)} from ${name(from)}.`,
  drewNoMore: ({ seat }) => `${name(seat)} draws no more: no rival has as many boulders.`,
  tradedIn({ seat, food, tolls, boulders: added, points: n }) {
    const used = [...food, ...tolls].map(card);
    if (countOf(added) > 0) used.push(boulders(countOf(added)));
    return `${name(seat)} trades in ${and(used)} for ${points(n)}.`;
  },
  bought: ({ seat, upgrade }) => `${name(seat)} buys upgrade ${upgrade}.`,
  gameEnded: ({ travellers, deck }) =>
    `${count(travellers, 'traveller')} ${travellers === 1 ? 'is' : 'are'} due, but the deck has only ${deck}. The game is over.`,
};
