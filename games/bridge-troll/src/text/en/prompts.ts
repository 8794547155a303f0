import type { Card } from '../../data/cards.ts';
import { mayMix, type Prompts } from '../language.ts';
import { and, boulders, card, name, or, points, the, title } from './names.ts';

const titles = (cards: readonly Card[]): string => or([...new Set(cards.map((prey) => `the ${title(prey)}`))]);

export const prompts: Prompts = {
  roll: (_step, view) => ['Roll the weather die.', `${name(view.active)} rolls the weather die.`],
  bid: (_step, view, reader) => [
    view.laid.length === 0
      ? mayMix(view, reader)
        ? 'Choose boulders of one colour to bid, mix colours with your Jester, or stay closed.'
        : 'Choose boulders of one colour to bid, or stay closed.'
      : 'Add another colour to your mixed bid, or seal it.',
    `The trolls choose their bids: waiting for ${and(view.waiting.map(name))}.`,
  ],
  foresee: ({ seat }) => [
    'Peek at the face-down card before the claims begin?',
    `${name(seat)} may peek at the face-down card.`,
  ],
  claim: (_step, view) => [
    view.claims.length === 1 ? 'Claim the last traveller.' : 'Claim a traveller.',
    `${name(view.claims[0]!)} claims a traveller.`,
  ],
  place: ({ seat, traveller }) => [
    `${card(traveller)}: into your Food, or into your Tolls?`,
    `${name(seat)} finds a place for ${the(traveller)}.`,
  ],
  welcome: ({ seat, special }) => [
    `Use ${the(special)} right away, or keep the card in hand?`,
    `${name(seat)} may use ${the(special)} right away.`,
  ],
  robber: ({ seat, robber }, { threat }) => [
    `The ${card(robber)} wants ${titles((threat?.prey ?? []).map((prey) => prey.card))}: throw ${boulders(threat?.boulders ?? 0)}, or lose it?`,
    `${name(seat)} faces ${the(robber)}.`,
  ],
  goat: ({ seat, goat }, { threat }) => [
    `${card(goat)}: throw boulders of ${threat?.boulders ?? 0} different colours, or lose a point?`,
    `${name(seat)} faces ${the(goat)}.`,
  ],
  pelt: ({ seat, hazard, left }) => [
    `Throw ${left} more at ${the(hazard)}.`,
    `${name(seat)} throws boulders at ${the(hazard)}.`,
  ],
  surrender: ({ seat }) => ['Which upgrade do you give up to pay the point?', `${name(seat)} must give up an upgrade.`],
  pile: (_step, view) => ['Take one pile of boulders.', `${name(view.waiting[0]!)} takes a pile of boulders.`],
  draw: ({ seat, left }) => [
    `Draw ${boulders(left)} from the supply.`,
    `${name(seat)} draws ${boulders(left)} from the supply.`,
  ],
  richest: ({ seat, left }) => [
    `The supply is empty. From whom do you take ${boulders(left)}?`,
    `${name(seat)} names a rival to draw ${boulders(left)} from.`,
  ],
  plunder: ({ seat, left, rival }) => [
    `Take ${boulders(left)} from ${name(rival)}.`,
    `${name(seat)} takes ${boulders(left)} from ${name(rival)}.`,
  ],
  score: ({ seat, food, tolls }, { trade }) => [
    food.length + tolls.length === 0
      ? 'Trade in cards for points, buy an upgrade, or do neither.'
      : `This trade-in is worth ${points(trade?.points ?? 0)}. Add more, or trade it in.`,
    `${name(seat)} may score and upgrade.`,
  ],
  upgrade: ({ seat }, view) => [
    `Buy upgrade ${view.stack.at(-1)}?`,
    `${name(seat)} may buy upgrade ${view.stack.at(-1)}.`,
  ],
};
