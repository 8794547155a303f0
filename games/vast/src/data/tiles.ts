/** The sides of a space, clockwise; a wall on side n is bit 1 << n. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1 | 2 | 3;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const ALL_SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST];
export const opposite = (side: number): Side => ((side + 2) & 3) as Side;

/** Walls before the tile is turned. */
const SHAPES = {
  open: 0,
  side: 1 << WEST,
  corner: (1 << SOUTH) | (1 << WEST),
  tunnel: (1 << EAST) | (1 << WEST),
  deadend: (1 << EAST) | (1 << SOUTH) | (1 << WEST),
} as const;
export type Shape = keyof typeof SHAPES;

/** The Goblin symbols on the Dark sides; also the three Tribes, by number. */
export const TRIBES = ['fangs', 'bones', 'eye'] as const;
export type TribeName = (typeof TRIBES)[number];
export type Tribe = 0 | 1 | 2;
export const FANGS = 0;
export const BONES = 1;
export const EYE = 2;
export const ALL_TRIBES: readonly Tribe[] = [FANGS, BONES, EYE];

export const KINDS = ['entrance', 'ambush', 'event', 'treasureRoom', 'vault', 'crystal'] as const;
export type Kind = (typeof KINDS)[number];

/** What is printed on a Cave tile. */
export interface Face {
  readonly name: string; // 'A01'
  readonly kind: Kind;
  readonly shape: Shape;
  readonly walls: number; // bits, before turning
  readonly mark: Tribe | null; // the symbol on the Dark side
}
export type FaceId = number;

/** Shape and Dark symbol, tile by tile. Which symbol backs which tile is reconstructed. */
const PRINTED: { readonly [kind in Exclude<Kind, 'entrance'>]: string } = {
  ambush:
    'open F, tunnel B, side E, side F, open B, side E, corner F, tunnel B, tunnel E, open F, corner B, deadend E, open F, corner B, corner E',
  event:
    'tunnel F, side B, tunnel E, tunnel F, open B, side E, open F, corner B, corner E, open F, corner B, deadend E, side F, open B, open E',
  treasureRoom: 'open F, open B, open E, side F, tunnel B, corner E',
  vault: 'corner F, corner B, side E, corner F, side B, side E',
  crystal: 'open F, side B, corner E, side F, corner B, open E, corner F, open B, side E',
};
const INITIALS = { ambush: 'A', event: 'E', treasureRoom: 'T', vault: 'V', crystal: 'C' } as const;

export const FACES: readonly Face[] = [
  { name: 'ENT', kind: 'entrance', shape: 'open', walls: 0, mark: null },
  ...(Object.keys(PRINTED) as (keyof typeof PRINTED)[]).flatMap((kind) =>
    PRINTED[kind].split(', ').map((printed, i): Face => {
      const [shape, mark] = printed.split(' ') as [Shape, 'F' | 'B' | 'E'];
      const name = `${INITIALS[kind]}${String(i + 1).padStart(2, '0')}`;
      return { name, kind, shape, walls: SHAPES[shape], mark: 'FBE'.indexOf(mark) as Tribe };
    }),
  ),
];
export const ENTRANCE_FACE: FaceId = 0;

export const facesOf = (kind: Kind): FaceId[] => FACES.flatMap((face, id) => (face.kind === kind ? [id] : []));
export const faceNamed = (name: string): FaceId => FACES.findIndex((face) => face.name === name);

/** The sides that have a wall, by name; and back. */
export const wallsNamed = (walls: number): readonly SideName[] => NAMED[walls]!;
export const wallsOf = (named: readonly SideName[]): number => NAMED.findIndex((sides) => isSame(sides, named));
const NAMED: readonly (readonly SideName[])[] = Array.from({ length: 16 }, (_, walls) =>
  SIDES.filter((_side, side) => ((walls >> side) & 1) !== 0),
);
const isSame = (a: readonly SideName[], b: readonly SideName[]): boolean =>
  a.length === b.length && a.every((side) => b.includes(side));

/** The walls after this many quarter turns clockwise. */
export const turned = (walls: number, turns: number): number => ((walls << turns) | (walls >> (4 - turns))) & 15;
