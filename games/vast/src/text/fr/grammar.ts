import { capital } from '@trollmoot/kernel';
import type { Piece } from '../../data/pieces.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import type { TerrainName } from '../../data/terrain.ts';
import { placeIn } from '../../queries/ground.ts';
import type { View } from '../../view.ts';
import type { SideName } from '../names.ts';
import { bearing, type Ground, type Spot, sidesOf, spotOf, spotWas } from '../places.ts';

/** Comment le français dit les lieux, les gens et les nombres. */

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });
export const listOf = (things: readonly string[]): string => conjunction.format(things);
const disjunction = new Intl.ListFormat('fr', { type: 'disjunction' });
export const eitherOf = (things: readonly string[]): string => disjunction.format(things);
/** '1 pas', '2 cubes'; zéro reste au singulier. */
export const several = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
// ── lieux ────────────────────────────────────────────────────────────────────────────────

/** Court, pour les boutons. */
const SHORT: { readonly [ground in Ground]: string } = {
  gap: 'vide',
  dark: 'obscure',
  entrance: 'Entrée',
  ambush: 'Embuscade',
  event: 'Événement',
  treasureRoom: 'Salle au trésor',
  vault: 'Coffre',
  crystal: 'Cristal',
  canyon: 'Canyon',
  lake: 'Lac',
  magma: 'Magma',
  mushroomForest: 'Forêt',
  river: 'Rivière',
  pit: 'Fosse',
};
/** Tous féminins : la tuile, la salle, la case. */
const TILE: { readonly [ground in Ground]: string } = {
  gap: 'case vide',
  dark: 'tuile obscure',
  entrance: 'tuile Entrée',
  ambush: 'tuile Embuscade',
  event: 'tuile Événement',
  treasureRoom: 'salle au trésor',
  vault: 'tuile Coffre',
  crystal: 'tuile Cristal',
  canyon: 'case du Canyon',
  lake: 'case du Lac',
  magma: 'case de Magma',
  mushroomForest: 'case de la Forêt',
  river: 'case de la Rivière',
  pit: 'Fosse',
};
export const tileName = (ground: Ground): string => SHORT[ground];
export const aTile = (ground: Ground): string => `une ${TILE[ground]}`;
/** 'La Rivière'. */
export const TERRAIN: { readonly [name in TerrainName]: string } = {
  canyon: 'Le Canyon',
  lake: 'Le Lac',
  magma: 'Le Magma',
  mushroomForest: 'La Forêt de champignons',
  river: 'La Rivière',
  pit: 'La Fosse',
};

const TO: { readonly [side in SideName]: string } = {
  north: 'au nord',
  east: 'à l’est',
  south: 'au sud',
  west: 'à l’ouest',
};
const TOWARDS: { readonly [side in SideName]: string } = {
  north: 'vers le nord',
  east: 'vers l’est',
  south: 'vers le sud',
  west: 'vers l’ouest',
};
const BRIEF: { readonly [side in SideName]: string } = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' };
/** 'au nord', 'à l’est'. */
export const to = (side: SideName): string => TO[side];

function offset({ north, east }: Spot, word: { readonly [side in SideName]: string }): string {
  const rows = north === 0 ? [] : [`${Math.abs(north)} ${word[north > 0 ? 'north' : 'south']}`];
  const columns = east === 0 ? [] : [`${Math.abs(east)} ${word[east > 0 ? 'east' : 'west']}`];
  return [...rows, ...columns].join(', ');
}
const isEntrance = (spot: Spot): boolean => spot.north === 0 && spot.east === 0;
/** '2 au nord, 1 à l’est de l’Entrée'. */
function from(spot: Spot): string {
  const far = offset(spot, TO);
  return `${Math.abs(spot.north) + Math.abs(spot.east) === 1 ? far.slice(2) : far} de l’Entrée`;
}
type Phrase = (view: View, space: Space) => string;
const phrase =
  (before: string, far = from): Phrase =>
  (view, space) => {
    const spot = spotOf(view, space);
    if (spot === null) return `${before}une tuile disparue`;
    return isEntrance(spot) ? `${before}l’Entrée` : `${before}la ${TILE[spot.what]} ${far(spot)}`;
  };
/** 'la tuile Cristal 2 au nord de l’Entrée'. */
export const the = phrase('');
export const on = phrase('sur ');
export const towardsTile = phrase('vers ');
export const under = phrase('sous ');
/** 'la tuile obscure (2 nord)' : pour faire court. */
const brief = (spot: Spot): string => `(${offset(spot, BRIEF)})`;
export const theBrief = phrase('', brief);
export const onBrief = phrase('sur ', brief);
export const towardsBrief = phrase('vers ', brief);
export const where = (cell: Cell): string => from(spotWas(cell, 'gap'));
export const theFormer = (cell: Cell, what: Ground): string => `la ${TILE[what]} ${where(cell)}`;

export const short: Phrase = (view, space) => {
  const spot = spotOf(view, space);
  if (spot === null) return 'tuile disparue';
  return isEntrance(spot) ? SHORT.entrance : `${SHORT[spot.what]} (${offset(spot, BRIEF)})`;
};
export const shortCell = (cell: Cell): string => offset(spotWas(cell, 'gap'), BRIEF);

/** 'Aller au nord (obscure)' à côté, 'Aller : Coffre (2 nord, 1 est)' plus loin. */
export function going(verb: string, view: View, piece: Piece, goal: Space): string {
  const way = bearing(view, placeIn(view, piece), goal);
  if (way === null) return `${verb} : ${short(view, goal)}`;
  return `${verb} ${way.steps === 1 ? '' : `${way.steps} `}${TO[way.side]} (${SHORT[spotOf(view, goal)!.what]})`;
}
/** 'vers le nord' à côté, sinon 'vers la tuile …'. */
export function towards(view: View, start: Space, goal: Space): string {
  const way = bearing(view, start, goal);
  return way?.steps === 1 ? TOWARDS[way.side] : towardsTile(view, goal);
}
/** 'mur au nord', 'murs au nord et à l’est', 'aucun mur'. */
export const walls = (bits: number): string =>
  bits === 0
    ? 'aucun mur'
    : `${(bits & (bits - 1)) === 0 ? 'mur' : 'murs'} ${listOf(sidesOf(bits).map((side) => TO[side]))}`;

// ── gens : sujet, « à », « de » ──────────────────────────────────────────────────────────

type Forms = readonly [subject: string, to: string, of: string];
const ROLE: { readonly [role in Role]: Forms } = {
  knight: ['la Chevalière', 'à la Chevalière', 'de la Chevalière'],
  goblins: ['les Gobelins', 'aux Gobelins', 'des Gobelins'],
  dragon: ['le Dragon', 'au Dragon', 'du Dragon'],
  cave: ['la Caverne', 'à la Caverne', 'de la Caverne'],
  thief: ['le Voleur', 'au Voleur', 'du Voleur'],
};
/** Après « marque » ou « tribu ». */
export const OF_TRIBE = ['des Crocs', 'des Os', 'de l’Œil'] as const;
const TRIBE = OF_TRIBE.map((of) => `tribu ${of}`);

export const role = (name: Role): string => ROLE[name][0];
const toRole = (name: Role): string => ROLE[name][1];
export const ofRole = (name: Role): string => ROLE[name][2];
/** 'Le Dragon lance', 'Les Gobelins lancent'. */
export const does = (name: Role, singular: string, plural: string): string =>
  `${capital(ROLE[name][0])} ${name === 'goblins' ? plural : singular}`;

export const tribe = (n: number): string => `la ${TRIBE[n]!}`;
export const Tribe = (n: number): string => `La ${TRIBE[n]!}`;

const roleOfPiece = (p: Piece): Role => (p === 0 ? 'knight' : p === 4 ? 'dragon' : 'thief');
const isTribe = (p: Piece): boolean => p >= 1 && p <= 3;
export const piece = (p: Piece): string => (isTribe(p) ? tribe(p - 1) : role(roleOfPiece(p)));
export const toPiece = (p: Piece): string => (isTribe(p) ? `à ${tribe(p - 1)}` : toRole(roleOfPiece(p)));
export const ofPiece = (p: Piece): string => (isTribe(p) ? `de ${tribe(p - 1)}` : ofRole(roleOfPiece(p)));
