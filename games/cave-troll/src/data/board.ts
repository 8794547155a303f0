/**
 * The lair. [BOARD-1] The map is reconstructed: a stand-in that fits everything known of the printed one, and
 * [BOARD-3] mirrors left to right and top to bottom. Rectangles tile a grid of 28 by 22 units, its origin at the top left.
 */
export type SpaceId = number;
type SpaceKind = 'room' | 'staircase' | 'pit';
export interface Space {
  readonly id: SpaceId;
  readonly key: string;
  readonly name: string; // as notation writes it
  readonly kind: SpaceKind;
  readonly gold: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** [MOVE-5] This many characters fill a room. */
export const FULL = 5;

export const GRID = { width: 28, height: 22 } as const;

type Row = readonly [
  string,
  string,
  SpaceKind,
  gold: number,
  x: number,
  y: number,
  w: number,
  h: number,
  doors: string,
];
const ROWS: readonly Row[] = [
  ['nw_stair', 'NW Staircase', 'staircase', 0, 0, 3, 6, 3, 'nw_cell nw_hall nw_vault'],
  ['nw_vault', 'NW Vault', 'room', 2, 0, 0, 7, 3, 'nw_gallery nw_stair'],
  ['nw_gallery', 'NW Gallery', 'room', 2, 7, 0, 7, 3, 'n_throne ne_gallery nw_guard nw_vault'],
  ['nw_guard', 'NW Guardroom', 'room', 3, 6, 3, 5, 3, 'nw_crypt nw_gallery nw_hall'],
  ['nw_cell', 'NW Cell', 'room', 1, 0, 6, 4, 3, 'nw_hall nw_stair w_store'],
  ['nw_hall', 'NW Hall', 'room', 1, 4, 6, 5, 3, 'nw_cell nw_crypt nw_guard nw_stair pit_w'],
  ['nw_crypt', 'NW Crypt', 'room', 4, 9, 6, 5, 3, 'n_throne nw_guard nw_hall pit_c w_treasury'],
  ['ne_stair', 'NE Staircase', 'staircase', 0, 22, 3, 6, 3, 'ne_cell ne_hall ne_vault'],
  ['ne_vault', 'NE Vault', 'room', 2, 21, 0, 7, 3, 'ne_gallery ne_stair'],
  ['ne_gallery', 'NE Gallery', 'room', 2, 14, 0, 7, 3, 'n_throne ne_guard ne_vault nw_gallery'],
  ['ne_guard', 'NE Guardroom', 'room', 3, 17, 3, 5, 3, 'ne_crypt ne_gallery ne_hall'],
  ['ne_cell', 'NE Cell', 'room', 1, 24, 6, 4, 3, 'e_store ne_hall ne_stair'],
  ['ne_hall', 'NE Hall', 'room', 1, 19, 6, 5, 3, 'ne_cell ne_crypt ne_guard ne_stair pit_e'],
  ['ne_crypt', 'NE Crypt', 'room', 4, 14, 6, 5, 3, 'e_treasury n_throne ne_guard ne_hall pit_c'],
  ['sw_stair', 'SW Staircase', 'staircase', 0, 0, 16, 6, 3, 'sw_cell sw_hall sw_vault'],
  ['sw_vault', 'SW Vault', 'room', 2, 0, 19, 7, 3, 'sw_gallery sw_stair'],
  ['sw_gallery', 'SW Gallery', 'room', 2, 7, 19, 7, 3, 's_throne se_gallery sw_guard sw_vault'],
  ['sw_guard', 'SW Guardroom', 'room', 3, 6, 16, 5, 3, 'sw_crypt sw_gallery sw_hall'],
  ['sw_cell', 'SW Cell', 'room', 1, 0, 13, 4, 3, 'sw_hall sw_stair w_store'],
  ['sw_hall', 'SW Hall', 'room', 1, 4, 13, 5, 3, 'pit_w sw_cell sw_crypt sw_guard sw_stair'],
  ['sw_crypt', 'SW Crypt', 'room', 4, 9, 13, 5, 3, 'pit_c s_throne sw_guard sw_hall w_treasury'],
  ['se_stair', 'SE Staircase', 'staircase', 0, 22, 16, 6, 3, 'se_cell se_hall se_vault'],
  ['se_vault', 'SE Vault', 'room', 2, 21, 19, 7, 3, 'se_gallery se_stair'],
  ['se_gallery', 'SE Gallery', 'room', 2, 14, 19, 7, 3, 's_throne se_guard se_vault sw_gallery'],
  ['se_guard', 'SE Guardroom', 'room', 3, 17, 16, 5, 3, 'se_crypt se_gallery se_hall'],
  ['se_cell', 'SE Cell', 'room', 1, 24, 13, 4, 3, 'e_store se_hall se_stair'],
  ['se_hall', 'SE Hall', 'room', 1, 19, 13, 5, 3, 'pit_e se_cell se_crypt se_guard se_stair'],
  ['se_crypt', 'SE Crypt', 'room', 4, 14, 13, 5, 3, 'e_treasury pit_c s_throne se_guard se_hall'],
  ['n_throne', 'N Throne Room', 'room', 5, 11, 3, 6, 3, 'ne_crypt ne_gallery nw_crypt nw_gallery'],
  ['s_throne', 'S Throne Room', 'room', 5, 11, 16, 6, 3, 'se_crypt se_gallery sw_crypt sw_gallery'],
  ['w_store', 'W Storeroom', 'room', 3, 0, 9, 4, 4, 'nw_cell sw_cell'],
  ['e_store', 'E Storeroom', 'room', 3, 24, 9, 4, 4, 'ne_cell se_cell'],
  ['w_treasury', 'W Treasury', 'room', 5, 8, 9, 4, 4, 'nw_crypt pit_w sw_crypt'],
  ['e_treasury', 'E Treasury', 'room', 5, 16, 9, 4, 4, 'ne_crypt pit_e se_crypt'],
  ['pit_w', 'W Pit', 'pit', 0, 4, 9, 4, 4, 'nw_hall sw_hall w_treasury'],
  ['pit_c', 'Central Pit', 'pit', 0, 12, 9, 4, 4, 'ne_crypt nw_crypt se_crypt sw_crypt'],
  ['pit_e', 'E Pit', 'pit', 0, 20, 9, 4, 4, 'e_treasury ne_hall se_hall'],
];

/** [BOARD-2] What differs with a single pit. */
const ONE_PIT: { readonly [key: string]: Partial<Space> } = {
  pit_w: { name: 'W Cavern', kind: 'room', gold: 3 },
  pit_e: { name: 'E Cavern', kind: 'room', gold: 3 },
  w_treasury: { gold: 4 },
  e_treasury: { gold: 4 },
};

/** One layout of the lair: spaces listed by kind, and by space what the rules ask most often. */
export interface Board {
  readonly spaces: readonly Space[];
  readonly rooms: readonly SpaceId[];
  readonly staircases: readonly SpaceId[];
  readonly pits: readonly SpaceId[];
  readonly isRoom: readonly boolean[];
  readonly isPit: readonly boolean[];
  readonly gold: readonly number[];
}

export type Layout = 'threePits' | 'onePit';
export const BOARDS: { readonly [layout in Layout]: Board } = { threePits: board({}), onePit: board(ONE_PIT) };

function board(changes: { readonly [key: string]: Partial<Space> }): Board {
  const spaces = ROWS.map(
    ([key, name, kind, gold, x, y, w, h], id): Space => ({ id, key, name, kind, gold, x, y, w, h, ...changes[key] }),
  );
  const ofKind = (kind: SpaceKind): SpaceId[] => spaces.filter((space) => space.kind === kind).map(({ id }) => id);
  return {
    spaces,
    rooms: ofKind('room'),
    staircases: ofKind('staircase'),
    pits: ofKind('pit'),
    isRoom: spaces.map(({ kind }) => kind === 'room'),
    isPit: spaces.map(({ kind }) => kind === 'pit'),
    gold: spaces.map(({ gold }) => gold),
  };
}

export const SPACE_COUNT = ROWS.length;
/** The space with that key, the same in every layout. */
export const spaceOf = (key: string): SpaceId => ROWS.findIndex((row) => row[0] === key);

/** [MOVE-1] The spaces one doorway away. */
export const NEIGHBOURS: readonly (readonly SpaceId[])[] = ROWS.map((row) => row[8].split(' ').map(spaceOf));

/** [CARD-5] Whose staircase is whose, by seat. */
const CORNERS = ['nw_stair', 'ne_stair', 'sw_stair', 'se_stair'].map(spaceOf);
export const OWN_STAIRCASE: { readonly [seats: number]: readonly SpaceId[] } = {
  2: [CORNERS[0]!, CORNERS[3]!],
  3: CORNERS,
  4: CORNERS,
};
