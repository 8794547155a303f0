import { DRAGON_DIE } from '../data/dice.ts';
import { PITS, TERRAIN } from '../data/terrain.ts';
import { SIDES, TRIBES } from '../data/tiles.ts';
import { PIECES } from '../pieces.ts';
import { listOf, titleOf } from '../text/lists.ts';
import { cellName, wallName } from '../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../text/shapes.ts';
import type { TerrainContents, TerrainNews } from './contents.ts';
import { cellOf } from './map.ts';

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

export const terrainPrompts: Prompts<TerrainContents> = {
  'map.revealNext': () => 'Which tile is revealed next?',
  'map.orient': () => 'Turn the revealed tile.',
  'map.fillFromStack': () => 'Which open edge gets the next tile?',
  'map.grow': ({ left }) => (left === 1 ? 'Place a tile.' : `Place ${left} tiles.`),
  'map.shrink': ({ left }) => (left === 1 ? 'Remove a tile.' : `Remove ${left} tiles.`),
  'map.moveOff': ({ piece }) => `The tile falls: where does the ${PIECES[piece]} piece go?`,
  'map.terrain': () => 'An Event calls for terrain: which, and where?',
  'map.pit': ({ pit }) => (pit === PITS[1] ? 'Where is the second Pit?' : 'Where is the third Pit?'),
  'map.ride': ({ piece }) => `The River takes hold: how far does the ${PIECES[piece]} piece ride?`,
  'map.slide': () => 'Slide the map together.',
};

export const terrainLabels: Labels<TerrainContents> = {
  reveal: ({ space }, view) => `Reveal ${cellName(cellIn(view, space))}`,
  turn: ({ walls }) => (walls === 0 ? 'No walls' : `Walls ${wallName(walls)}`),
  place: ({ cell }) => `Place at ${cellName(cell)}`,
  collapse: ({ space }, view) => `Remove ${cellName(cellIn(view, space))}`,
  moveOff: ({ to }, view) => `To ${cellName(cellIn(view, to))}`,
  layTerrain: ({ terrain, cell, turns }) =>
    `${titleOf(TERRAIN[terrain]!.name)} at ${cellName(cell)}${TERRAIN[terrain]!.turns === 1 ? '' : `, to the ${SIDES[(turns + 1) & 3]}`}`,
  layPit: ({ cell }) => `Pit at ${cellName(cell)}`,
  ride: ({ to }, view) => `Ride to ${cellName(cellIn(view, to))}`,
  getOut: () => 'Do not ride',
  slide: ({ space, east, south }, view) =>
    `Slide the part at ${cellName(cellIn(view, space))} ${Math.abs(east || south)} ${east > 0 ? 'east' : east < 0 ? 'west' : south > 0 ? 'south' : 'north'}`,
};

const KIND = {
  entrance: 'the Entrance',
  ambush: 'an Ambush',
  event: 'an Event',
  treasureRoom: 'a Treasure Room',
  vault: 'a Vault',
  crystal: 'a Crystal',
} as const;

export const terrainNarration: Narration<TerrainNews> = {
  revealed: ({ space, kind, by }, view) => `The ${by} reveals ${KIND[kind]} at ${cellName(cellIn(view, space))}.`,
  oriented: () => null,
  placed: ({ cell, mark }) => `A Dark tile with the ${TRIBES[mark]} symbol is placed at ${cellName(cell)}.`,
  rotated: ({ space }, view) => `The tile at ${cellName(cellIn(view, space))} is turned.`,
  removed: ({ cell, kind }) => `The tile at ${cellName(cell)} falls${kind === null ? '' : `: ${KIND[kind]}`}.`,
  terrainLaid: ({ terrain, cells }) => `${titleOf(terrain)} is laid at ${listOf(cells.map(cellName))}.`,
  terrainRemoved: ({ terrain, cell }) => `The ${titleOf(terrain)} at ${cellName(cell)} is removed.`,
  terrainHarmed: ({ terrain, piece }) => `The ${titleOf(terrain)} harms the ${PIECES[piece]} piece.`,
  collapseBegan: () => 'No tile is left: the cave begins to collapse!',
  slid: ({ spaces }) => `A part of the cave (${spaces.length} tiles) slides to the rest.`,
  movedOff: ({ piece, to }, view) => `The ${PIECES[piece]} piece flees to ${cellName(cellIn(view, to))}.`,
  moved: ({ piece, to }, view) => `The ${PIECES[piece]} piece goes to ${cellName(cellIn(view, to))}.`,
  tokenPlaced: ({ token, space }, view) => `A ${token} token lies at ${cellName(cellIn(view, space))}.`,
  tokenTaken: ({ token, space }, view) => `The ${token} token at ${cellName(cellIn(view, space))} is taken.`,
  tokenMoved: ({ token, to }, view) => `A ${token} token is moved to ${cellName(cellIn(view, to))}.`,
  bombed: ({ space }, view) => `A wall at ${cellName(cellIn(view, space))} is bombed.`,
  rockslide: ({ space }, view) => `Rocks fall at ${cellName(cellIn(view, space))}.`,
  rolled: ({ die, by, shows }) =>
    die === 'dragon' ? `The ${by} rolls the Dragon die: ${DRAGON_DIE[shows]!.name}.` : `The ${by} rolls ${shows}.`,
};
