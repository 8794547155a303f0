import { SPACES, type Space, TILES } from '../../../data/places.ts';
import { BRIDGE, CANYON, FIRST_PIT, LAKE, MAGMA, MUSHROOM_FOREST, RIVER, TERRAIN } from '../../../data/terrain.ts';

// Which numbers are which terrain: behind the tiles, terrain by terrain, cell by cell.

const NONE = -1;
/** By space less TILES: which terrain. */
const WHICH: readonly number[] = TERRAIN.flatMap(({ cells }, i) => cells.map(() => i));
const SPACES_OF: readonly (readonly Space[])[] = TERRAIN.map((_, i) =>
  WHICH.flatMap((which, j) => (which === i ? [TILES + j] : [])),
);

/** A list by space with this value everywhere, to be copied and filled in. */
export const everywhere = (value: number): readonly number[] => Array.from({ length: SPACES }, () => value);

/** Which terrain a space belongs to; -1 for a tile. */
export const terrainOf = (space: Space): number => (space < TILES ? NONE : WHICH[space - TILES]!);
/** The spaces of a terrain, in the order of its cells. */
export const spacesOf = (terrain: number): readonly Space[] => SPACES_OF[terrain]!;
export const firstOf = (terrain: number): Space => SPACES_OF[terrain]![0]!;

export const isBridge = (space: Space): boolean => space === firstOf(CANYON) + BRIDGE;
export const isCanyonEnd = (space: Space): boolean => terrainOf(space) === CANYON && !isBridge(space);
export const isPit = (space: Space): boolean => terrainOf(space) >= FIRST_PIT;
/** Nobody stands here. */
export const isHole = (space: Space): boolean => space >= TILES && (isPit(space) || isCanyonEnd(space));
export const isLake = (space: Space): boolean => terrainOf(space) === LAKE;
export const isMagma = (space: Space): boolean => terrainOf(space) === MAGMA;
export const isForest = (space: Space): boolean => terrainOf(space) === MUSHROOM_FOREST;
export const isRiver = (space: Space): boolean => terrainOf(space) === RIVER;

/** A tile is all there is of it. */
const ALONE: readonly (readonly Space[])[] = Array.from({ length: TILES }, (_, space) => [space]);

/** [TERRAIN-5] With a cell of terrain all of it goes; Pits go one by one. */
export function wholeOf(space: Space): readonly Space[] {
  return space < TILES ? ALONE[space]! : SPACES_OF[WHICH[space - TILES]!]!;
}
export function withWhole(spaces: readonly Space[]): readonly Space[] {
  if (spaces.every((space) => space < TILES)) return spaces;
  return [...new Set(spaces.flatMap(wholeOf))];
}

/** [TERRAIN-13] Nothing reaches from here to there: one of them is in the Mushroom Forest, and not the same cell. */
export const isSheltered = (from: Space, to: Space): boolean => from !== to && (isForest(from) || isForest(to));
