/**
 * Everything printed on cards, die and schedules, and nothing else: to play with other figures, edit this file.
 * A figure without a remark is in the rulebook. `found` means in another source, `reconstructed` in none [SETUP-8].
 */
export const COLOURS = ['red', 'green', 'yellow', 'purple', 'brown', 'blue'] as const; // blue: reconstructed

export type Sort = 'regular' | 'royal' | 'special' | 'bonus' | 'robber' | 'goat';

/** One kind of traveller. A royal's toll is its ransom; a goat asks for `colours` and pays `points`, as does a bonus. */
export interface Printed {
  readonly id: string;
  readonly sort: Sort;
  readonly copies: number;
  readonly toll?: number;
  readonly food?: number;
  readonly points?: number;
  readonly colours?: number;
  readonly reconstructed: readonly ('name' | 'copies' | 'toll' | 'food' | 'points' | 'colours')[];
}

export const TRAVELLERS = [
  { id: 'priest', sort: 'regular', toll: 6, food: 2, copies: 2, reconstructed: ['food', 'copies'] },
  { id: 'minstrels', sort: 'regular', toll: 5, food: 3, copies: 2, reconstructed: ['copies'] },
  { id: 'merchant', sort: 'regular', toll: 5, food: 2, copies: 2, reconstructed: ['toll', 'food', 'copies'] }, // name found
  { id: 'pawnBroker', sort: 'regular', toll: 4, food: 1, copies: 3, reconstructed: ['toll', 'food', 'copies'] },
  { id: 'peddler', sort: 'regular', toll: 4, food: 2, copies: 3, reconstructed: ['toll', 'food', 'copies'] },
  { id: 'pilgrim', sort: 'regular', toll: 2, food: 3, copies: 3, reconstructed: ['toll', 'food', 'copies'] },
  { id: 'farmer', sort: 'regular', toll: 2, food: 4, copies: 3, reconstructed: ['name', 'toll', 'food', 'copies'] },
  { id: 'monk', sort: 'regular', toll: 1, food: 4, copies: 3, reconstructed: ['toll', 'food', 'copies'] },
  { id: 'serf', sort: 'regular', toll: 1, food: 3, copies: 3, reconstructed: ['toll', 'food', 'copies'] }, // name found
  { id: 'princess', sort: 'royal', toll: 10, food: 5, copies: 1, reconstructed: ['toll'] },
  { id: 'duke', sort: 'royal', toll: 9, food: 4, copies: 1, reconstructed: ['toll', 'food'] },
  { id: 'baron', sort: 'royal', toll: 8, food: 3, copies: 1, reconstructed: ['toll', 'food'] },
  { id: 'fortuneTeller', sort: 'special', food: 2, copies: 2, reconstructed: ['food', 'copies'] },
  { id: 'garlicMerchant', sort: 'special', food: 2, copies: 2, reconstructed: ['food', 'copies'] },
  { id: 'jester', sort: 'special', food: 2, copies: 2, reconstructed: ['food', 'copies'] },
  { id: 'stonemason', sort: 'special', food: 3, copies: 2, reconstructed: ['food', 'copies'] },
  { id: 'royalMessenger', sort: 'special', food: 2, copies: 3, reconstructed: ['food', 'copies'] },
  { id: 'woodsman', sort: 'bonus', points: 2, copies: 3, reconstructed: ['points', 'copies'] },
  { id: 'carpenter', sort: 'bonus', points: 3, copies: 1, reconstructed: ['name', 'points', 'copies'] },
  { id: 'knight', sort: 'robber', copies: 3, reconstructed: ['copies'] },
  { id: 'bandit', sort: 'robber', copies: 3, reconstructed: ['copies'] },
  { id: 'dragon', sort: 'robber', copies: 2, reconstructed: ['copies'] },
  { id: 'littleGoat', sort: 'goat', colours: 2, points: 2, copies: 1, reconstructed: ['name', 'colours', 'points'] },
  { id: 'middleGoat', sort: 'goat', colours: 3, points: 4, copies: 1, reconstructed: ['name', 'colours', 'points'] },
  { id: 'bigGoat', sort: 'goat', colours: 4, points: 6, copies: 1, reconstructed: ['name', 'colours', 'points'] },
] as const satisfies readonly Printed[];

/** The weather die, face by face. Sunny and rainy: found. Cloudy, and how often each occurs: reconstructed. */
export const WEATHERS = ['rainy', 'cloudy', 'partlySunny', 'sunny'] as const;
export type Weather = (typeof WEATHERS)[number];
export const DIE = ['rainy', 'cloudy', 'cloudy', 'partlySunny', 'partlySunny', 'sunny'] as const satisfies Weather[];

/** How many travellers come, and how many boulders a closed troll draws for each open one. */
export interface Schedule {
  readonly travellers: { readonly [weather in Weather]: number };
  readonly boulders: number;
}

/** By number of trolls. In the book: five travellers and two boulders, both for four trolls. The rest: reconstructed. */
export const SCHEDULES: { readonly [trolls: number]: Schedule } = {
  3: { travellers: { rainy: 2, cloudy: 3, partlySunny: 4, sunny: 5 }, boulders: 3 },
  4: { travellers: { rainy: 3, cloudy: 4, partlySunny: 5, sunny: 6 }, boulders: 2 },
  5: { travellers: { rainy: 4, cloudy: 5, partlySunny: 6, sunny: 7 }, boulders: 1 },
  6: { travellers: { rainy: 5, cloudy: 6, partlySunny: 7, sunny: 8 }, boulders: 1 },
};

/** The upgrades, from the bottom of the stack to the top. Numbers: found. */
export const UPGRADES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
/** Left out with six trolls. */
export const NOT_FOR_SIX: readonly number[] = [14, 15];

export const BOULDERS_OF_A_COLOUR = 9;
export const OWN_BOULDERS = 6;
export const COLOURS_AT_LEAST = 4; // three trolls add a fourth colour to the supply
export const POINTS_AT_START = 5;
export const FIRST_PLACE_POINT = 1;
export const BOULDERS_OF_THE_MASON = 3;
export const DRAWN_WHEN_ALL_CLOSED = 3;
export const BOULDERS_FOR_A_POINT = 2;
export const POINT_LOST_TO_A_GOAT = 1;
export const END_POINT_OF_AN_UPGRADE = 1;
