import { PIECES } from '../../data/pieces.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { SIDES } from '../../data/tiles.ts';
import { cellName, wallName } from '../../text/places.ts';
import type { Notation } from '../../text/shapes.ts';
import type { TerrainContents } from '../contents.ts';
import { cellOf } from '../words/questions/map.ts';

export const terrainNotation: Notation<TerrainContents> = {
  reveal: ({ space }, s) => `reveal ${cellName(cellOf(s, space))}`,
  turn: ({ space, walls }, s) => `turn ${cellName(cellOf(s, space))} ${wallName(walls)}`,
  place: ({ cell }) => `place ${cellName(cell)}`,
  collapse: ({ space }, s) => `collapse ${cellName(cellOf(s, space))}`,
  moveOff: ({ piece, to }, s) => `${PIECES[piece]} off to ${cellName(cellOf(s, to))}`,
  layTerrain: ({ terrain, cell, turns }) => `lay ${TERRAIN[terrain]!.name} ${cellName(cell)} ${SIDES[(turns + 1) & 3]}`,
  layPit: ({ cell }) => `lay pit ${cellName(cell)}`,
  ride: ({ to }, s) => `ride to ${cellName(cellOf(s, to))}`,
  getOut: () => 'get out',
  slide: ({ space, east, south }, s) => `slide ${cellName(cellOf(s, space))} by ${east} ${south}`,
};
