import { capital, listsIn, type Seat } from '@trollmoot/kernel';
import type { FigureId, Kind } from '../../data/figures.ts';
import type { Names, Speaker } from '../speaker.ts';

const kinds: Names['kinds'] = {
  adventurer: 'Aventurier',
  knight: 'Chevalier',
  thief: 'Voleur',
  barbarian: 'Barbare',
  dwarf: 'Nain',
  orc: 'Orque',
  wraith: 'Spectre',
  caveTroll: 'Troll des cavernes',
  paladin: 'Paladin',
  assassin: 'Assassin',
  berserker: 'Berserker',
  giantSlayer: 'Tueur de géants',
  grunt: 'Soudard',
  banshee: 'Banshee',
  rampagingTroll: 'Troll furieux',
  chest: 'Coffre au trésor',
};
const players: Names['players'] = { red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune' };
const ROOMS = {
  stair: 'escalier',
  vault: 'caveau',
  gallery: 'galerie',
  guard: 'poste de garde',
  cell: 'cellule',
  hall: 'salle',
  crypt: 'crypte',
};
const CORNERS = { nw: 'nord-ouest', ne: 'nord-est', sw: 'sud-ouest', se: 'sud-est' };
const inCorners = Object.fromEntries(
  Object.entries(CORNERS).flatMap(([corner, where]) =>
    Object.entries(ROOMS).map(([room, name]) => [`${corner}_${room}`, `${name} ${where}`]),
  ),
);

export const names: Names = {
  spaces: {
    ...inCorners,
    n_throne: 'salle du trône nord',
    s_throne: 'salle du trône sud',
    w_store: 'cellier ouest',
    e_store: 'cellier est',
    w_treasury: 'trésorerie ouest',
    e_treasury: 'trésorerie est',
    pit_w: 'fosse ouest',
    pit_c: 'fosse centrale',
    pit_e: 'fosse est',
  },
  caverns: { pit_w: 'caverne ouest', pit_e: 'caverne est' },
  kinds,
  cards: {
    ...kinds,
    adventurerWithIcon: 'Aventurier avec icône',
    treasureChest: 'Coffre au trésor',
    findAnArtifact: 'Trouver un artefact',
    scoreARoom: 'Décompter une salle',
  },
  artifacts: {
    helm: 'Heaume de domination',
    teleportation: 'Calice de téléportation',
    idol: 'Idole d’El’darr',
    wand: 'Baguette de célérité',
    cloak: 'Cape d’invisibilité',
    sword: 'Épée du massacre',
    life: 'Calice de vie',
  },
  sorts: {
    ...ROOMS,
    guard: 'garde',
    throne: 'trône',
    store: 'cellier',
    treasury: 'trésor',
    pit: 'fosse',
    cavern: 'caverne',
  },
  corners: { nw: 'NO', ne: 'NE', sw: 'SO', se: 'SE', n: 'N', s: 'S', w: 'O', e: 'E', c: 'C' },
  you: 'vous',
  players,
  figure: (kind, colour) => `${kinds[kind]} ${tint(kind, players[colour])}`,
};

export const isShe = (kind: Kind): boolean => kind === 'banshee';
/** rouge and jaune agree with everything; bleu and vert take an e. */
const tint = (kind: Kind, colour: string): string =>
  colour.toLowerCase() + (isShe(kind) && !colour.endsWith('e') ? 'e' : '');

const hasVowel = (name: string): boolean => /^[aeiouhàâäåæéèêëîïôöœøúû]/i.test(name);

/** A figure with its article: le Chevalier rouge, l’Orque bleu, votre Banshee, le Chevalier de Quill. */
export function le(say: Speaker, id: FigureId): string {
  const { kind, owner } = say.view.figures[id]!;
  if (say.isYou(owner)) return `votre ${kinds[kind]}`;
  const named = say.called(owner) === null ? say.figure(id) : `${kinds[kind]} ${of(say, owner)}`;
  return hasVowel(named) ? `l’${named}` : `${isShe(kind) ? 'la' : 'le'} ${named}`;
}
export const Le = (say: Speaker, id: FigureId): string => capital(le(say, id));

/** A space with its article, and with its preposition. */
const HE = /^(caveau|poste|cellier)/;
export const the = (name: string): string => (hasVowel(name) ? `l’${name}` : `${HE.test(name) ? 'le' : 'la'} ${name}`);
export const de = (name: string): string => (HE.test(name) ? `du ${name}` : `de ${the(name)}`);
export const dans = (name: string): string => `${name.startsWith('escalier') ? 'sur' : 'dans'} ${the(name)}`;

/** Whose, after a noun: de Quill, d’Embla. */
export const of = (say: Speaker, seat: Seat): string =>
  hasVowel(say.player(seat)) ? `d’${say.player(seat)}` : `de ${say.player(seat)}`;

/** A player and a verb: vous gagnez, Quill gagne. */
export const does = (say: Speaker, seat: Seat, third: string, second: string): string =>
  `${say.player(seat)} ${say.isYou(seat) ? second : third}`;
export const Does: typeof does = (...of) => capital(does(...of));

export const { and, or } = listsIn('fr');
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
export const icons = (n: number): string => `${count(n, 'icône')} sur 5`;
export const actions = (n: number): string => count(n, 'action');
