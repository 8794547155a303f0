import { num, powerIn } from '../facts.ts';
import type { Reasons } from '../language.ts';
import { worksOf } from './explaining.ts';
import { after, boulders, COLOUR, card, count, Does, lot, of, or, player, points } from './names.ts';

const wrongMoment: Reasons['SPECIAL-2'] = (fact) => {
  const special = powerIn(fact);
  return special === null
    ? 'You can’t eat a special now. You can before you bid or claim, and when you score.'
    : `You can’t use the ${card(special)} now. ${worksOf(special)}`;
};

export const reasons: Reasons = {
  'TABLE-1': () => 'The game is over.',
  'TABLE-2': (_fact, view, who) => `Waiting for ${or(view.waiting.map((seat) => player(who, seat)))}.`,
  'TABLE-3': ({ prompt }) => `Finish this first: “${prompt}”`,
  'BID-2': (fact) =>
    `You have only ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })} under your bridge.`,
  'BID-5': () => 'You have started a bid. Take it back first.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'You have boulders of only one colour, so there is nothing to mix. Bid that colour.'
      : 'You have no Jester in hand, so bid boulders of one colour.',
  'JESTER-2': ({ colour }) =>
    colour === undefined
      ? 'A mixed bid needs a second colour. Add one, or take the bid back.'
      : 'That colour is in your bid already. Add another colour, or seal it.',
  'SPECIAL-1': (fact) => `You have no ${card(num(fact, 'special'))} in hand.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': ({ faceDown }) =>
    faceDown
      ? 'You have already seen the face-down card.'
      : 'There is no face-down card now. The next company brings one.',
  'MASON-2': (fact) => `The supply has no ${COLOUR[num(fact, 'colour')]} boulders. Choose another colour.`,
  'MESSENGER-2': (fact) => `You have no ${card(num(fact, 'royal'))} in Food to ransom.`,
  'GARLIC-2': () => 'Garlic does not impress a Billy Goat.',
  'CLAIM-1': (fact) =>
    fact.traveller === null ? 'No such traveller is here.' : `No ${card(num(fact, 'traveller'))} is left to claim.`,
  'CLAIM-2': (_fact, view) => `You can’t pass. Claim one of the ${count(view.claims.length, 'card')} left.`,
  'CLAIM-4': () => 'The face-down card is gone. Claim one of the others.',
  'ROBBER-6': (fact) => `Driving it off takes ${boulders(num(fact, 'need'))}. You have ${num(fact, 'have')}.`,
  'ROBBER-7': (_fact, { threat }) =>
    threat === null ? 'The robber is after other cards.' : `${after(threat)}, not after that card.`,
  'ROBBER-8': (fact) =>
    `You have only ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })} under your bridge.`,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `The goat asks for ${boulders(num(fact, 'need'))}, all of different colours.`
      : `The goat asks for ${num(fact, 'need')} different colours. You have ${num(fact, 'have')}.`,
  'PILE-1': (fact, _view, who) => `There’s no pile on ${of(who, num(fact, 'from'))} bridge. Take another one.`,
  'DRAW-1'(fact) {
    const [colour, have, left] = [COLOUR[num(fact, 'colour')]!, num(fact, 'have'), num(fact, 'left')];
    if (have === 0) return `No ${colour} boulders are left there. Choose another colour.`;
    if (have >= left) return `You draw only ${boulders(left)} more, of any colour.`;
    return `Only ${have} ${colour} ${have === 1 ? 'is' : 'are'} left there. Draw that many at most.`;
  },
  'DRAW-2': (fact, _view, who) =>
    `${Does(who, num(fact, 'rival'), 'has', 'have')} ${boulders(num(fact, 'have'))}. Take from the rival with the most: ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'There is no such card.'
      : `You have no other ${card(num(fact, 'traveller'))} there to add.`,
  'TRADE-2': () => 'You’re open this turn, so a trade-in needs a card from Food and one from Tolls.',
  'TRADE-3'(fact) {
    if (fact.room === undefined) return 'Add a card on the other side, or two boulders at least.';
    if (fact.colour === undefined || num(fact, 'room') <= 0)
      return 'Boulders only raise the lower side to the higher one.';
    return `At most ${boulders(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} of that colour can be added.`;
  },
  'TRADE-4': () => 'You’re open this turn, so you can’t add boulders. Add cards.',
  'TRADE-7': () => 'You have added boulders already, so no more cards. Trade in, or call it off.',
  'TRADE-8': () => 'This would score nothing yet. Add a card or boulders to the lower side.',
  'TRADE-10': () => 'Boulders count in pairs. Add one more.',
  'UPGRADE-1': (fact) =>
    fact.bought === true
      ? 'You have bought an upgrade this turn already.'
      : fact.upgrade === null
        ? 'All upgrades are sold.'
        : `Upgrade ${num(fact, 'upgrade')} costs ${points(num(fact, 'upgrade'))}. You have ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Trade in what you have laid out first, or call it off.',
};
