import type { Clause } from '../clauses.ts';
import type { Die } from '../data/dice.ts';
import type { Piece } from '../data/pieces.ts';
import type { Cell, Space } from '../data/places.ts';
import type { Role } from '../data/roles.ts';
import type { TerrainName } from '../data/terrain.ts';
import type { Kind } from '../data/tiles.ts';
import type { Token } from '../data/tokens.ts';

/** Why a tile is revealed: the Knight's own Encounter, her Vantage Point, a Flare, a Dragon's power, the Thief's choice. */
export type Cause = 'encounter' | 'vantagePoint' | 'flare' | 'power' | 'thief' | 'monster';

/** A revealing under way: tiles, whose doing, why, and the side that must stay open (or -1). */
export interface Revealing {
  spaces: readonly Space[];
  by: Role;
  cause: Cause;
  from: number;
}
/** Tiles to be removed, by whom, and how far their pieces may go. */
export interface Clearing {
  spaces: readonly Space[];
  by: Role;
  reach: 'adjacent' | 'nearest' | 'past'; // past: the nearest, even past pieces in the way
}

export interface TerrainContents {
  'map.reveal': { at: Revealing };
  'map.revealNext': { at: Revealing; act: { do: 'reveal'; space: Space } };
  'map.orient': { at: { space: Space; by: Role; from: number }; act: { do: 'turn'; space: Space; walls: number } };
  'map.revealed': { at: Revealing };
  'map.fill': { at: object };
  'map.fillFromStack': { at: object; act: { do: 'place'; cell: Cell } };
  'map.grow': { at: { left: number }; act: { do: 'place'; cell: Cell } };
  'map.shrink': { at: { left: number; by: Role }; act: { do: 'collapse'; space: Space } };
  'map.shrinkOn': { at: { left: number; by: Role } };
  'map.clear': { at: Clearing };
  'map.moveOff': { at: Clearing & { piece: Piece }; act: { do: 'moveOff'; piece: Piece; to: Space } };
  'map.join': { at: object };
  'map.terrain': {
    at: { by: Role; origin: Cell; only: number }; // only this terrain; -1: any
    act: { do: 'layTerrain'; terrain: number; cell: Cell; turns: number };
  };
  'map.pit': { at: { by: Role; origin: Cell; pit: number }; act: { do: 'layPit'; cell: Cell } };
  'map.ride': { at: { piece: Piece }; act: { do: 'ride'; to: Space } | { do: 'getOut' } };
  'map.slide': { at: object; act: { do: 'slide'; space: Space; east: number; south: number } };
}

export type TerrainNews =
  | { news: 'revealed'; space: Space; face: string; kind: Kind; by: Role; clause: 'REVEAL-1' }
  | { news: 'oriented'; space: Space; walls: number; by: Role }
  | { news: 'placed'; space: Space; cell: Cell; mark: number }
  | { news: 'rotated'; space: Space; walls: number }
  | { news: 'removed'; space: Space; cell: Cell; kind: Kind | null; clause: 'COLLAPSE-9' | 'COLLAPSE-10' }
  | {
      news: 'terrainLaid';
      terrain: TerrainName;
      cells: readonly Cell[];
      thing: `terrain ${TerrainName}`;
      clause: 'TERRAIN-2';
    }
  | { news: 'terrainRemoved'; terrain: TerrainName; cell: Cell; clause: 'TERRAIN-5' }
  | { news: 'terrainHarmed'; terrain: TerrainName; piece: Piece; clause: Clause }
  | { news: 'collapseBegan'; clause: 'COLLAPSE-1' }
  | { news: 'slid'; spaces: readonly Space[]; east: number; south: number; clause: 'COLLAPSE-12' }
  | { news: 'movedOff'; piece: Piece; from: Space; to: Space; clause: 'COLLAPSE-5' }
  | { news: 'moved'; piece: Piece; from: Space; to: Space; how: string }
  | { news: 'tokenPlaced'; token: Token; space: Space }
  | { news: 'tokenTaken'; token: Token; space: Space }
  | { news: 'tokenMoved'; token: Token; from: Space; to: Space }
  | { news: 'bombed'; space: Space; side: number }
  | { news: 'rockslide'; space: Space; side: number }
  | { news: 'rolled'; die: Die; by: Role; shows: number };
