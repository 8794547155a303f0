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
