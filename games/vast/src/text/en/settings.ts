import type { Language } from '../language.ts';
import { levelsIn, rowsIn } from '../settings.ts';
import { listOf } from './grammar.ts';
import { names } from './names.ts';

const level = levelsIn(names, 'How hard the game is for this role.');

export const settings: Language['settings'] = {
  roles: {
    name: 'Roles',
    about: 'Who is in the cave.',
    values: rowsIn(names, listOf, 'Recommended for this many players'),
  },
  knightLevel: level('knight'),
  goblinsLevel: level('goblins'),
  dragonLevel: level('dragon'),
  caveLevel: level('cave'),
  thiefLevel: level('thief'),
  infestation: {
    name: 'Goblin Infestation',
    about: 'Who ambushes the Knight if nobody plays the Goblins.',
    values: { table: 'Usual for this line-up', A: 'Strength 2', B: 'Strength 3', C: 'Monsters' },
  },
  shallow: {
    name: 'Shallow cave',
    about: 'Random tiles left out, for an earlier Collapse.',
    values: { 0: 'None', 2: 'Two', 3: 'Three', 4: 'Four' },
  },
  terrain: {
    name: 'Terrain',
    about: 'Whether the cave has a Canyon, a Lake, Magma, a Mushroom Forest, a River and Pits.',
    values: { false: 'Left out', true: 'In play' },
  },
  knightThiefGoal: {
    name: 'Knight against Thief',
    about: 'How many Crystals she needs, and how many tokens he needs.',
    values: { 5: 'Five', 6: 'Six' },
  },
  soloDragonHunger: {
    name: 'Dragon alone',
    about: 'How many Hunger cubes start on Wakefulness.',
    values: { 0: 'None (book)', 2: 'Two (published)', 4: 'Four (published)' },
  },
  goblinSmashMinStrength: {
    name: 'Smashing Crystals',
    about: 'How much Strength each of two Tribes needs.',
    values: { 4: '4 (book)', 3: '3 (published)' },
  },
  goblinScatterOnThiefKill: {
    name: 'Killing the Thief',
    about: 'What a Tribe does after it kills him.',
    values: { true: 'It scatters (book)', false: 'It stays (published)' },
  },
  climbCost: {
    name: 'Climbing',
    about: 'How many cubes the Thief pays per wall.',
    values: { book: '1 (book)', published: '2 (published)' },
  },
  malaiseAffectsPerception: {
    name: 'Rage 0',
    about: 'What falls by 1 for all Tribes.',
    values: { true: 'Strength and Perception (book)', false: 'Strength (published)' },
  },
  dragonEscape: {
    name: 'The Dragon escapes',
    about: 'When he wins on the Entrance.',
    values: { endOfTurn: 'At the end of his turn (book)', onEntering: 'When he enters it (published)' },
  },
  dragonSurface: {
    name: 'The Dragon surfaces',
    about: 'When an awake Dragon surfaces on a Crystal tile.',
    values: { afterTurn: 'After his turn (book)', alsoOnAwakening: 'Also when he wakes there (published)' },
  },
  gdtPastPlunder: {
    name: 'Past Plunder',
    about: 'Who holds it if the Goblins, the Dragon and the Thief play.',
    values: { goblins: 'The Goblins (book)', nobody: 'Nobody (published)' },
  },
  batsTribeOntoDragon: {
    name: 'Bats and the Dragon',
    about: 'Whether Giant Bats may carry a Tribe onto him.',
    values: { ifStronger: 'If stronger than his Armor (book)', never: 'Never (published)' },
  },
  thiefForcedOntoPlayers: {
    name: 'Moving the Thief',
    about: 'Whether others may move him onto another player’s space.',
    values: { true: 'Yes (book)', false: 'No (published)' },
  },
  rockslideOnReveal: {
    name: 'Rockslides',
    about: 'What happens to a Rockslide when a tile next to it is revealed.',
    values: { stays: 'It stays (book)', fallsOnWall: 'It falls if there’s a wall (published)' },
  },
  rageFromWrath: {
    name: 'Wrath and Rage',
    about: 'Whether Wrath raises the Goblins’ Rage.',
    values: { true: 'Yes (book)', false: 'No (published)' },
  },
  pickpocketFaceUpSecrets: {
    name: 'Pickpocketing Goblins',
    about: 'Which face-up Secrets the Thief may take.',
    values: { rubyOnly: 'Only the Ruby (book)', any: 'Any (published)' },
  },
  payRageToBlock: {
    name: 'Overpopulation',
    about: 'Which Tribes the Goblins may pay Rage to keep from growing.',
    values: { overpopulating: 'Overpopulating ones (book)', anyTribe: 'Any (published)' },
  },
  targetOncePerTurn: {
    name: 'The Thief’s targets',
    about: 'Whom he may target once per turn.',
    values: { player: 'Each player (book)', piece: 'Each piece (published)' },
  },
  noCave4plusRemovals: {
    name: 'Collapse without a Cave',
    about: 'How many tiles each player removes, with four or more players.',
    values: { 3: 'Three (book)', 1: 'One (FAQ)' },
  },
  collapsePieceReach: {
    name: 'Falling tiles',
    about: 'Where the pieces on them go.',
    values: { adjacent: 'To an adjacent tile (book)', nearest: 'To the nearest tile (published)' },
  },
  visibleTile: {
    name: 'Visible tiles',
    about: 'Which tiles are visible.',
    values: { lit: 'Lit tiles (book)', line: 'Also a Dark one at the end (published)' },
  },
  overpopulationDiscs: {
    name: 'Overpopulated Tribes',
    about: 'What they get before one scatters.',
    values: { fillThenScatter: 'Filled up to 4 (published)', none: 'Nothing (book)' },
  },
  lootBonusAnyKill: {
    name: 'Loot Drop',
    about: 'How the Dragon must kill the Thief to gain it.',
    values: { true: 'In any way (book)', false: 'With Claw or Scratch (published)' },
  },
  shriekScope: {
    name: 'Shriek',
    about: 'What the Dragon may have rolled again.',
    values: { anyRoll: 'Any roll on his turn (book)', dragonDie: 'Only his own Dragon die (published)' },
  },
  wrathOnTribes: {
    name: 'Wrath under a Tribe',
    about: 'What the Tribe does before its tile goes.',
    values: { scatter: 'It scatters (published)', moveOff: 'It moves off (book)' },
  },
  lootOnEntrance: {
    name: 'Loot on the Entrance',
    about: 'When the Thief stashes a token he takes there.',
    values: { nextArrival: 'When he next arrives', atOnce: 'At once' },
  },
  evasionAsks: {
    name: 'Unnatural Evasion',
    about: 'Whether the Thief is asked before he rolls.',
    values: { false: 'He always rolls', true: 'He is asked first' },
  },
  eatenBy: {
    name: 'Eaten goblins',
    about: 'Which powers feed the Dragon.',
    values: { strikes: 'Claw, Hiss and Scratch', anyPower: 'Any power, with Wrath and Flame Wall' },
  },
};
