import type { Cell, Space } from '../data/places.ts';
import type { FaceId } from '../data/tiles.ts';

/**
 * The map as everyone sees it. Never changed, only replaced: copies of a position share it, and what is
 * computed from it (neighbours, ways) is kept as long as it lasts. Arrays are by space.
 */
export interface Layout {
  readonly cell: readonly Cell[]; // NOWHERE: this number is free
  readonly light: readonly number[];
  readonly walls: readonly number[]; // bits by side, as the tile lies; 0 while Dark
  readonly mark: readonly number[]; // the Tribe on a Dark side
  readonly bombs: readonly number[]; // edges: 4 × space + side
  readonly rockslides: readonly number[]; // edges
}

/** Anything with a layout: a position, or the map of a view. The rules of movement need no more. */
export interface Ground {
  readonly map: { readonly layout: Layout };
}

/** Tokens on a space, as bits; Treasure tokens are counted apart, Gems are the Dragon's. */
export const CRYSTAL_TOKEN = 1;
export const VAULT_TOKEN = 2;
export const EVENT_TOKEN = 4;
export const OGRE_TOKEN = 8;
export const TROLL_TOKEN = 16;
export interface CaveMap {
  layout: Layout;
  faces: FaceId[]; // by tile; secret while it is Dark
  tokens: number[]; // by space, bits
  treasures: number[]; // Treasure tokens by space
  flameWall: Space;
  burnt: number; // bits by role: whom the Flame Wall has burnt this turn
  stack: FaceId[]; // top last
  piles: readonly number[]; // tiles of each pile still in the stack
  under: number; // tiles at the bottom of the stack that had been removed
  depth: number; // the last pile drawn from; 3: what lay under them
  origin: readonly number[]; // by tile: where it may have come from, as bits (piles.ts)
  gone: FaceId[]; // tiles out of the game, face up
  goneFrom: number[]; // and where they may have come from
  buried: FaceId[]; // tiles that everyone saw go under the stack, and has not seen again
  collapsing: boolean;
  supply: number; // Treasure tokens not in use
  eventTokens: number; // in supply
  revealed: number; // tiles revealed so far
  crystalsRevealed: number; // Crystal tiles revealed so far, also while being removed
  crystalsSmashed: number; // Crystal tokens smashed so far
  crystalsRemoved: number; // Crystal tiles removed so far
  terrainRound: number; // the last round in which an Event tile called for terrain
}

export const cloneMap = (m: CaveMap): CaveMap => ({
  layout: m.layout,
  faces: m.faces.slice(),
  tokens: m.tokens.slice(),
  treasures: m.treasures.slice(),
  flameWall: m.flameWall,
  burnt: m.burnt,
  stack: m.stack.slice(),
  piles: m.piles,
  under: m.under,
  depth: m.depth,
  origin: m.origin,
  gone: m.gone.slice(),
  goneFrom: m.goneFrom.slice(),
  buried: m.buried.slice(),
  collapsing: m.collapsing,
  supply: m.supply,
  eventTokens: m.eventTokens,
  revealed: m.revealed,
  crystalsRevealed: m.crystalsRevealed,
  crystalsSmashed: m.crystalsSmashed,
  crystalsRemoved: m.crystalsRemoved,
  terrainRound: m.terrainRound,
});
