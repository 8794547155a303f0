import type { Language } from '@trollmoot/boardkit/languages.ts';

/** What is written on this board. */
const en = {
  inGrotto: 'in the Grotto',
  inCavern: 'in the Cavern',
  hand: (n: number): string => `Troll Hand: ${n}`,
  handLine: 'dropped when the Dragon wakes',
  atRisk: 'At risk this turn',
  diamonds: (n: number): string => (n === 1 ? 'diamond' : 'diamonds'),
  nuggets: (n: number): string => (n === 1 ? 'nugget' : 'nuggets'),
  points: (n: number): string => (n === 1 ? 'point' : 'points'),
  danger: (cases: number, of: number): string => `Chance the Dragon wakes: ${cases} in ${of}`,
  asleep: 'The Dragon sleeps',
  oneEye: 'One eye is open',
  awake: 'The Dragon is awake!',
  found: (n: number): string => `+${n}`,
  throwsFor: (name: string): string => `${name} rolls for the Dragon`,
  key: 'Key',
  door: 'Door',
  white: { diamond: 'diamond', key: 'Key', door: 'Door', troll: 'Troll' },
  whiteDie: (face: string | null, state: 'free' | 'held' | 'kept' | 'blocked'): string =>
    face === null
      ? 'Grotto die'
      : `Grotto die: ${face}${state === 'free' ? '' : state === 'held' ? ', held back' : state === 'kept' ? ', set aside' : ', blocked'}`,
  goldDie: (n: number | null): string => (n === null ? 'Treasure die' : `Treasure die: ${n}`),
  redDie: (face: string | null): string =>
    face === null ? 'Dragon die' : face === 'dragon' ? 'Dragon die: Dragon' : 'Dragon die: blank',
  roll: 'Roll',
  rollLine: 'for more diamonds',
  throw: 'Roll',
  throwLine: 'for more gold',
  rouse: 'Rouse!',
  rouseLine: 'roll the red dice',
  open: 'Open',
  openLine: 'the duel',
  leave: 'Leave',
  leaveLine: (points: number): string => `keep ${points} for good`,
  never: 'no limit',
  countdown: 'Get ready…',
  fuse: 'Time until the game acts on its own',
};
export type BoardText = typeof en;

const de: BoardText = {
  inGrotto: 'in der Grotte',
  inCavern: 'in der Höhle',
  hand: (n) => `Trollhand: ${n}`,
  handLine: 'fällt, wenn der Drache erwacht',
  atRisk: 'In diesem Zug riskiert',
  diamonds: (n) => (n === 1 ? 'Diamant' : 'Diamanten'),
  nuggets: () => 'Goldklumpen',
  points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
  danger: (cases, of) => `Chance, dass der Drache erwacht: ${cases} von ${of}`,
  asleep: 'Der Drache schläft',
  oneEye: 'Ein Auge ist offen',
  awake: 'Der Drache ist wach!',
  found: (n) => `+${n}`,
  throwsFor: (name) => `${name} würfelt für den Drachen`,
  key: 'Schlüssel',
  door: 'Tür',
  white: { diamond: 'Diamant', key: 'Schlüssel', door: 'Tür', troll: 'Troll' },
  whiteDie: (face, state) =>
    face === null
      ? 'Grottenwürfel'
      : `Grottenwürfel: ${face}${state === 'free' ? '' : state === 'held' ? ', zurückgehalten' : state === 'kept' ? ', beiseitegelegt' : ', blockiert'}`,
  goldDie: (n) => (n === null ? 'Schatzwürfel' : `Schatzwürfel: ${n}`),
  redDie: (face) =>
    face === null ? 'Drachenwürfel' : face === 'dragon' ? 'Drachenwürfel: Drache' : 'Drachenwürfel: leer',
  roll: 'Würfeln',
  rollLine: 'nach mehr Diamanten',
  throw: 'Würfeln',
  throwLine: 'nach mehr Gold',
  rouse: 'Wecken!',
  rouseLine: 'die roten Würfel werfen',
  open: 'Eröffnen',
  openLine: 'das Duell',
  leave: 'Gehen',
  leaveLine: (points) => `${points} sicher behalten`,
  never: 'kein Limit',
  countdown: 'Macht euch bereit …',
  fuse: 'Zeit, bis das Spiel selbst handelt',
};

const fr: BoardText = {
  inGrotto: 'dans la Grotte',
  inCavern: 'dans la Caverne',
  hand: (n) => `Main du Troll : ${n}`,
  handLine: 'lâchée si le Dragon se réveille',
  atRisk: 'En jeu ce tour-ci',
  diamonds: (n) => (n <= 1 ? 'diamant' : 'diamants'),
  nuggets: (n) => (n <= 1 ? 'pépite' : 'pépites'),
  points: (n) => (n < 2 ? 'point' : 'points'),
  danger: (cases, of) => `Risque de réveil du Dragon : ${cases} sur ${of}`,
  asleep: 'Le Dragon dort',
  oneEye: 'Un œil est ouvert',
  awake: 'Le Dragon est réveillé !',
  found: (n) => `+${n}`,
  throwsFor: (name) => `${name} lance pour le Dragon`,
  key: 'Clé',
  door: 'Porte',
  white: { diamond: 'diamant', key: 'Clé', door: 'Porte', troll: 'Troll' },
  whiteDie: (face, state) =>
    face === null
      ? 'Dé de la Grotte'
      : `Dé de la Grotte : ${face}${state === 'free' ? '' : state === 'held' ? ', retenu' : state === 'kept' ? ', mis de côté' : ', bloqué'}`,
  goldDie: (n) => (n === null ? 'Dé du trésor' : `Dé du trésor : ${n}`),
  redDie: (face) =>
    face === null ? 'Dé du Dragon' : face === 'dragon' ? 'Dé du Dragon : Dragon' : 'Dé du Dragon : vide',
  roll: 'Lancer',
  rollLine: 'pour plus de diamants',
  throw: 'Lancer',
  throwLine: 'pour plus d’or',
  rouse: 'Réveiller !',
  rouseLine: 'lancer les dés rouges',
  open: 'Ouvrir',
  openLine: 'le duel',
  leave: 'Partir',
  leaveLine: (points) => `garder ${points} pour de bon`,
  never: 'sans limite',
  countdown: 'Préparez-vous…',
  fuse: 'Temps avant que le jeu n’agisse de lui-même',
};

const ALL: { readonly [language in Language]: BoardText } = { en, de, fr };
export const boardText = (language: string): BoardText => ALL[language as Language] ?? en;
