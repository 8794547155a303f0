import type { MinuteWords } from './en.ts';

/** How to play in a minute, in German. */
export const de: MinuteWords = {
  title: (game) => `So spielt man ${game}`,
  line: 'eine Minute, dann kannst du’s',
  roles: 'Rollen',
  of: (n, all) => `${n} von ${all}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Überspringen',
  rulebook: 'Regeln',
  lesson: 'Zur Lektion',
  play: 'Gleich spielen',
  invite: 'Freunde einladen',
  first: (game) => `Deine erste Partie ${game}?`,
  offer: 'Eine Minute, dann kannst du’s.',
  show: 'Zeig’s mir',
  failed: 'Die Bilder lassen sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  leave: 'Zurück in die Halle',
  keys: 'Tasten: ← und → gehen von Bild zu Bild.',
};
