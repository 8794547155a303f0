import { nowKnown, tell } from '@trollmoot/kernel';
import { FACE_UP, type Slot } from '../../../../data/knight.ts';
import type { State } from '../../../../state.ts';
import { endTurnNow, plan } from '../../../../words/effects/agenda.ts';
import { isTurnOf } from '../../../../words/questions/seats.ts';
import { heroCubesOwned, holderOf, sparedCubes } from '../questions/cubes.ts';

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

/**
 * She gives up to `n` cubes that she can spare: unplaced ones first, then placed ones of her choice; these
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
  plan(s, { step: 'knight.loseCube', left, to }); // [TURN-11] she chooses
}
