/** Terrain tiles of the optional variant: their cells as [east, south] from the first one. */
export const TERRAIN = [
  {
    name: 'canyon',
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
  {
    name: 'lake',
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'magma',
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  },
  {
    name: 'mushroomForest',
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'river',
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  },
  { name: 'pits', cells: [[0, 0]] },
] as const satisfies readonly { name: string; cells: readonly (readonly [number, number])[] }[];
export type TerrainName = (typeof TERRAIN)[number]['name'];
/** The Pits are three tiles of one space each; every other terrain is one tile. */
export const PITS = 3;
/** The Canyon's middle cell is a bridge; the two others cannot be entered. */
export const BRIDGE = 1;
