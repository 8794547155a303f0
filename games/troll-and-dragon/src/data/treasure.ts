/** [SETUP-1] What the two places hold at the start. */
export const DIAMONDS = 60;
export const NUGGETS = 50;

/** [END-5] What a piece is worth. */
export const DIAMOND_POINTS = 1;
export const NUGGET_POINTS = 3;

/** [SHARE-4] With two players, how many treasures the opponent takes from the Troll Hand. */
export const HAND_SHARE_OF_TWO = 3;

/** [END-8] The game ends after this many rounds in which no treasure leaves a place. */
export const QUIET_ROUNDS = 100;

/** [SETUP-2] [SETUP-8] The five packs, by seat. */
export const PACKS = ['knight', 'barbarian', 'cat', 'archer', 'thief'] as const;

export type Treasure = 'nugget' | 'diamond';

export type Place = 'grotto' | 'cavern';
