import type { Judgement, Seat } from '@trollmoot/kernel';
import {
  DECK,
  FOOD,
  FORTUNE_TELLER,
  GARLIC_MERCHANT,
  JESTER,
  ROYAL_MESSENGER,
  SORT,
  STONEMASON,
  TOLL,
} from '../data/travellers.ts';
import { scoreOf } from '../rules/end.ts';
import { bouldersAt, coloursUnder, isClosed, worth } from '../rules/words.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

const LEAST = 1e-4; // of an estimate, so that it has a logarithm
const SPECIALS = [STONEMASON, GARLIC_MERCHANT, JESTER, FORTUNE_TELLER, ROYAL_MESSENGER];

const LOOKS = [
  'estimate',
  'points',
  'upgrades',
  'matched food and tolls',
  'unmatched food',
  'unmatched tolls',
  'royals',
  'royals with a Messenger',
  'Stonemasons',
  'Garlic Merchants',
  'Jesters',
  'Fortune Tellers',
  'Royal Messengers',
  'boulders',
  'boulders beyond eight',
  'colours of boulders',
  'boulders bid',
  'rolls the die',
  'closed',
  'turns until it rolls',
] as const;

export const judgement: Judgement<State> = {
  looks: LOOKS,
  weights: WEIGHTS,
  sides: (s) => s.seats,
  progress: (s) => 1 - s.deck.length / DECK.length,
  turn: (s) => s.turn,
  look(s, _viewer, side, into, at) {
    const food = worth(FOOD, s.food[side]!);
    const tolls = worth(TOLL, s.tolls[side]!);
    const matched = Math.min(food, tolls);
    const royals = royalsOf(s, side);
    const boulders = bouldersAt(s.boulders, side);
    into[at] = Math.log(Math.max(LEAST, evaluate(s, side)));
    into[at + 1] = s.points[side]! / 5;
    into[at + 2] = (scoreOf(s, side) - s.points[side]!) / 5;
    into[at + 3] = matched / 5;
    into[at + 4] = (food - matched) / 5;
    into[at + 5] = (tolls - matched) / 5;
    into[at + 6] = royals;
    into[at + 7] = s.hand[side]!.includes(ROYAL_MESSENGER) ? royals : 0;
    for (let i = 0; i < SPECIALS.length; i++) into[at + 8 + i] = countIn(s.hand[side]!, SPECIALS[i]!);
    into[at + 13] = boulders / 5;
    into[at + 14] = Math.max(0, boulders - 8) / 5;
    into[at + 15] = coloursUnder(s, side);
    into[at + 16] = bouldersAt(s.bids, side) / 5;
    into[at + 17] = s.active === side ? 1 : 0;
    into[at + 18] = isClosed(s, side) ? 1 : 0;
    into[at + 19] = ((side - s.active + s.seats) % s.seats) / s.seats;
  },
};

function royalsOf(s: State, side: Seat): number {
  let royals = 0;
  for (const card of s.food[side]!) if (SORT[card] === 'royal') royals++;
  return royals;
}

function countIn(cards: readonly number[], card: number): number {
  let count = 0;
  for (const one of cards) if (one === card) count++;
  return count;
}
