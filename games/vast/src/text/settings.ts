import { SETTINGS } from '../settings.ts';

type Named = { readonly name: string; readonly about: string; readonly values: { readonly [value: string]: string } };
const LEVEL = { standard: 'standard', easiest: 'easiest', easy: 'easy', hard: 'hard', expert: 'expert' };
const BOOK = (book: string, published: string, values: readonly unknown[]) => ({
  [String(values[0])]: book,
  [String(values[1])]: published,
});

/** Settings that choose between the book and the published game: name, what differs, the two values. */
const SWITCHES: { readonly [name: string]: readonly [string, string, string, string] } = {
  goblinSmashMinStrength: ['Smashing Crystals', 'Strength two Tribes need', '4 (book)', '3 (published)'],
  goblinScatterOnThiefKill: ['Killing the Thief', 'does the Tribe scatter?', 'scatters (book)', 'stays (published)'],
  climbCost: ['Climbing', 'cubes for a wall', '1 (book)', '2 (published)'],
  malaiseAffectsPerception: ['Rage 0', 'what falls by 1', 'Strength and Perception (book)', 'Strength (published)'],
  dragonEscape: [
    'Dragon escapes',
    'when he is on the Entrance',
    'at the end of his turn (book)',
    'on entering (published)',
  ],
  dragonSurface: ['Dragon surfaces', 'on a Crystal tile', 'after his turn (book)', 'also on awakening (published)'],
  gdtPastPlunder: ['Past Plunder in GDT', 'who holds it', 'the Goblins (book)', 'nobody (published)'],
  batsTribeOntoDragon: [
    'Bats and the Dragon',
    'may a Tribe be moved onto him?',
    'if stronger (book)',
    'never (published)',
  ],
  thiefForcedOntoPlayers: ['Moving the Thief', 'onto other players', 'allowed (book)', 'not allowed (published)'],
  rockslideOnReveal: ['Rockslides', 'when a neighbour is revealed', 'stay (book)', 'fall at a wall (published)'],
  rageFromWrath: ['Wrath', 'does it enrage the Goblins?', 'yes (book)', 'no (published)'],
  pickpocketFaceUpSecrets: ['Pickpocket', 'face-up Secrets', 'the Ruby only (book)', 'any (published)'],
  payRageToBlock: ['Overpopulation', 'Tribes that Rage pays for', 'overpopulating (book)', 'any (published)'],
  targetOncePerTurn: ["Thief's victims", 'once a turn each', 'by player (book)', 'by piece (published)'],
  noCave4plusRemovals: ['Collapse without Cave', 'tiles each of four players removes', '3 (book)', '1 (FAQ)'],
  collapsePieceReach: ['Falling tiles', 'where pieces go', 'next door (book)', 'nearest (published)'],
  visibleTile: ['Visible tiles', 'what is visible', 'Lit tiles (book)', 'also a Dark end (published)'],
  overpopulationDiscs: ['Overpopulation discs', 'before a scatter', 'filled to four (published)', 'none (book)'],
  lootBonusAnyKill: ['Loot Drop', 'for the Dragon', 'any kill (book)', 'Claw and Scratch (published)'],
  shriekScope: ['Shriek', 'what may be rolled again', 'any roll (book)', 'his Dragon die (published)'],
};

const switches: { [name: string]: Named } = {};
for (const [name, [title, about, first, second]] of Object.entries(SWITCHES)) {
  const { values } = SETTINGS[name as keyof typeof SETTINGS];
  switches[name] = { name: title, about, values: BOOK(first, second, values) };
}

export const settingWords: { readonly [name: string]: Named } = {
  roles: {
    name: 'Roles',
    about: 'who is in the cave',
    values: Object.fromEntries(SETTINGS.roles.values.map((row) => [row, row])),
  },
  knightLevel: { name: 'Knight', about: 'difficulty', values: LEVEL },
  goblinsLevel: { name: 'Goblins', about: 'difficulty', values: LEVEL },
  dragonLevel: { name: 'Dragon', about: 'difficulty', values: LEVEL },
  caveLevel: { name: 'Cave', about: 'difficulty', values: LEVEL },
  thiefLevel: { name: 'Thief', about: 'difficulty', values: LEVEL },
  infestation: {
    name: 'Infestation',
    about: 'who ambushes where no Goblins play',
    values: { table: 'as usual for the roles', A: 'Strength 2', B: 'Strength 3', C: 'Monsters' },
  },
  shallow: {
    name: 'Shallow cave',
    about: 'tiles left out',
    values: { 0: 'none', 2: 'two', 3: 'three', 4: 'four' },
  },
  terrain: {
    name: 'Terrain',
    about: 'Canyon, Lake, Magma, Mushroom Forest, River and Pits',
    values: { false: 'left out', true: 'in play' },
  },
  knightThiefGoal: { name: 'Knight and Thief', about: 'goal for both', values: { 5: 'five', 6: 'six' } },
  soloDragonHunger: { name: 'Dragon alone', about: 'Hunger cubes awake', values: { 0: 'none', 2: 'two', 4: 'four' } },
  ...switches,
};
