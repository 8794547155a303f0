import { DRAGON_DIE } from '../../../data/dice.ts';
import { type Cell, DARK, LIT, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import { FACES, type Face, type Side } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import type { Ground } from '../../state.ts';
import { ways } from './layout.ts';
import { ROUND, STEP } from './plane.ts';
import { isHole } from './spaces.ts';

export const isOnMap = (s: Ground, space: Space): boolean => space >= 0 && s.map.layout.cell[space]! >= 0;
export const isTile = (space: Space): boolean => space < TILES;
/** [MAP-2] A tile is Lit or Dark. [TERRAIN-3] Terrain is neither, but a bridge is Lit. */
export const isDark = (s: Ground, space: Space): boolean => s.map.layout.light[space] === DARK;
export const isLit = (s: Ground, space: Space): boolean => s.map.layout.light[space] === LIT;
/** What is printed on a tile, even if nobody may look. */
export const faceOf = (s: State, space: Space): Face => FACES[s.map.faces[space]!]!;
export const isKind = (s: State, space: Space, kind: Face['kind']): boolean =>
  isTile(space) && isLit(s, space) && faceOf(s, space).kind === kind;

export const cellOf = (s: Ground, space: Space): Cell => s.map.layout.cell[space]!;
export function spaceAt(s: Ground, cell: Cell): Space {
  const cells = s.map.layout.cell;
  return cells.indexOf(cell);
}

/** [MAP-3] The space on that side, walls or not. */
export const beside = (s: Ground, space: Space, side: number): Space => ways(s.map.layout).next[4 * space + side]!;
/** [MAP-4] The space on that side, unless a wall is between. */
export const wayTo = (s: Ground, space: Space, side: number): Space => ways(s.map.layout).open[4 * space + side]!;

/** The space on that side, walls or not, if a piece can stand there. [TERRAIN-8] [TERRAIN-14] */
export function across(s: Ground, space: Space, side: number): Space {
  const there = ways(s.map.layout).next[4 * space + side]!;
  return there >= TILES && isHole(there) ? NOWHERE : there;
}
/** [TERRAIN-6] The space on that side, unless a wall is between; sight passes over a hole. */
export const lookTo = (s: Ground, space: Space, side: number): Space => ways(s.map.layout).clear[4 * space + side]!;

/** The side of `from` on which `to` lies next to it, or NOWHERE. */
export function sideTowards(s: Ground, from: Space, to: Space): Side | -1 {
  const { next } = ways(s.map.layout);
  for (let side = 0; side < 4; side++) if (next[4 * from + side] === to) return side as Side;
  return NOWHERE;
}
/** [MAP-3] Next to each other; a space is never next to itself. */
export const isAdjacent = (s: Ground, a: Space, b: Space): boolean => sideTowards(s, a, b) !== NOWHERE;
/** How many spaces touch this one by an edge. */
export function neighbours(s: Ground, space: Space): number {
  const { next } = ways(s.map.layout);
  let n = 0;
  for (let side = 0; side < 4; side++) if (next[4 * space + side]! >= 0) n++;
  return n;
}
/** [MAP-5] The spaces on the eight cells round this one. */
export function surrounding(s: Ground, space: Space): Space[] {
  const found: Space[] = [];
  const cell = cellOf(s, space);
  for (let i = 0; i < 9; i++) {
    const there = i === 4 ? NOWHERE : spaceAt(s, cell + ROUND[i]!);
    if (there >= 0) found.push(there);
  }
  return found;
}
/** [DICE-2] The spaces that this face of the Dragon die affects, rolled round a cell. */
export function affected(s: Ground, cell: Cell, face: number): Space[] {
  const found: Space[] = [];
  for (let i = 0; i < 9; i++) {
    const there = DRAGON_DIE[face]!.cells[i] === 1 ? spaceAt(s, cell + ROUND[i]!) : NOWHERE;
    if (there >= 0) found.push(there);
  }
  return found;
}

/** Empty cells next to any space, each once. */
export function rim(s: Ground): Cell[] {
  const { next } = ways(s.map.layout);
  const { cell } = s.map.layout;
  const found: Cell[] = [];
  for (let space = 0; space < cell.length; space++) {
    if (cell[space]! < 0) continue;
    for (let side = 0; side < 4; side++) {
      const there = cell[space]! + STEP[side]!;
      if (next[4 * space + side]! < 0 && !found.includes(there)) found.push(there);
    }
  }
  return found;
}

/** Cave tiles on the map of that light, in order of their numbers. */
export function tilesThat(s: Ground, light: number): Space[] {
  const { layout } = s.map;
  const found: Space[] = [];
  for (let space = 0; space < TILES; space++)
    if (layout.cell[space]! >= 0 && layout.light[space] === light) found.push(space);
  return found;
}

/** [EDGE-4] Does a wall stand on that side of a space that has no neighbour there? */
export function isWalledOff(s: Ground, space: Space, side: number): boolean {
  const { walls, bombs } = s.map.layout;
  return ((walls[space]! >> side) & 1) !== 0 && !bombs.includes(4 * space + side);
}

/** Spaces reached from the Entrance through Lit tiles without crossing a wall, not entering `without`. */
export function litFromEntrance(s: State, without: Space): boolean[] {
  const { open } = ways(s.map.layout);
  const reached: boolean[] = Array(s.map.tokens.length).fill(false);
  const walk = [0];
  reached[0] = true;
  for (let space = walk.pop(); space !== undefined; space = walk.pop())
    for (let side = 0; side < 4; side++) {
      const there = open[4 * space + side]!;
      if (there < 0 || there === without || reached[there] || !isLit(s, there)) continue;
      reached[there] = true;
      walk.push(there);
    }
  return reached;
}
