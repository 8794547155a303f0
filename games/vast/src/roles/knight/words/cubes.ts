import { nowKnown, tell } from '@trollmoot/kernel';
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
} from '../../../data/knight.ts';
import type { State } from '../../../state.ts';
import type { Thing } from '../../../things.ts';
import { endTurnNow, plan } from '../../../words/agenda.ts';
import { isTurnOf } from '../../../words/seats.ts';
import type { KnightState } from '../state.ts';

/** Hero cubes she owns, placed or not; not those discarded, poisoned or still on the Grit track. */
export function heroCubesOwned(s: State): number {
  const k = s.knight!;
  let n = k.ready + k.spent;
  for (let i = 0; i < k.tracks.length; i++) n += k.tracks[i]!;
  for (let i = 0; i < k.gear.length; i++) n += k.gear[i]!;
  for (let i = 0; i < k.treasureCubes.length; i++) n += k.treasureCubes[i]!;
  return n;
}

/** [KNIGHT-CUBE-4] She keeps two cubes whatever happens: only what is above may be lost or paid. */
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
const holderOf = (slot: Slot): Holder => HOLDERS.find((holder) => holder.slot === slot)!;
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

/** [KNIGHT-CUBE-2] A ready cube is placed; a Treasure card is turned up for it. */
export function placeCube(s: State, slot: Slot): void {
  const k = s.knight!;
  const { board, index, thing } = holderOf(slot);
  k.ready--;
  k[board][index]!++;
  if (board === 'treasureCubes' && k.treasure[index] !== FACE_UP) {
    k.treasure[index] = FACE_UP; // [KNIGHT-TREASURE-1]
    nowKnown(s);
  }
  tell(s, { news: 'cubePlaced', on: slot, thing: board === 'treasureCubes' ? thing : null });
}

/** Where cubes lie on her board. */
export function cubesOn(s: State): Slot[] {
  const found: Slot[] = [];
  for (const { slot, board, index } of HOLDERS) if (s.knight![board][index]! > 0) found.push(slot);
  return found;
}

/** Take one cube from there; it is now nowhere. */
export function takeCube(s: State, from: Slot | 'hand'): void {
  const k = s.knight!;
  if (from === 'hand') k.ready--;
  else {
    const { board, index } = holderOf(from);
    k[board][index]!--;
  }
}

/** [KNIGHT-CUBE-5] One cube is out until there is Cave Bread. */
export function discardCube(s: State, from: Slot | 'hand'): void {
  takeCube(s, from);
  s.knight!.discarded++;
  tell(s, { news: 'cubeLost', from, to: 'discard' });
}

/** [KNIGHT-CUBE-1] Everything on the board and beside it comes to hand. */
export function pickUpCubes(s: State): void {
  const k = s.knight!;
  k.ready = heroCubesOwned(s);
  k.tracks.fill(0);
  k.gear.fill(0);
  k.treasureCubes.fill(0);
  k.spent = 0;
  tell(s, { news: 'cubesPickedUp', ready: k.ready });
}

/** Grit spaces of cubes, by number, whose cube is hers and was passed on the way down. */
export function cubesDropped(k: KnightState, before: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < CUBE_GRIT.length; i++)
    if ((k.onGrit & (1 << i)) === 0 && before >= CUBE_GRIT[i]! && k.grit < CUBE_GRIT[i]!) found.push(i);
  return found;
}

/**
 * She gives up so many cubes, as far as she can spare them: unplaced ones first, then placed ones of her choice; these
 * end her turn if they go back to the Grit track in it. How many she gives up.
 */
export function loseCubes(s: State, n: number, to: 'grit' | 'entrance'): number {
  const k = s.knight!;
  const losing = Math.min(n, sparedCubes(s)); // [KNIGHT-CUBE-4]
  for (let i = 0; i < losing; i++) {
    if (k.ready > 0) k.ready--;
    else if (k.spent > 0) k.spent--;
    else {
      giveUpPlaced(s, losing - i, to);
      break;
    }
    if (to === 'entrance') k.poisoned++; // [KNIGHT-CUBE-6]
    tell(s, { news: 'cubeLost', from: 'hand', to });
  }
  return losing;
}

/** [KNIGHT-GRIT-3] Her turn is over, but for the Grit of a tile she has just revealed. */
function giveUpPlaced(s: State, left: number, to: 'grit' | 'entrance'): void {
  const revealed = s.agenda.some(({ step }) => step === 'knight.tileGrit');
  if (to === 'grit' && isTurnOf(s, 'knight')) {
    endTurnNow(s);
    if (revealed) plan(s, { step: 'knight.tileGrit' });
  }
  plan(s, { step: 'knight.loseCube', left, to });
}
