import type { Seat } from '@trollmoot/kernel';
import { DRAGON_PRESETS, type GrottoFace, type Keepable, type RedDie } from '../data/dice.ts';
import { DIAMOND_POINTS, NUGGET_POINTS } from '../data/treasure.ts';
import type { State } from '../state.ts';

// The small words of the rules. Bots call these most, so those over dice are plain loops.

export const seatsAt = (s: State): number => s.packDiamonds.length;

const points = (diamonds: number, nuggets: number): number => diamonds * DIAMOND_POINTS + nuggets * NUGGET_POINTS; // [END-5]

export const packPoints = (s: State, seat: Seat): number => points(s.packDiamonds[seat]!, s.packNuggets[seat]!);
export const riskPoints = (s: State): number => points(s.riskDiamonds, s.riskNuggets);

/** How many white dice may still be rolled. */
export function freeDice(s: State): number {
  let free = 0;
  for (let die = 0; die < s.free.length; die++) if (s.free[die]) free++;
  return free;
}

/** [GROTTO-9] How many white dice the next roll takes. */
export function diceToRoll(s: State): number {
  let dice = 0;
  for (let die = 0; die < s.free.length; die++) if (s.free[die] && !s.held[die]) dice++;
  return dice;
}

/** A free white die that shows this face, or -1. */
export function freeDieShowing(s: State, face: GrottoFace): number {
  for (let die = 0; die < s.white.length; die++) if (s.free[die] && s.white[die] === face) return die;
  return -1;
}

/** Has this half of the pair been set aside? */
export function isKept(s: State, face: Keepable): boolean {
  for (let die = 0; die < s.white.length; die++) if (!s.free[die] && s.white[die] === face) return true;
  return false;
}

/** [GROTTO-1] Has the adventurer made the first roll? */
export const hasRolled = (s: State): boolean => s.white[0] !== null;

/** [DRAGON-1] The dragon player who rolls next: clockwise from the adventurer's left, one roll each. */
export function dragonPlayer(s: State): Seat {
  const seats = seatsAt(s);
  return (s.adventurer + 1 + (s.rouses % (seats - 1))) % seats;
}

/** [DICE-3] How many faces of this red die show the Dragon. */
export const dragonsOn = (s: State, die: RedDie): number => DRAGON_PRESETS[s.settings.dice][die];

/** How many red dice are set aside showing the Dragon: its open eyes. */
export const dragonsShown = (s: State): number => (s.red[0] === 'dragon' ? 1 : 0) + (s.red[1] === 'dragon' ? 1 : 0);
