import type { Seat } from '@trollmoot/kernel';
import { DRAGON_PRESETS, DRAGON_SIDES, type GrottoFace, type Keepable, type RedDie } from '../data/dice.ts';
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

/** A chance, as a fraction in lowest terms. */
export interface Chance {
  readonly cases: number;
  readonly of: number;
}
export function chanceOf(cases: number, of: number): Chance {
  const common = greatestCommon(cases, of);
  return { cases: cases / common, of: of / common };
}
const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** The chance that the next red roll wakes the Dragon: every die still out must show it. */
export function wakeChance(red: readonly { readonly face: string | null; readonly dragons: number }[]): Chance {
  const out = red.filter(({ face }) => face !== 'dragon');
  return chanceOf(
    out.reduce((cases, { dragons }) => cases * dragons, 1),
    DRAGON_SIDES ** out.length,
  );
}
