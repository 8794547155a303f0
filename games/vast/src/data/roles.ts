/** In order of play. */
export const ROLES = ['knight', 'goblins', 'dragon', 'cave', 'thief'] as const;
export type Role = (typeof ROLES)[number];
export const INITIAL: { readonly [role in Role]: string } = {
  knight: 'K',
  goblins: 'G',
  dragon: 'D',
  cave: 'C',
  thief: 'T',
};

export const LEVELS = ['easiest', 'easy', 'standard', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The 25 difficulty cards, level by level. */
export const DIFFICULTY = {
  knight: {
    names: ['Novice', 'Squire', 'Knight', 'Baroness', 'Lady'],
    dragonHealth: [3, 4, 5, 6, 7],
    crystals: [4, 4, 5, 6, 6],
    smashStrength: [2, 3, 3, 3, 4], // only without a Dragon
  },
  goblins: { names: ['Miscreant', 'Boss', 'Chief', 'Master', 'Warlord'], knightHealth: [5, 6, 7, 8, 9] },
  dragon: {
    names: ['Hatchling', 'Whelp', 'Dragon', 'Elder Dragon', 'Ancient Dragon'],
    wakefulness: [7, 9, 11, 13, 13],
    shriekTurns: [0, 0, 0, 0, 3],
  },
  cave: {
    names: ['Lava Tube', 'Spillway', 'Cave', 'Great Cave', 'Grand Cave'],
    removed: [2, 1, 0, 0, 0], // of each kind of tile
    crystalTiles: [3, 4, 5, 5, 5],
    hatredTokens: [0, 0, 0, 4, 8],
  },
  thief: {
    names: ['Footpad', 'Burglar', 'Thief', 'Prowler', 'Invader'],
    stash: [4, 5, 6, 7, 8],
    withoutUpgrade: [0, 0, 0, 1, 2], // this many stashed tokens give none
  },
} as const;
