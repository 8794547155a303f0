import type { Language } from '../language.ts';

/** Was gute Spieler abwägen, für Tipps. */
export const terms: Language['terms'] = {
  goal: 'näher am Sieg',
  cubes: 'Heldenwürfel',
  grit: 'Mut',
  health: 'Gesundheit',
  cards: 'Schätze und Nebenaufgaben',
  population: 'Bevölkerung',
  ready: 'Stämme bereit zum Angriff',
  rage: 'Wut',
  secrets: 'Geheimnisse auf der Hand',
  wakefulness: 'Wachheit',
  way: 'der Weg zu einem Kristall-Plättchen und hinaus',
  placed: 'gelegte Plättchen',
  'crystals removed': 'verschwundene Kristall-Plättchen',
  'crystals loose': 'Kristall-Plättchen kurz vor dem Einsturz',
  omens: 'Omen auf der Hand',
  hatred: 'übrige Hassmarker',
  stashed: 'Marker in Sicherheit',
  carried: 'getragene Marker',
  lure: 'Beute in Reichweite',
};
