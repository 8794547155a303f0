import { num } from '../facts.ts';
import type { Reasons } from '../language.ts';
import { boulders, COLOUR, card, lot, name, or, points } from './names.ts';

const wrongMoment = (): string => 'This special traveller cannot be used that way at this moment.';

export const reasons: Reasons = {
  'TABLE-1': () => 'The game is over.',
  'TABLE-2': (_fact, view) => `It is for ${or(view.waiting.map(name))} to act.`,
  'TABLE-3': () => 'Something else is asked now.',
  'BID-2': (fact) =>
    `Under your bridge there are only ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}.`,
  'BID-5': () => 'Your hand is already begun: take the bid back first.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'Mixing takes boulders of two colours at least.'
      : 'Only a Jester in hand allows a bid of several colours.',
  'JESTER-2': ({ colour }) =>
    colour === undefined ? 'A mixed bid has two colours at least.' : 'That colour is in your mixed bid already.',
  'SPECIAL-1': (fact) => `You have no ${card(num(fact, 'special'))} in hand.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': ({ faceDown }) =>
    faceDown ? 'You have already seen the face-down card.' : 'There is no face-down card to look at.',
  'MASON-2': (fact) => `The supply has no ${COLOUR[num(fact, 'colour')]} boulders.`,
  'MESSENGER-2': (fact) => `No ${card(num(fact, 'royal'))} to ransom lies in your Food.`,
  'GARLIC-2': () => 'Garlic does not impress a Billy Goat.',
  'CLAIM-1': (fact) =>
    fact.traveller === null ? 'No such traveller is here.' : `No ${card(num(fact, 'traveller'))} is left to claim.`,
  'CLAIM-2': () => 'A claim may never be passed.',
  'CLAIM-4': () => 'The face-down card is gone.',
  'ROBBER-6': (fact) => `It takes ${boulders(num(fact, 'need'))}, not ${num(fact, 'have')}.`,
  'ROBBER-7': (fact) => `Only a card worth ${num(fact, 'value')} can be lost here.`,
  'ROBBER-8': (fact) =>
    `Under your bridge there are only ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}.`,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `The goat asks for ${boulders(num(fact, 'need'))}, all of different colours.`
      : `The goat asks for ${num(fact, 'need')} different colours; you have ${num(fact, 'have')}.`,
  'PILE-1': (fact) => `${name(num(fact, 'from'))}’s bridge has no pile to take.`,
  'DRAW-1': (fact) =>
    `There are ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}, and ${num(fact, 'left')} more to draw.`,
  'DRAW-2': (fact) =>
    `${name(num(fact, 'rival'))} has ${boulders(num(fact, 'have'))}; the richest rival has ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'There is no such card.'
      : `You have no other ${card(num(fact, 'traveller'))} there to add.`,
  'TRADE-2': () => 'An open troll needs a card from Food and one from Tolls.',
  'TRADE-3'(fact) {
    if (fact.room === undefined) return 'Without a card on the other side this takes two boulders at least.';
    if (fact.colour === undefined || num(fact, 'room') <= 0)
      return 'Boulders only bring the lesser side up to the greater one.';
    return `At most ${boulders(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} of that colour can be added.`;
  },
  'TRADE-4': () => 'Only a closed troll may trade in boulders.',
  'TRADE-7': () => 'You have already added boulders: no more cards can join them.',
  'TRADE-8': () => 'This would score nothing.',
  'TRADE-10': () => 'Boulders count in pairs: add one more.',
  'UPGRADE-1': (fact) =>
    fact.bought === true
      ? 'You have bought an upgrade this turn already.'
      : fact.upgrade === null
        ? 'All upgrades are sold.'
        : `Upgrade ${num(fact, 'upgrade')} costs ${points(num(fact, 'upgrade'))}; you have ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Finish your trade-in first.',
};
