import type { Position } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';
import type { Action, News, Step } from './contents.ts';
import type { Role } from './data/roles.ts';
import type { FaceId } from './data/tiles.ts';
import { type CaveState, cloneCave } from './roles/cave/state.ts';
import { cloneDragon, type DragonState } from './roles/dragon/state.ts';
import { cloneGoblins, type GoblinsState } from './roles/goblins/state.ts';
import { cloneKnight, type KnightState } from './roles/knight/state.ts';
import { cloneThief, type ThiefState } from './roles/thief/state.ts';
import type { GameSettings } from './settings.ts';

/** A tile lying on the map, by number: 0 is the Entrance. Numbers go by the order of laying, which all have seen. */
export type Space = number;
/** A place in the plane where a tile may lie: WIDTH times its row, plus its column. */
export type Cell = number;
export const NOWHERE = -1;
export const ENTRANCE: Space = 0;
/** The tiles of the box, the Entrance among them. */
export const TILES = 52;
/** Every space there can be: tiles, and behind them the cells of terrain. Without terrain arrays end with the tiles. */
export const SPACES = TILES + 21;
/** No map can reach the rim of this plane: 51 tiles in one row fit on either side of the middle. */
export const WIDTH = 192;
export const MIDDLE: Cell = 96 * WIDTH + 96;

export const DARK = 0;
export const LIT = 1;
/** [TERRAIN-3] Terrain is neither. */
export const NEITHER = 2;

/**
 * The map as everybody sees it. Never changed, only replaced: copies of a position share it, and what is
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
  gone: FaceId[]; // tiles out of the game, for everybody to see
  collapsing: boolean;
  supply: number; // Treasure tokens not in use
  eventTokens: number; // in supply
  revealed: number; // tiles revealed so far
  crystalsRevealed: number; // Crystal tiles revealed so far, also while being removed
  crystalsSmashed: number; // Crystal tokens smashed so far
  crystalsRemoved: number; // Crystal tiles removed so far
  terrainRound: number; // the last round in which an Event tile called for terrain
}

export interface State extends Position<Step, Action, News> {
  readonly settings: GameSettings;
  readonly roles: readonly Role[]; // by seat
  readonly variant: number; // row of the table of combinations
  seat: number; // whose turn it is
  round: number;
  die: number; // what the last die shows: a face of the Dragon die, or a number on the Action die
  map: CaveMap;
  events: number[]; // Event deck, top last
  treasureDeck: number[]; // top last
  ambushers: number[]; // Goblin Infestation's Monster deck, top last
  ambusherDiscards: number[];
  knight: KnightState | null;
  goblins: GoblinsState | null;
  dragon: DragonState | null;
  cave: CaveState | null;
  thief: ThiefState | null;
  outcome: Outcome | null;
}

/** Who won, and by which clause. Nobody: all have lost. */
export interface Outcome {
  readonly winners: readonly Role[];
  readonly clause: Clause;
}

const cloneMap = (m: CaveMap): CaveMap => ({
  layout: m.layout,
  faces: m.faces.slice(),
  tokens: m.tokens.slice(),
  treasures: m.treasures.slice(),
  flameWall: m.flameWall,
  burnt: m.burnt,
  stack: m.stack.slice(),
  gone: m.gone.slice(),
  collapsing: m.collapsing,
  supply: m.supply,
  eventTokens: m.eventTokens,
  revealed: m.revealed,
  crystalsRevealed: m.crystalsRevealed,
  crystalsSmashed: m.crystalsSmashed,
  crystalsRemoved: m.crystalsRemoved,
  terrainRound: m.terrainRound,
});

/** A copy that shares nothing that is ever changed. */
export const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  settings: s.settings,
  roles: s.roles,
  variant: s.variant,
  seat: s.seat,
  round: s.round,
  die: s.die,
  map: cloneMap(s.map),
  events: s.events.slice(),
  treasureDeck: s.treasureDeck.slice(),
  ambushers: s.ambushers.slice(),
  ambusherDiscards: s.ambusherDiscards.slice(),
  knight: s.knight === null ? null : cloneKnight(s.knight),
  goblins: s.goblins === null ? null : cloneGoblins(s.goblins),
  dragon: s.dragon === null ? null : cloneDragon(s.dragon),
  cave: s.cave === null ? null : cloneCave(s.cave),
  thief: s.thief === null ? null : cloneThief(s.thief),
  outcome: s.outcome,
});
