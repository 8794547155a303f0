/** Tokens in the box: a type that has run out is not placed. */
export const TREASURE_TOKENS = 10;
export const TREASURE_TOKENS_WITH_THIEF = 12;
export const EVENT_TOKENS = 10;
export const CRYSTAL_TOKENS = 9;
export const VAULT_TOKENS = 6;
export const ROCKSLIDES = 3;
export type Token = 'treasure' | 'crystal' | 'vault' | 'event' | 'ogre' | 'troll';
