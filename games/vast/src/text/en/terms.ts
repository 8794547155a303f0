import type { Language } from '../language.ts';

/** The reasons a hint gives: *Good for {reasons}.* */
export const terms: Language['terms'] = {
  goal: 'getting closer to winning',
  cubes: 'Hero cubes',
  grit: 'Grit',
  health: 'Health',
  cards: 'Treasures and Sidequests',
  population: 'Population',
  ready: 'Tribes ready to strike',
  rage: 'Rage',
  secrets: 'Secrets in hand',
  wakefulness: 'Wakefulness',
  way: 'the path to a Crystal tile and out',
  placed: 'placing tiles',
  'crystals removed': 'removing Crystal tiles',
  'crystals loose': 'Crystal tiles about to fall',
  omens: 'Omens in hand',
  hatred: 'shedding Hatred',
  stashed: 'stashing tokens',
  carried: 'carrying tokens',
  lure: 'loot within reach',
};
