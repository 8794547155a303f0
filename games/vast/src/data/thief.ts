export const STATS = ['movement', 'stealth', 'thievery'] as const;
export type StatName = (typeof STATS)[number];
export const STAT_TOKENS = [2, 3, 4] as const;
export const MAX_STAT = 5;
export const FIRST_LOOT_DROP = 3;

export const ACTIONS = ['loot', 'climb', 'pickpocket', 'pickLock', 'backstab', 'hideLoot'] as const;
export type ActionName = (typeof ACTIONS)[number];
/** Pickpocket and Pick Lock: the Action die must show this much, by cubes spent; three cubes need no roll. */
export const NEEDED = [4, 2, null] as const;
export const BACKSTAB_POPULATION = [1, 2, 3] as const;
export const BACKSTAB_POWERS = [1, 2, 3] as const;
export const EVASION = 4; // on the Action die, or more

export const UPGRADES = [
  'plusMovement',
  'plusStealth',
  'plusThievery',
  'stickyFingers',
  'lockPickingKit',
  'climbingGear',
  'handCrossbow',
  'unnaturalEvasion',
  'flip2to3',
  'flip3to4',
  'all4',
] as const;
export type UpgradeName = (typeof UPGRADES)[number];
export const upgradeNamed = (name: UpgradeName): number => UPGRADES.indexOf(name);
/** The Flip row is filled strictly from left to right. */
export const FLIP_ROW = [upgradeNamed('flip2to3'), upgradeNamed('flip3to4'), upgradeNamed('all4')] as const;

/** Cubes to climb a wall. [SWITCH-3] */
export const CLIMB = { book: 1, published: 2 } as const;
/** How far the Hand Crossbow reaches. */
export const CROSSBOW = 3;
