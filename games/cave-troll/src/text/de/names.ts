import { capital, listsIn, type Seat } from '@trollmoot/kernel';
import type { FigureId, Kind } from '../../data/figures.ts';
import type { Names, Speaker } from '../speaker.ts';

const kinds: Names['kinds'] = {
  adventurer: 'Abenteurer',
  knight: 'Ritter',
  thief: 'Dieb',
  barbarian: 'Barbar',
  dwarf: 'Zwerg',
  orc: 'Ork',
  wraith: 'Schemen',
  caveTroll: 'Höhlentroll',
  paladin: 'Paladin',
  assassin: 'Meuchler',
  berserker: 'Berserker',
  giantSlayer: 'Riesentöter',
  grunt: 'Rohling',
  banshee: 'Banshee',
  rampagingTroll: 'Wuttroll',
  chest: 'Schatztruhe',
};
const players: Names['players'] = { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' };

/** Every name is feminine on purpose: one set of articles serves them all. */
const ROOMS = {
  stair: 'Treppe',
  vault: 'Kammer',
  gallery: 'Galerie',
  guard: 'Wachstube',
  cell: 'Zelle',
  hall: 'Halle',
  crypt: 'Krypta',
};
const CORNERS = { nw: 'Nordwest', ne: 'Nordost', sw: 'Südwest', se: 'Südost' };
const inCorners = Object.fromEntries(
  Object.entries(CORNERS).flatMap(([corner, where]) =>
    Object.entries(ROOMS).map(([room, name]) => [`${corner}_${room}`, `${where}-${name}`]),
  ),
);

export const names: Names = {
  spaces: {
    ...inCorners,
    n_throne: 'Nord-Thronhalle',
    s_throne: 'Süd-Thronhalle',
    w_store: 'West-Vorratskammer',
    e_store: 'Ost-Vorratskammer',
    w_treasury: 'West-Schatzkammer',
    e_treasury: 'Ost-Schatzkammer',
    pit_w: 'West-Grube',
    pit_c: 'Mittelgrube',
    pit_e: 'Ost-Grube',
  },
  caverns: { pit_w: 'West-Höhle', pit_e: 'Ost-Höhle' },
  kinds,
  cards: {
    ...kinds,
    adventurerWithIcon: 'Abenteurer mit Symbol',
    treasureChest: 'Schatztruhe',
    findAnArtifact: 'Artefakt finden',
    scoreARoom: 'Raum werten',
  },
  artifacts: {
    helm: 'Helm der Gedankenmacht',
    teleportation: 'Kelch der Versetzung',
    idol: 'Idol von El’darr',
    wand: 'Stab der Eile',
    cloak: 'Mantel der Unsichtbarkeit',
    sword: 'Schwert des Schlächters',
    life: 'Kelch des Lebens',
  },
  sorts: {
    ...ROOMS,
    throne: 'Thron',
    store: 'Vorrat',
    treasury: 'Schatz',
    guard: 'Wache',
    pit: 'Grube',
    cavern: 'Höhle',
  },
  corners: { nw: 'NW', ne: 'NO', sw: 'SW', se: 'SO', n: 'N', s: 'S', w: 'W', e: 'O', c: 'M' },
  you: 'du',
  players,
  figure: (kind, colour) => `${players[colour].toLowerCase()}${isShe(kind) ? 'e' : 'er'} ${kinds[kind]}`,
};

const isShe = (kind: Kind): boolean => kind === 'banshee' || kind === 'chest';

/** A figure with its article: der rote Ritter, den roten Barbaren, deine Banshee, Quills Ritter. */
type Case = 'nominative' | 'accusative';
const ARTICLES: { readonly [which in Case]: readonly [he: string, she: string] } = {
  nominative: ['der', 'die'],
  accusative: ['den', 'die'],
};
const YOURS: { readonly [which in Case]: readonly [he: string, she: string] } = {
  nominative: ['dein', 'deine'],
  accusative: ['deinen', 'deine'],
};

function declined(say: Speaker, id: FigureId, which: Case): string {
  const { kind, owner } = say.view.figures[id]!;
  const she = isShe(kind);
  const ending = which === 'nominative' || she ? 'e' : 'en';
  const noun = kind === 'barbarian' && which !== 'nominative' ? 'Barbaren' : kinds[kind];
  if (say.isYou(owner)) return `${YOURS[which][she ? 1 : 0]} ${noun}`;
  if (say.called(owner) !== null) return `${of(say, owner)} ${noun}`;
  return `${ARTICLES[which][she ? 1 : 0]} ${say.player(owner).toLowerCase()}${ending} ${noun}`;
}
export const der = (say: Speaker, id: FigureId): string => declined(say, id, 'nominative');
export const den = (say: Speaker, id: FigureId): string => declined(say, id, 'accusative');
export const Der = (say: Speaker, id: FigureId): string => capital(der(say, id));

/** A space with its preposition: figures are on stairs but in rooms. */
const onStairs = (name: string): boolean => name.endsWith('Treppe');
export const inDer = (name: string): string => `${onStairs(name) ? 'auf' : 'in'} der ${name}`;
export const inDie = (name: string): string => `${onStairs(name) ? 'auf' : 'in'} die ${name}`;
export const ausDer = (name: string): string => `${onStairs(name) ? 'von' : 'aus'} der ${name}`;

/** Whose, before a name: Quills, Lars’, Rots. */
export const of = (say: Speaker, seat: Seat): string => {
  const name = say.player(seat);
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
};

/** A player and a verb: du bekommst, Quill bekommt. */
export const does = (say: Speaker, seat: Seat, third: string, second: string): string =>
  `${say.player(seat)} ${say.isYou(seat) ? second : third}`;
export const Does: typeof does = (...of) => capital(does(...of));

export const { and, or } = listsIn('de');
export const actions = (n: number): string => `${n} ${n === 1 ? 'Aktion' : 'Aktionen'}`;
