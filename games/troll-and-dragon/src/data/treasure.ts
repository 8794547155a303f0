/** What the two places hold at the start. [SETUP-1] */
export const DIAMONDS = 60;
export const NUGGETS = 50;

/** What a piece is worth. [END-5] */
export const DIAMOND_POINTS = 1;
export const NUGGET_POINTS = 3;

/** How many treasures of the Troll Hand the opponent takes in a game of two. [SHARE-4] */
export const HAND_SHARE_OF_TWO = 3;

/** After so many rounds in which no treasure leaves a place the game is given up. [END-8] */
export const QUIET_ROUNDS = 100;

/** The five packs, by seat. [SETUP-2] */
export const PACKS = ['knight', 'barbarian', 'cat', 'archer', 'thief'] as const;

export const PLACES = ['grotto', 'cavern'] as const;
export type Place = (typeof PLACES)[number];
