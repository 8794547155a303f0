import { capital } from '@trollmoot/kernel';
import type { Piece } from '../../data/pieces.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import type { TerrainName } from '../../data/terrain.ts';
import { placeIn } from '../../queries/ground.ts';
import type { View } from '../../view.ts';
import type { SideName } from '../names.ts';
import { bearing, type Ground, type Spot, sidesOf, spotOf, spotWas } from '../places.ts';

/** Wie das Deutsche Orte, Personen und Zahlen beugt. */

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });
export const listOf = (things: readonly string[]): string => conjunction.format(things);
const disjunction = new Intl.ListFormat('de', { type: 'disjunction' });
export const eitherOf = (things: readonly string[]): string => disjunction.format(things);
export const several = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
// ── Orte ─────────────────────────────────────────────────────────────────────────────────

/** Kurz für Knöpfe; alle langen Namen sind sächlich. */
const SHORT: { readonly [ground in Ground]: string } = {
  gap: 'leer',
  dark: 'Dunkel',
  entrance: 'Eingang',
  ambush: 'Hinterhalt',
  event: 'Ereignis',
  treasureRoom: 'Schatzkammer',
  vault: 'Tresor',
  crystal: 'Kristall',
  canyon: 'Schlucht',
  lake: 'See',
  magma: 'Magma',
  mushroomForest: 'Pilzwald',
  river: 'Fluss',
  pit: 'Grube',
};
const TILE: { readonly [ground in Ground]: string } = {
  gap: 'leere Feld',
  dark: 'dunkle Plättchen',
  entrance: 'Eingangs-Plättchen',
  ambush: 'Hinterhalt-Plättchen',
  event: 'Ereignis-Plättchen',
  treasureRoom: 'Schatzkammer-Plättchen',
  vault: 'Tresor-Plättchen',
  crystal: 'Kristall-Plättchen',
  canyon: 'Schluchtfeld',
  lake: 'Seefeld',
  magma: 'Magmafeld',
  mushroomForest: 'Pilzwaldfeld',
  river: 'Flussfeld',
  pit: 'Grubenfeld',
};
const inDative = (noun: string): string => noun.replace(/^(leere|dunkle)\b/, '$1n');
export const tileName = (ground: Ground): string => SHORT[ground];
export const aTile = (ground: Ground): string => `ein ${TILE[ground].replace(/^(leere|dunkle)\b/, '$1s')}`;

const LONG: { readonly [side in SideName]: string } = {
  north: 'nördlich',
  east: 'östlich',
  south: 'südlich',
  west: 'westlich',
};
const BRIEF: { readonly [side in SideName]: string } = { north: 'Nord', east: 'Ost', south: 'Süd', west: 'West' };
export const SIDE: { readonly [side in SideName]: string } = {
  north: 'Norden',
  east: 'Osten',
  south: 'Süden',
  west: 'Westen',
};

function offset({ north, east }: Spot, word: { readonly [side in SideName]: string }): string {
  const rows = north === 0 ? [] : [`${Math.abs(north)} ${word[north > 0 ? 'north' : 'south']}`];
  const columns = east === 0 ? [] : [`${Math.abs(east)} ${word[east > 0 ? 'east' : 'west']}`];
  return [...rows, ...columns].join(', ');
}
const isEntrance = (spot: Spot): boolean => spot.north === 0 && spot.east === 0;
/** '2 nördlich, 1 östlich des Eingangs'. */
function from(spot: Spot): string {
  const far = offset(spot, LONG);
  return `${Math.abs(spot.north) + Math.abs(spot.east) === 1 ? far.slice(2) : far} des Eingangs`;
}
type Phrase = (view: View, space: Space) => string;
const phrase =
  (entrance: string, gone: string, article: string, inflect: (noun: string) => string, far = from): Phrase =>
  (view, space) => {
    const spot = spotOf(view, space);
    if (spot === null) return gone;
    return isEntrance(spot) ? entrance : `${article} ${inflect(TILE[spot.what])} ${far(spot)}`;
  };
/** 'das Kristall-Plättchen 2 nördlich des Eingangs': wer oder was. */
export const the = phrase('der Eingang', 'ein verschwundenes Plättchen', 'das', (noun) => noun);
/** 'auf dem dunklen Plättchen nördlich des Eingangs': wo. */
export const on = phrase('auf dem Eingang', 'auf einem verschwundenen Plättchen', 'auf dem', inDative);
/** 'auf das dunkle Plättchen nördlich des Eingangs': wohin. */
export const onto = phrase('zum Eingang', 'auf ein verschwundenes Plättchen', 'auf das', (noun) => noun);
/** 'unter dem dunklen Plättchen': wo. */
export const under = phrase('unter dem Eingang', 'unter einem verschwundenen Plättchen', 'unter dem', inDative);
/** 'unter das dunkle Plättchen': wohin. */
export const beneath = phrase('unter den Eingang', 'unter ein verschwundenes Plättchen', 'unter das', (noun) => noun);
/** 'das dunkle Plättchen (2 Nord)': wo es knapp sein soll. */
const brief = (spot: Spot): string => `(${offset(spot, BRIEF)})`;
export const theBrief = phrase('der Eingang', '', 'das', (noun) => noun, brief);
export const onBrief = phrase('auf dem Eingang', '', 'auf dem', inDative, brief);
export const ontoBrief = phrase('zum Eingang', '', 'auf das', (noun) => noun, brief);
export const where = (cell: Cell): string => from(spotWas(cell, 'gap'));
export const theFormer = (cell: Cell, what: Ground): string => `das ${TILE[what]} ${where(cell)}`;

export const short: Phrase = (view, space) => {
  const spot = spotOf(view, space);
  if (spot === null) return 'verschwundenes Plättchen';
  return isEntrance(spot) ? SHORT.entrance : `${SHORT[spot.what]} (${offset(spot, BRIEF)})`;
};
export const shortCell = (cell: Cell): string => offset(spotWas(cell, 'gap'), BRIEF);

/** 'Nach Norden gehen (Dunkel)' nebenan, 'Gehen: Tresor (2 Nord, 1 Ost)' weiter weg. */
export function going(verb: string, view: View, piece: Piece, to: Space): string {
  const way = bearing(view, placeIn(view, piece), to);
  if (way === null) return `${capital(verb)}: ${short(view, to)}`;
  const far = way.steps === 1 ? 'Nach' : `${way.steps} nach`;
  return `${far} ${SIDE[way.side]} ${verb} (${SHORT[spotOf(view, to)!.what]})`;
}
/** 'nach Norden' nebenan, sonst 'auf das …'. */
export function towards(view: View, from_: Space, to: Space): string {
  const way = bearing(view, from_, to);
  return way?.steps === 1 ? `nach ${SIDE[way.side]}` : onto(view, to);
}
/** 'Wand im Norden', 'Wände im Norden und Osten', 'keine Wände'. */
export const walls = (bits: number): string =>
  bits === 0
    ? 'keine Wände'
    : `${(bits & (bits - 1)) === 0 ? 'Wand' : 'Wände'} im ${listOf(sidesOf(bits).map((side) => SIDE[side]))}`;

/** 'Der Fluss'. */
export const TERRAIN: { readonly [name in TerrainName]: string } = {
  canyon: 'Die Schlucht',
  lake: 'Der See',
  magma: 'Das Magma',
  mushroomForest: 'Der Pilzwald',
  river: 'Der Fluss',
  pit: 'Die Grube',
};

// ── Personen: Nominativ, Akkusativ, Dativ, Genitiv ──────────────────────────────────────

type Cases = readonly [nominative: string, accusative: string, dative: string, genitive: string];
const ROLE: { readonly [role in Role]: Cases } = {
  knight: ['die Ritterin', 'die Ritterin', 'der Ritterin', 'der Ritterin'],
  goblins: ['die Goblins', 'die Goblins', 'den Goblins', 'der Goblins'],
  dragon: ['der Drache', 'den Drachen', 'dem Drachen', 'des Drachen'],
  cave: ['die Höhle', 'die Höhle', 'der Höhle', 'der Höhle'],
  thief: ['der Dieb', 'den Dieb', 'dem Dieb', 'des Diebs'],
};
export const TRIBE = ['Fänge-Stamm', 'Knochen-Stamm', 'Augen-Stamm'] as const;
/** Nach 'Zeichen': wessen. */
export const TRIBE_GENITIVE = ['der Fänge', 'der Knochen', 'des Auges'] as const;

export const role = (name: Role): string => ROLE[name][0];
export const roleAcc = (name: Role): string => ROLE[name][1];
const roleDat = (name: Role): string => ROLE[name][2];
export const roleGen = (name: Role): string => ROLE[name][3];
/** 'Der Drache wirft', 'Die Goblins werfen'. */
export const does = (name: Role, singular: string, plural: string): string =>
  `${capital(ROLE[name][0])} ${name === 'goblins' ? plural : singular}`;

export const tribe = (n: number): string => `der ${TRIBE[n]!}`;
export const tribeAcc = (n: number): string => `den ${TRIBE[n]!}`;
export const tribeDat = (n: number): string => `dem ${TRIBE[n]!}`;
/** 'zum Fänge-Stamm'. */
export const toTribe = (n: number): string => `zum ${TRIBE[n]!}`;
export const Tribe = (n: number): string => `Der ${TRIBE[n]!}`;

const roleOfPiece = (p: Piece): Role => (p === 0 ? 'knight' : p === 4 ? 'dragon' : 'thief');
const isTribe = (p: Piece): boolean => p >= 1 && p <= 3;
export const piece = (p: Piece): string => (isTribe(p) ? tribe(p - 1) : role(roleOfPiece(p)));
export const pieceAcc = (p: Piece): string => (isTribe(p) ? tribeAcc(p - 1) : roleAcc(roleOfPiece(p)));
export const pieceDat = (p: Piece): string => (isTribe(p) ? tribeDat(p - 1) : roleDat(roleOfPiece(p)));
