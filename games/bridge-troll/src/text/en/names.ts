import { capital, type Seat } from '@trollmoot/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import type { Weather } from '../../data/printed.ts';
import type { Traveller, TravellerId } from '../../data/travellers.ts';
import type { Threat } from '../../view/view.ts';
import { countOf, lotsOf } from '../facts.ts';
import type { People } from '../people.ts';

export const COLOUR = ['red', 'green', 'yellow', 'purple', 'brown', 'blue'];
const NAME = ['Red', 'Green', 'Yellow', 'Purple', 'Brown', 'Blue'];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const TRAVELLER: { readonly [id in TravellerId]: string } = {
  priest: 'Priest',
  minstrels: 'Wandering Minstrels',
  merchant: 'Merchant',
  pawnBroker: 'Pawn Broker',
  peddler: 'Peddler',
  pilgrim: 'Pilgrim',
  farmer: 'Farmer',
  monk: 'Monk',
  serf: 'Serf',
  princess: 'Princess',
  duke: 'Duke',
  baron: 'Baron',
  fortuneTeller: 'Fortune Teller',
  garlicMerchant: 'Garlic Merchant',
  jester: 'Jester',
  stonemason: 'Stonemason',
  royalMessenger: 'Royal Messenger',
  woodsman: 'Woodsman',
  carpenter: 'Carpenter',
  knight: 'Knight',
  bandit: 'Bandit',
  dragon: 'Dragon',
  littleGoat: 'Little Billy Goat Gruff',
  middleGoat: 'Middle Billy Goat Gruff',
  bigGoat: 'Big Billy Goat Gruff',
};
export const WEATHER: { readonly [weather in Weather]: string } = {
  rainy: 'rainy',
  cloudy: 'cloudy',
  partlySunny: 'partly sunny',
  sunny: 'sunny',
};
export const SIDE = { food: 'Food', tolls: 'Tolls', hand: 'hand' } as const;

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const and = (parts: readonly string[]): string => conjunction.format(parts);
export const or = (parts: readonly string[]): string => disjunction.format(parts);

/** A player in the middle of a sentence: you, Quill, Red. */
export const player = (who: People, seat: Seat): string =>
  who.isYou(seat) ? 'you' : (who.called(seat) ?? NAME[seat]!);
/** Whose: your, Quill’s, Red’s. */
export const of = (who: People, seat: Seat): string => (who.isYou(seat) ? 'your' : `${player(who, seat)}’s`);
/** A player and a verb: you gain, Quill gains. */
export const does = (who: People, seat: Seat, third: string, second: string): string =>
  `${player(who, seat)} ${who.isYou(seat) ? second : third}`;
export const Does: typeof does = (...said) => capital(does(...said));
export const name = (seat: Seat): string => NAME[seat]!;
export const place = (n: number): string => PLACES[n - 1]!;
export const title = ({ id }: Card): string => TRAVELLER[id];
export const card = (traveller: Traveller): string => title(CARDS[traveller]!);
export const the = (traveller: Traveller): string => `the ${card(traveller)}`;
/** 'The Bandit is after the Monk or the Serf' */
export const after = ({ hazard, prey }: Threat): string =>
  `The ${title(hazard)} is after ${or([...new Set(prey.map((lost) => the(lost.card.traveller)))])}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const boulders = (n: number): string => count(n, 'boulder');
export const points = (n: number): string => count(n, 'point');
export const lot = ({ colour, boulders: n }: { colour: number; boulders: number }): string => `${n} ${COLOUR[colour]}`;
export const heap = (counts: readonly number[]): string =>
  countOf(counts) === 0 ? 'none' : and(lotsOf(counts).map(lot));
