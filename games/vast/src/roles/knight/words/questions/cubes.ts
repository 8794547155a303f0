import {
  CUBE_GRIT,
  EQUIPMENT,
  EQUIPMENT_SLOTS,
  FACE_DOWN,
  FACE_UP,
  FIRST_CUBES,
  type Slot,
  TRACK_SPACES,
  TRACKS,
  TREASURES,
} from '../../../../data/knight.ts';
import type { Thing } from '../../../../data/things.ts';
import type { State } from '../../../../state.ts';
import type { KnightState } from '../../state.ts';

/** Hero cubes she owns, placed or not; not those discarded, poisoned or still on the Grit track. */
export function heroCubesOwned(s: State): number {
  const k = s.knight!;
  let n = k.ready + k.spent;
  for (let i = 0; i < k.tracks.length; i++) n += k.tracks[i]!;
  for (let i = 0; i < k.gear.length; i++) n += k.gear[i]!;
  for (let i = 0; i < k.treasureCubes.length; i++) n += k.treasureCubes[i]!;
  return n;
}

/** [KNIGHT-CUBE-4] She always keeps two cubes: she can lose or pay only the rest. */
export const sparedCubes = (s: State): number => Math.max(0, heroCubesOwned(s) - FIRST_CUBES);

/** The places for cubes, in the order of her board; each with its own room. */
interface Holder {
  readonly slot: Slot;
  readonly board: 'tracks' | 'gear' | 'treasureCubes';
  readonly index: number;
  readonly room: number;
  readonly thing: Thing | null;
}
const HOLDERS: readonly Holder[] = [
  ...TRACKS.map((slot, index): Holder => ({ slot, board: 'tracks', index, room: TRACK_SPACES, thing: null })),
  ...EQUIPMENT.map(
    (slot, index): Holder => ({ slot, board: 'gear', index, room: EQUIPMENT_SLOTS[slot], thing: `gear ${slot}` }),
  ),
  ...TREASURES.map(
    ({ name, slots }, index): Holder => ({
      slot: name,
      board: 'treasureCubes',
      index,
      room: slots,
      thing: `treasure ${name}`,
    }),
  ),
];
export const holderOf = (slot: Slot): Holder => HOLDERS.find((holder) => holder.slot === slot)!;
const isSlot = (slot: Slot): boolean => HOLDERS.some((holder) => holder.slot === slot);

/** Does one more cube fit there? A Treasure card must be hers. */
function hasRoom(k: KnightState, { board, index, room }: Holder): boolean {
  if (k[board][index]! >= room) return false;
  return board !== 'treasureCubes' || k.treasure[index] === FACE_DOWN || k.treasure[index] === FACE_UP;
}

/** [KNIGHT-CUBE-3] Where she could put a cube, if she had one ready. */
export function roomFor(s: State): Slot[] {
  const found: Slot[] = [];
  for (let i = 0; i < HOLDERS.length; i++) if (hasRoom(s.knight!, HOLDERS[i]!)) found.push(HOLDERS[i]!.slot);
  return found;
}
export const hasRoomOn = (s: State, slot: Slot): boolean => isSlot(slot) && hasRoom(s.knight!, holderOf(slot));

/** Where cubes lie on her board. */
export function cubesOn(s: State): Slot[] {
  const found: Slot[] = [];
  for (const { slot, board, index } of HOLDERS) if (s.knight![board][index]! > 0) found.push(slot);
  return found;
}

/** Grit spaces of cubes, by number, whose cube is hers and was passed on the way down. */
export function cubesDropped(k: KnightState, before: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < CUBE_GRIT.length; i++)
    if ((k.onGrit & (1 << i)) === 0 && before >= CUBE_GRIT[i]! && k.grit < CUBE_GRIT[i]!) found.push(i);
  return found;
}
