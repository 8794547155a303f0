/** Tokens in the box: a type that has run out is not placed. */
export const TREASURE_TOKENS = 10;
export const TREASURE_TOKENS_WITH_THIEF = 12;
export const EVENT_TOKENS = 10;
export const CRYSTAL_TOKENS = 9;
export const ROCKSLIDES = 3;
/** A space holds at most one of each; Treasure tokens are counted instead. */
export const MAP_TOKENS = ['crystal', 'vault', 'event', 'ogre', 'troll'] as const;
export type MapToken = (typeof MAP_TOKENS)[number];
export type Token = 'treasure' | MapToken;
