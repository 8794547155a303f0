/** Terrain of the optional variant: its cells as [east, south] from the first one, and how many quarter turns differ. */
export const TERRAIN = [
  {
    name: 'canyon',
    turns: 2,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
  {
    name: 'lake',
    turns: 1,
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'magma',
    turns: 4,
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  },
  {
    name: 'mushroomForest',
    turns: 1,
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'river', // flows from its first cell to its last
    turns: 4,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  },
  { name: 'pit', turns: 1, cells: [[0, 0]] },
  { name: 'pit', turns: 1, cells: [[0, 0]] },
  { name: 'pit', turns: 1, cells: [[0, 0]] },
] as const satisfies readonly {
  name: string;
  turns: number;
  cells: readonly (readonly [east: number, south: number])[];
}[];
export type TerrainName = (typeof TERRAIN)[number]['name'];
export const CANYON = 0;
export const LAKE = 1;
export const MAGMA = 2;
export const MUSHROOM_FOREST = 3;
export const RIVER = 4;
export const FIRST_PIT = 5;
/** The three Pits lie together or not at all. */
export const PITS: readonly number[] = [5, 6, 7];
/** The Canyon's middle cell; the two others cannot be entered. */
export const BRIDGE = 1;
/** Steps through the Pits: in, along, out. */
export const PIT_TRIP = 3;
/** Steps and additional cubes of a climb across a Canyon's end. */
export const CANYON_STEPS = 2;
export const CANYON_CUBES = 1;
