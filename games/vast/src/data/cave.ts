export const TILE_HAND = 3;
export const EVENTS_DRAWN = 3;
export const TREASURES_DRAWN = 2;
export const REMOVALS = 3;
export const BATS_REACH = 3;
export const FIRST_OMENS = 0; // reconstructed

/** The six Omen symbols, six tokens of each. The names are ours. */
export const OMEN_SYMBOLS = ['chasm', 'bat', 'boulder', 'crystal', 'mushroom', 'trail'] as const;
export type OmenSymbol = (typeof OMEN_SYMBOLS)[number];
export const OMEN_COPIES = 6;

/** The powers of Omen tokens: the cost of the first, second and every further use in a turn; the symbols that pay. */
export const OMENS = [
  { name: 'giantBats', costs: [1, 1, 1], symbols: [0, 1, 2] },
  { name: 'rockslide', costs: [2, 2, 2], symbols: [1, 2, 3] },
  { name: 'pastPlunder', costs: [1, 2, 3], symbols: [2, 3, 4] },
  { name: 'soporificSpores', costs: [3, 3, 3], symbols: [3, 4, 5] },
  { name: 'hatred', costs: [1, 2, 3], symbols: [4, 5, 0] },
  { name: 'crystalCurse', costs: [1, 1, 1], symbols: [5, 0, 1] },
] as const;
export type OmenName = (typeof OMENS)[number]['name'];

/** Omens drawn at the start of the Cave's turn, by the number of Treasure and Crystal tokens. */
export const omensFor = (tokens: number): number =>
  tokens === 0 ? 1 : tokens === 1 ? 2 : tokens <= 3 ? 3 : tokens <= 6 ? 4 : tokens <= 10 ? 5 : 6;
