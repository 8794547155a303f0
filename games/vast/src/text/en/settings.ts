import type { Language } from '../language.ts';
import { levelsIn, rowsIn } from '../settings.ts';
import { listOf } from './grammar.ts';
import { names } from './names.ts';

const level = levelsIn(names, 'how hard it is for this role');

export const settings: Language['settings'] = {
  roles: {
    name: 'Roles',
    about: 'who is in the cave',
    values: rowsIn(names, listOf, 'as recommended for so many players'),
  },
  knightLevel: level('knight'),
  goblinsLevel: level('goblins'),
  dragonLevel: level('dragon'),
  caveLevel: level('cave'),
  thiefLevel: level('thief'),
  infestation: {
    name: 'Goblin Infestation',
    about: 'who ambushes the Knight where nobody plays the Goblins',
    values: { table: 'as usual for the roles', A: 'Strength 2', B: 'Strength 3', C: 'Monsters' },
  },
  shallow: {
    name: 'Shallow cave',
    about: 'random tiles left out for an earlier Collapse',
    values: { 0: 'none', 2: 'two', 3: 'three', 4: 'four' },
  },
  terrain: {
    name: 'Terrain',
    about: 'Canyon, Lake, Magma, Mushroom Forest, River and Pits come into the cave',
    values: { false: 'left out', true: 'in play' },
  },
  knightThiefGoal: {
    name: 'Knight against Thief',
    about: 'Crystals she needs and tokens he needs',
    values: { 5: 'five', 6: 'six' },
  },
  soloDragonHunger: {
    name: 'Dragon alone',
    about: 'Hunger cubes that begin awake',
    values: { 0: 'none', 2: 'two', 4: 'four' },
  },
  goblinSmashMinStrength: {
    name: 'Smashing Crystals',
    about: 'the Strength each of two Tribes needs',
    values: { 4: '4 (book)', 3: '3 (published)' },
  },
  goblinScatterOnThiefKill: {
    name: 'Killing the Thief',
    about: 'what the Tribe that kills him does',
    values: { true: 'it scatters (book)', false: 'it stays (published)' },
  },
  climbCost: {
    name: 'Climbing',
    about: 'cubes the Thief pays for a wall',
    values: { book: '1 (book)', published: '2 (published)' },
  },
  malaiseAffectsPerception: {
    name: 'Rage 0',
    about: 'what falls by 1 for all Tribes',
    values: { true: 'Strength and Perception (book)', false: 'Strength (published)' },
  },
  dragonEscape: {
    name: 'The Dragon escapes',
    about: 'when he wins on the Entrance',
    values: { endOfTurn: 'at the end of his turn (book)', onEntering: 'on entering it (published)' },
  },
  dragonSurface: {
    name: 'The Dragon surfaces',
    about: 'when an awake Dragon comes up on a Crystal tile',
    values: { afterTurn: 'after his turn (book)', alsoOnAwakening: 'also on awakening (published)' },
  },
  gdtPastPlunder: {
    name: 'Past Plunder of three',
    about: 'who holds it among Goblins, Dragon and Thief',
    values: { goblins: 'the Goblins (book)', nobody: 'nobody (published)' },
  },
  batsTribeOntoDragon: {
    name: 'Bats and the Dragon',
    about: 'may a Tribe be carried to him?',
    values: { ifStronger: 'if stronger than his Armor (book)', never: 'never (published)' },
  },
  thiefForcedOntoPlayers: {
    name: 'Moving the Thief',
    about: 'may he be moved to other players?',
    values: { true: 'yes (book)', false: 'no (published)' },
  },
  rockslideOnReveal: {
    name: 'Rockslides',
    about: 'when a tile beside one is revealed',
    values: { stays: 'it stays (book)', fallsOnWall: 'it goes if a wall lies there (published)' },
  },
  rageFromWrath: {
    name: 'Wrath and Rage',
    about: 'does Wrath enrage the Goblins?',
    values: { true: 'yes (book)', false: 'no (published)' },
  },
  pickpocketFaceUpSecrets: {
    name: 'Pickpocketing Goblins',
    about: 'which face-up Secrets can be taken',
    values: { rubyOnly: 'the Ruby only (book)', any: 'any (published)' },
  },
  payRageToBlock: {
    name: 'Overpopulation',
    about: 'which Tribes Rage keeps from growing',
    values: { overpopulating: 'those with too many (book)', anyTribe: 'any (published)' },
  },
  targetOncePerTurn: {
    name: 'The Thief’s victims',
    about: 'once a turn each',
    values: { player: 'by player (book)', piece: 'by piece (published)' },
  },
  noCave4plusRemovals: {
    name: 'Collapse without a Cave',
    about: 'tiles each of four players removes',
    values: { 3: 'three (book)', 1: 'one (FAQ)' },
  },
  collapsePieceReach: {
    name: 'Falling tiles',
    about: 'where their pieces go',
    values: { adjacent: 'next door (book)', nearest: 'to the nearest tile (published)' },
  },
  visibleTile: {
    name: 'Visible tiles',
    about: 'what can be seen',
    values: { lit: 'Lit tiles (book)', line: 'also a Dark one at the end (published)' },
  },
  overpopulationDiscs: {
    name: 'Overpopulated Tribes',
    about: 'what they get before one scatters',
    values: { fillThenScatter: 'filled to four (published)', none: 'nothing (book)' },
  },
  lootBonusAnyKill: {
    name: 'Loot Drop',
    about: 'how the Dragon must kill the Thief for it',
    values: { true: 'in any way (book)', false: 'by Claw or Scratch (published)' },
  },
  shriekScope: {
    name: 'Shriek',
    about: 'what may be rolled again',
    values: { anyRoll: 'any roll of his turn (book)', dragonDie: 'his own Dragon die (published)' },
  },
};
