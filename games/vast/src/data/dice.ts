/** The Dragon die: which of the nine spaces round the roller are affected, row by row from the north-west. */
export const DRAGON_DIE = [
  { name: 'ring', cells: [1, 1, 1, 1, 0, 1, 1, 1, 1], center: false },
  { name: 'orthogonal', cells: [0, 1, 0, 1, 0, 1, 0, 1, 0], center: false },
  { name: 'plus', cells: [0, 1, 0, 1, 1, 1, 0, 1, 0], center: true },
  { name: 'corners', cells: [1, 0, 1, 0, 0, 0, 1, 0, 1], center: false },
  { name: 'saltire', cells: [1, 0, 1, 0, 1, 0, 1, 0, 1], center: true },
  { name: 'center', cells: [0, 0, 0, 0, 1, 0, 0, 0, 0], center: true },
] as const;
const DICE = ['dragon', 'action'] as const;
export type Die = (typeof DICE)[number];
