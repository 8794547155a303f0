import type { Language } from '../../../words/languages.ts';

/** What is written on and read out from the map. */
const en = {
  cave: 'The cave',
  fit: 'Show the whole cave',
  nearer: 'Nearer',
  farther: 'Farther',
  find: 'Find my piece',
  overview: 'Overview: touch to look there',
  untilCollapse: (n: number): string => (n === 1 ? 'tile until the Collapse' : 'tiles until the Collapse'),
  collapse: 'The Collapse',
  crystalsFallen: (n: number): string => (n === 1 ? '1 Crystal tile fallen' : `${n} Crystal tiles fallen`),
  hidden: 'Hidden in the dark',
  hiddenTribe: (tribe: string, population: number): string => `${tribe}, hidden, Population ${population}`,
  lurking: (tribe: string): string => `${tribe}, lurking beside the cave`,
  darkTile: (tribe: string): string => `Dark tile with the ${tribe} mark`,
  yourEyes: (kind: string): string => `you know: ${kind}`,
  empty: 'Empty place',
  walls: (sides: string): string => `walls ${sides}`,
  open: 'open on all sides',
  at: (north: number, east: number): string => whereIn(north, east, EN),
  edge: (side: string, place: string): string => `${side} side of ${place}`,
  flameWall: 'Flame Wall',
  under: 'underground',
  population: (n: number, strength: number): string => `Population ${n}, Strength ${strength}`,
  steps: (n: number): string => (n === 1 ? '1 step' : `${n} steps`),
  encounter: 'an Encounter',
  choose: 'What do you want to do here?',
  close: 'Close',
  turnOn: 'Turn the tile',
  turnDone: 'Leave it like this',
  ways: (i: number, n: number): string => `${i} of ${n}`,
  quiet: { sendFlare: 'Send a Flare', hideTreasure: 'Place a Treasure', wisp: 'Lead the Knight away' } as {
    readonly [kind: string]: string;
  },
  overlays: { reach: 'How far can everybody go?', attacks: 'Who could attack whom?', threats: 'Where am I in danger?' },
  attack: (has: number, needs: number): string => `${has} of ${needs}`,
  rolled: 'The die',
};
export type CaveText = typeof en;

interface Compass {
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
  readonly numbers: readonly string[];
  readonly here: string;
  away(parts: string): string;
}
const EN: Compass = {
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
  numbers: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  here: 'at the Entrance',
  away: (parts) => `${parts} of the Entrance`,
};
const DE: Compass = {
  north: 'nördlich',
  south: 'südlich',
  east: 'östlich',
  west: 'westlich',
  numbers: ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  here: 'am Eingang',
  away: (parts) => `${parts} vom Eingang`,
};
const FR: Compass = {
  north: 'au nord',
  south: 'au sud',
  east: 'à l’est',
  west: 'à l’ouest',
  numbers: ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  here: 'à l’Entrée',
  away: (parts) => `${parts} de l’Entrée`,
};

/** A place by its way from the Entrance: 'two north, one east of the Entrance'. */
function whereIn(north: number, east: number, compass: Compass): string {
  const word = (n: number): string => compass.numbers[n] ?? `${n}`;
  const parts: string[] = [];
  if (north !== 0) parts.push(`${word(Math.abs(north))} ${north > 0 ? compass.north : compass.south}`);
  if (east !== 0) parts.push(`${word(Math.abs(east))} ${east > 0 ? compass.east : compass.west}`);
  return parts.length === 0 ? compass.here : compass.away(parts.join(', '));
}

const de: CaveText = {
  cave: 'Die Höhle',
  fit: 'Die ganze Höhle zeigen',
  nearer: 'Näher heran',
  farther: 'Weiter weg',
  find: 'Meine Figur finden',
  overview: 'Übersicht: antippen, um dorthin zu sehen',
  untilCollapse: (n) => (n === 1 ? 'Plättchen bis zum Einsturz' : 'Plättchen bis zum Einsturz'),
  collapse: 'Der Einsturz',
  crystalsFallen: (n) => (n === 1 ? '1 Kristallplättchen gefallen' : `${n} Kristallplättchen gefallen`),
  hidden: 'Im Dunkeln versteckt',
  hiddenTribe: (tribe, population) => `${tribe}, versteckt, Bevölkerung ${population}`,
  lurking: (tribe) => `${tribe}, lauert neben der Höhle`,
  darkTile: (tribe) => `Dunkles Plättchen mit dem Zeichen ${tribe}`,
  yourEyes: (kind) => `du weißt: ${kind}`,
  empty: 'Leerer Platz',
  walls: (sides) => `Wände ${sides}`,
  open: 'auf allen Seiten offen',
  at: (north, east) => whereIn(north, east, DE),
  edge: (side, place) => `Seite ${side}: ${place}`,
  flameWall: 'Flammenwand',
  under: 'unter der Erde',
  population: (n, strength) => `Bevölkerung ${n}, Stärke ${strength}`,
  steps: (n) => (n === 1 ? '1 Schritt' : `${n} Schritte`),
  encounter: 'eine Begegnung',
  choose: 'Was möchtest du hier tun?',
  close: 'Schließen',
  turnOn: 'Plättchen drehen',
  turnDone: 'So liegen lassen',
  ways: (i, n) => `${i} von ${n}`,
  quiet: { sendFlare: 'Leuchtrakete', hideTreasure: 'Schatz auslegen', wisp: 'Ritter weglocken' },
  overlays: {
    reach: 'Wie weit kommt jeder?',
    attacks: 'Wer könnte wen angreifen?',
    threats: 'Wo bin ich in Gefahr?',
  },
  attack: (has, needs) => `${has} von ${needs}`,
  rolled: 'Der Würfel',
};

const fr: CaveText = {
  cave: 'La caverne',
  fit: 'Montrer toute la caverne',
  nearer: 'Plus près',
  farther: 'Plus loin',
  find: 'Trouver ma figurine',
  overview: 'Vue d’ensemble : touchez pour regarder là',
  untilCollapse: (n) => (n === 1 ? 'tuile avant l’Effondrement' : 'tuiles avant l’Effondrement'),
  collapse: 'L’Effondrement',
  crystalsFallen: (n) => (n === 1 ? '1 tuile Cristal tombée' : `${n} tuiles Cristal tombées`),
  hidden: 'Cachés dans le noir',
  hiddenTribe: (tribe, population) => `${tribe}, cachée, Population ${population}`,
  lurking: (tribe) => `${tribe}, à l’affût au bord de la caverne`,
  darkTile: (tribe) => `Tuile sombre, marque ${tribe}`,
  yourEyes: (kind) => `vous savez : ${kind}`,
  empty: 'Place vide',
  walls: (sides) => `murs ${sides}`,
  open: 'ouverte de tous côtés',
  at: (north, east) => whereIn(north, east, FR),
  edge: (side, place) => `Côté ${side} : ${place}`,
  flameWall: 'Mur de flammes',
  under: 'sous terre',
  population: (n, strength) => `Population ${n}, Force ${strength}`,
  steps: (n) => (n === 1 ? '1 pas' : `${n} pas`),
  encounter: 'une Rencontre',
  choose: 'Que voulez-vous faire ici ?',
  close: 'Fermer',
  turnOn: 'Tourner la tuile',
  turnDone: 'La laisser ainsi',
  ways: (i, n) => `${i} sur ${n}`,
  quiet: { sendFlare: 'Lancer une fusée', hideTreasure: 'Poser un Trésor', wisp: 'Égarer la Chevalière' },
  overlays: {
    reach: 'Jusqu’où chacun peut-il aller ?',
    attacks: 'Qui pourrait attaquer qui ?',
    threats: 'Où suis-je en danger ?',
  },
  attack: (has, needs) => `${has} sur ${needs}`,
  rolled: 'Le dé',
};

export const TEXTS: { readonly [language in Language]: CaveText } = { en, de, fr };
export const textIn = (language: string): CaveText => TEXTS[language as Language] ?? en;
