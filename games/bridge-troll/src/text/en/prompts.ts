import { CARDS } from '../../data/cards.ts';
import { claimsOf, type ScoreStage, stageOfScore, underOf } from '../../queries/index.ts';
import { mayMix, type Prompts } from '../language.ts';
import { after, and, boulders, count, Does, player, points, the } from './names.ts';

/** By what can be begun, or by how far the trade-in has come. */
const SCORE: { readonly [stage in ScoreStage]: (n: number, upgrade: number | undefined) => string } = {
  both: () => 'Trade in cards for points, buy an upgrade, or do neither.',
  trade: () => 'Trade in cards for points, or finish.',
  buy: (_n, upgrade) => `Buy upgrade ${upgrade}, or finish.`,
  neither: () => 'Use a card from your hand, or finish.',
  worthless: () => 'This trade-in is worth nothing yet. Add to its lower side.',
  odd: () => 'Boulders count in pairs. Add one more.',
  laid: (n) => `This trade-in is worth ${points(n)}. Add more, or trade it in.`,
};

export const prompts: Prompts = {
  roll: (_step, view, _reader, who) => [
    'Roll the weather die.',
    `${Does(who, view.active, 'rolls', 'roll')} the weather die.`,
  ],
  bid: (_step, view, reader, who) => [
    view.laid.length === 0
      ? mayMix(view, reader)
        ? 'Bid any number of boulders of one colour, mix colours with your Jester, or stay closed.'
        : 'Bid any number of boulders of one colour, or stay closed.'
      : 'Add another colour to your mixed bid, or seal it.',
    `The trolls choose their bids: waiting for ${and(view.waiting.map((seat) => player(who, seat)))}.`,
  ],
  foresee: ({ seat }, _view, _reader, who) => [
    'Peek at the face-down card before the claims begin?',
    `${Does(who, seat, 'may', 'may')} peek at the face-down card.`,
  ],
  claim: (_step, view, reader, who) => [
    view.claims.length === 1
      ? 'Claim the last traveller.'
      : `Claim a traveller. You have ${count(reader === null ? 0 : claimsOf(view, reader), 'claim')} left.`,
    `${Does(who, view.claims[0]!, 'claims', 'claim')} a traveller.`,
  ],
  place: ({ seat, traveller }, _view, _reader, who) => [
    `Put ${the(traveller)} in Food (worth ${CARDS[traveller]!.food}) or Tolls (worth ${CARDS[traveller]!.toll}).`,
    `${Does(who, seat, 'finds', 'find')} a place for ${the(traveller)}.`,
  ],
  welcome: ({ seat, special }, _view, _reader, who) => [
    `Use ${the(special)} right away, or keep the card in hand.`,
    `${Does(who, seat, 'may', 'may')} use ${the(special)} right away.`,
  ],
  robber({ seat, robber }, view, _reader, who) {
    const [need, have] = [view.threat?.boulders ?? 0, underOf(view, seat)];
    const him = CARDS[robber]!.id === 'dragon' ? 'it' : 'him';
    const start = view.threat === null ? '' : `${after(view.threat)}.`;
    return [
      have >= need
        ? `${start} Throw ${boulders(need)} to drive ${him} off, or lose the card.`
        : `${start} Driving ${him} off takes ${boulders(need)}, and you have ${have}.`,
      `${Does(who, seat, 'faces', 'face')} ${the(robber)}.`,
    ];
  },
  goat: ({ seat, goat }, { threat }, _reader, who) => [
    `Throw boulders of ${threat?.boulders ?? 0} different colours at ${the(goat)} for ${points(CARDS[goat]!.points ?? 0)}, or lose a point.`,
    `${Does(who, seat, 'faces', 'face')} ${the(goat)}.`,
  ],
  pelt: ({ seat, hazard, left }, _view, _reader, who) => [
    `Throw ${left} more at ${the(hazard)}.`,
    `${Does(who, seat, 'throws', 'throw')} boulders at ${the(hazard)}.`,
  ],
  surrender: ({ seat }, _view, _reader, who) => [
    'You have no points to pay with. Give up an upgrade: take its number in points, then pay 1.',
    `${Does(who, seat, 'must', 'must')} give up an upgrade.`,
  ],
  pile: (_step, view, _reader, who) => [
    'Take one pile of boulders.',
    `${Does(who, view.waiting[0]!, 'takes', 'take')} a pile of boulders.`,
  ],
  draw: ({ seat, left }, _view, _reader, who) => [
    `Draw ${boulders(left)} from the supply.`,
    `${Does(who, seat, 'draws', 'draw')} ${boulders(left)} from the supply.`,
  ],
  richest: ({ seat, left }, _view, _reader, who) => [
    `The supply is empty. Choose a rival to take ${boulders(left)} from.`,
    `${Does(who, seat, 'names', 'name')} a rival to draw ${boulders(left)} from.`,
  ],
  plunder: ({ seat, left, rival }, _view, _reader, who) => [
    `Take ${boulders(left)} from ${player(who, rival)}.`,
    `${Does(who, seat, 'takes', 'take')} ${boulders(left)} from ${player(who, rival)}.`,
  ],
  score: ({ seat, bought }, view, _reader, who) => [
    SCORE[stageOfScore(view, seat, bought)](view.trade?.points ?? 0, view.stack.at(-1)),
    `${Does(who, seat, 'may', 'may')} score and upgrade.`,
  ],
  upgrade: ({ seat }, view, _reader, who) => [
    `Buy upgrade ${view.stack.at(-1)}?`,
    `${Does(who, seat, 'may', 'may')} buy upgrade ${view.stack.at(-1)}.`,
  ],
};
