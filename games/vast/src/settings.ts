import type { SettingsOf, SettingsSpec } from '@trollmoot/kernel';

/** How a table of Vast plays. The first value is the default; 'recommended' takes the starred row for the number of seats. */
export const SETTINGS = {
  roles: {
    values: [
      'recommended',
      ...(['KGDCT', 'KGDC', 'KGDT', 'KGCT', 'KDCT', 'GDCT'] as const),
      ...(['KGD', 'KGC', 'KGT', 'KDC', 'KDT', 'KCT', 'GDC', 'GDT', 'GCT', 'DCT'] as const),
      ...(['KG', 'KD', 'KC', 'KT', 'GD', 'GC', 'GT', 'DC', 'DT', 'CT'] as const),
      ...(['K', 'G', 'D', 'T'] as const),
    ],
    clause: 'SETUP-1',
  },
  knightLevel: { values: ['standard', 'easiest', 'easy', 'hard', 'expert'], clause: 'SETUP-8' },
  goblinsLevel: { values: ['standard', 'easiest', 'easy', 'hard', 'expert'], clause: 'SETUP-8' },
  dragonLevel: { values: ['standard', 'easiest', 'easy', 'hard', 'expert'], clause: 'SETUP-8' },
  caveLevel: { values: ['standard', 'easiest', 'easy', 'hard', 'expert'], clause: 'SETUP-8' },
  thiefLevel: { values: ['standard', 'easiest', 'easy', 'hard', 'expert'], clause: 'SETUP-8' },
  infestation: { values: ['table', 'A', 'B', 'C'], clause: 'VARIANT-3' },
  shallow: { values: [0, 2, 3, 4], clause: 'SETUP-9' },
  terrain: { values: [false, true], clause: 'TERRAIN-1' },
  knightThiefGoal: { values: [5, 6], clause: 'WIN-8' },
  soloDragonHunger: { values: [0, 2, 4], clause: 'SWITCH-23' },
  goblinSmashMinStrength: { values: [4, 3], clause: 'SWITCH-1' },
  goblinScatterOnThiefKill: { values: [true, false], clause: 'SWITCH-2' },
  climbCost: { values: ['book', 'published'], clause: 'SWITCH-3' },
  malaiseAffectsPerception: { values: [true, false], clause: 'SWITCH-4' },
  dragonEscape: { values: ['endOfTurn', 'onEntering'], clause: 'SWITCH-5' },
  dragonSurface: { values: ['afterTurn', 'alsoOnAwakening'], clause: 'SWITCH-6' },
  gdtPastPlunder: { values: ['goblins', 'nobody'], clause: 'SWITCH-8' },
  batsTribeOntoDragon: { values: ['ifStronger', 'never'], clause: 'SWITCH-9' },
  thiefForcedOntoPlayers: { values: [true, false], clause: 'SWITCH-10' },
  rockslideOnReveal: { values: ['stays', 'fallsOnWall'], clause: 'SWITCH-11' },
  rageFromWrath: { values: [true, false], clause: 'SWITCH-12' },
  pickpocketFaceUpSecrets: { values: ['rubyOnly', 'any'], clause: 'SWITCH-13' },
  payRageToBlock: { values: ['overpopulating', 'anyTribe'], clause: 'SWITCH-14' },
  targetOncePerTurn: { values: ['player', 'piece'], clause: 'SWITCH-15' },
  noCave4plusRemovals: { values: [3, 1], clause: 'SWITCH-16' },
  collapsePieceReach: { values: ['adjacent', 'nearest'], clause: 'SWITCH-18' },
  visibleTile: { values: ['lit', 'line'], clause: 'SWITCH-19' },
  overpopulationDiscs: { values: ['fillThenScatter', 'none'], clause: 'SWITCH-20' },
  lootBonusAnyKill: { values: [true, false], clause: 'SWITCH-21' },
  shriekScope: { values: ['anyRoll', 'dragonDie'], clause: 'SWITCH-22' },
} as const satisfies SettingsSpec;

export type GameSettings = SettingsOf<typeof SETTINGS>;
