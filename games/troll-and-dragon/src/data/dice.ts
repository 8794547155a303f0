/** [DICE-1] The faces of the four white Grotto dice, all alike. */
export const GROTTO_FACES = ['diamond', 'diamond', 'key', 'door', 'troll', 'troll'] as const;
export type GrottoFace = (typeof GROTTO_FACES)[number];
export const GROTTO_DICE = 4;

/** The two halves of the way into the Cavern. */
export const KEEPABLE = ['key', 'door'] as const;
export type Keepable = (typeof KEEPABLE)[number];

/** [DICE-2] The nuggets on the faces of the two gold Treasure dice, both alike. Reconstructed. */
export const TREASURE_FACES = [0, 0, 0, 0, 1, 2] as const;
export const TREASURE_DICE = 2;

/** How many faces of the red dice A and B show the Dragon; the first is the default. Reconstructed. [DICE-3] [SETUP-5] */
export const DRAGON_PRESETS = { '1+2': [1, 2], '1+1': [1, 1], '2+2': [2, 2] } as const;
export type DragonPreset = keyof typeof DRAGON_PRESETS;
export const DRAGON_SIDES = 6;
export type DragonFace = 'dragon' | 'blank';

/** The red dice by id. */
export const DIE_A = 0;
export const DIE_B = 1;
export type RedDie = typeof DIE_A | typeof DIE_B;
