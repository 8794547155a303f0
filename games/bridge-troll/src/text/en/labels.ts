import { CARDS } from '../../data/cards.ts';
import { countOf, worthOn } from '../facts.ts';
import type { Labels } from '../language.ts';
import { boulders, COLOUR, heap, lot, of, player, points, SIDE, the } from './names.ts';

export const labels: Labels = {
  roll: () => 'Roll the weather die',
  bid: (act) => `Bid ${lot(act)}`,
  stayClosed: () => 'Stay closed',
  mix: (act) => `Mix in ${lot(act)}`,
  seal: () => 'Seal the mixed bid',
  reopen: () => 'Take back your bid',
  peek: () => 'Fortune Teller: peek at the face-down card',
  quarry: ({ colour }) => `Stonemason: quarry ${COLOUR[colour]} boulders`,
  ransom: ({ royal }) => `Royal Messenger: ransom ${the(royal)} for ${CARDS[royal]!.toll}`,
  eat: ({ special }) => `Eat ${the(special)} unused`,
  wait: () => 'Don’t peek',
  claim: ({ traveller }) => `Claim ${the(traveller)}`,
  claimFaceDown: () => 'Claim the face-down card',
  place({ side }, { step }) {
    const worth = step?.step === 'place' ? ` (${worthOn(side, CARDS[step.traveller]!)})` : '';
    return `Put in ${SIDE[side]}${worth}`;
  },
  keep: () => 'Keep in hand',
  garlic: () => 'Garlic Merchant: drive the robber off',
  defend: (_act, { threat }) => `Throw ${boulders(threat?.boulders ?? 0)}`,
  lose: ({ traveller, side }) => `Lose ${the(traveller)} from ${SIDE[side]}`,
  fight: (_act, { threat }) => `Fight: ${threat?.boulders ?? 0} colours for ${points(threat?.hazard.points ?? 0)}`,
  giveWay: () => 'Give way and lose a point',
  throw: (act) => `Throw ${lot(act)}`,
  surrender: ({ upgrade }) => `Give up upgrade ${upgrade}`,
  take: ({ from }, { trolls }, who) => `Take ${of(who, from)} pile: ${heap(trolls[from]?.bid ?? [])}`,
  draw: (act) => `Draw ${lot(act)}`,
  drawFrom: ({ rival }, { trolls }, who) =>
    `Draw from ${player(who, rival)} (${boulders(countOf(trolls[rival]?.boulders ?? []))})`,
  add: ({ traveller, from }) =>
    `Add ${the(traveller)} (${worthOn(from === 'tolls' ? 'tolls' : 'food', CARDS[traveller]!)}) from ${SIDE[from]}`,
  addBoulders: (act) => `Add ${lot(act)}`,
  cashIn: (_act, { trade }) => `Trade in for ${points(trade?.points ?? 0)}`,
  buy: (_act, { stack }) => `Buy upgrade ${stack.at(-1)}`,
  done: () => 'Done',
};
