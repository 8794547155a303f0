import type { Language } from '../language.ts';

/** What a good player weighs, for hints. */
export const terms: Language['terms'] = {
  goal: 'nearer to winning',
  cubes: 'Hero cubes',
  grit: 'Grit',
  health: 'Health',
  cards: 'Treasures and Sidequests',
  population: 'Population',
  ready: 'Tribes ready to strike',
  rage: 'Rage',
  secrets: 'Secrets in hand',
  wakefulness: 'Wakefulness',
  way: 'the way to a Crystal tile and out',
  placed: 'tiles placed',
  'crystals removed': 'Crystal tiles gone',
  'crystals loose': 'Crystal tiles about to fall',
  omens: 'Omens in hand',
  hatred: 'Hatred tokens left',
  stashed: 'tokens stashed',
  carried: 'tokens carried',
  lure: 'loot within reach',
};
