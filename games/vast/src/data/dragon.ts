export const HEALTH = 5;
export const FIRST_HAND = 3;
export const EATEN_MAX = 7;

/** The Sloth sections; the last three are the tracks of Pride. */
export const SLOTH = ['greed', 'hunger', 'prideEvent', 'prideGem', 'prideStill'] as const;
export type SlothName = (typeof SLOTH)[number];
export const SLOTH_SPACES = [4, 4, 4, 1, 1] as const;
export const GREED = 0;
export const HUNGER = 1;
export const PRIDE_EVENT = 2;
export const PRIDE_GEM = 3;
export const PRIDE_STILL = 4;

/** The three symbols; also the three Dragon Gems and the three kinds of Power card, six of each. */
export const SYMBOLS = ['claw', 'flame', 'wing'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const POWER_COPIES = 6;

/** The powers by cost: numbers of claw, flame and wing symbols, and of symbols of any kind. */
export const POWERS = [
  { name: 'claw', cost: [1, 0, 0], any: 0, attack: true },
  { name: 'flame', cost: [0, 1, 0], any: 0, attack: false },
  { name: 'wing', cost: [0, 0, 1], any: 0, attack: false },
  { name: 'hiss', cost: [2, 0, 0], any: 0, attack: false },
  { name: 'slither', cost: [1, 1, 0], any: 0, attack: false },
  { name: 'swat', cost: [1, 0, 1], any: 0, attack: false },
  { name: 'scorch', cost: [0, 2, 0], any: 0, attack: false },
  { name: 'burn', cost: [0, 1, 1], any: 0, attack: false },
  { name: 'slap', cost: [0, 0, 2], any: 0, attack: false },
  { name: 'shriek', cost: [0, 0, 0], any: 2, attack: false },
  { name: 'scratch', cost: [3, 0, 0], any: 0, attack: true },
  { name: 'flameWall', cost: [0, 3, 0], any: 0, attack: false },
  { name: 'smash', cost: [0, 0, 0], any: 3, attack: false },
  { name: 'wrath', cost: [0, 0, 0], any: 4, attack: false },
] as const;
export type PowerName = (typeof POWERS)[number]['name'];

/** Armor and Spirit by cubes on the Wakefulness track. */
export const ARMOR = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4] as const;
export const SPIRIT = [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7] as const;
export const MAX_ARMOR = 4;

/** How far Swat drives a token and Slap the Knight. */
export const SWAT = 5;
export const SLAP = 3;
