import { capital } from '@trollmoot/kernel';
import type { Piece } from '../../data/pieces.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import { TRIBES } from '../../data/tiles.ts';
import { placeIn } from '../../queries/ground.ts';
import type { View } from '../../view.ts';
import { bearing, type Ground, type Spot, sidesOf, spotAt, spotOf, spotWas } from '../places.ts';
import { names } from './names.ts';

/** English for places, people and numbers. */

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const listOf = (things: readonly string[]): string => conjunction.format(things);
export const several = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
// ── places ───────────────────────────────────────────────────────────────────────────────

const TILE: { readonly [ground in Ground]: string } = {
  gap: 'empty space',
  dark: 'Dark tile',
  entrance: 'Entrance',
  ambush: 'Ambush tile',
  event: 'Event tile',
  treasureRoom: 'Treasure Room',
  vault: 'Vault',
  crystal: 'Crystal tile',
  canyon: 'Canyon',
  lake: 'Lake',
  magma: 'Magma',
  mushroomForest: 'Mushroom Forest',
  river: 'River',
  pit: 'Pit',
};
export const tile = (ground: Ground): string => TILE[ground];
const GONE = 'a tile now gone';

/** '2 north, 1 east', counted from the Entrance. */
function offset({ north, east }: Spot): string {
  const rows = north === 0 ? [] : [`${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`];
  const columns = east === 0 ? [] : [`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`];
  return [...rows, ...columns].join(', ');
}
/** 'the Dark tile 2 north, 1 east of the Entrance': for sentences. */
function full(spot: Spot): string {
  if (spot.north === 0 && spot.east === 0) return 'the Entrance';
  return `the ${TILE[spot.what]} ${from(spot)}`;
}
/** '2 north, 1 east of the Entrance'. */
function from(spot: Spot): string {
  const isNext = Math.abs(spot.north) + Math.abs(spot.east) === 1;
  return `${isNext ? offset(spot).slice(2) : offset(spot)} of the Entrance`;
}
/** 'Dark tile (2 north, 1 east)': for buttons. */
const brief = (spot: Spot): string =>
  spot.north === 0 && spot.east === 0 ? 'Entrance' : `${TILE[spot.what]} (${offset(spot)})`;

export const the = (view: View, space: Space): string => {
  const spot = spotOf(view, space);
  return spot === null ? GONE : full(spot);
};
export const theCell = (view: View, cell: Cell): string => full(spotAt(view, cell));
export const where = (cell: Cell): string => from(spotWas(cell, 'gap'));
/** A tile that is no longer there. */
export const theFormer = (cell: Cell, what: Ground): string => full(spotWas(cell, what));
export const short = (view: View, space: Space): string => {
  const spot = spotOf(view, space);
  return spot === null ? GONE : brief(spot);
};
export const shortCell = (cell: Cell): string => offset(spotWas(cell, 'gap'));

/** 'Walk north (Dark tile)' in a straight line, otherwise 'Walk to the Vault (2 north, 1 east)'. */
export function going(verb: string, view: View, piece: Piece, to: Space): string {
  const way = bearing(view, placeIn(view, piece), to);
  if (way === null) return `${verb} to the ${short(view, to)}`;
  return `${verb} ${way.steps === 1 ? '' : `${way.steps} `}${way.side} (${TILE[spotOf(view, to)!.what]})`;
}
/** 'north' for an adjacent space, otherwise 'to the Vault 2 north, 1 east of the Entrance'. */
export function towards(view: View, from: Space, to: Space): string {
  const way = bearing(view, from, to);
  return way?.steps === 1 ? way.side : `to ${the(view, to)}`;
}
/** 'walls north and east', or 'no walls'. */
export const walls = (bits: number): string =>
  bits === 0 ? 'no walls' : `${bits === 15 || (bits & (bits - 1)) !== 0 ? 'walls' : 'wall'} ${listOf(sidesOf(bits))}`;

// ── people ───────────────────────────────────────────────────────────────────────────────

export const role = (name: Role): string => `the ${names.roles[name].title}`;
/** 'The Dragon rolls', 'The Goblins roll'. */
export const does = (name: Role, verb: string): string =>
  `The ${names.roles[name].title} ${name === 'goblins' ? verb : verb.replace(/^\S+/, third)}`;
function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export const tribe = (n: number): string => `the ${names.tribes[TRIBES[n]!].title}`;
/** 'The Fangs come out', 'The Eye comes out'. */
export const tribes = (n: number, verb: string): string =>
  `${capital(tribe(n))} ${n === 2 ? verb.replace(/^\S+/, third) : verb}`;

export const piece = (p: Piece): string =>
  p === 0 ? 'the Knight' : p === 4 ? 'the Dragon' : p === 5 ? 'the Thief' : tribe(p - 1);
/** 'The Knight walks', 'The Bones walk'. */
export const moves = (p: Piece, verb: string): string =>
  p >= 1 && p <= 3 ? tribes(p - 1, verb) : `${capital(piece(p))} ${verb.replace(/^\S+/, third)}`;
