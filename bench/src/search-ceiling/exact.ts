import type { Act, Position, Seat } from '@trollmoot/kernel';
import type { Ended, TurnStart } from './table.ts';
import { A_OUT, B_OUT, BOTH } from './throws.ts';
import { isWithin, type Turns } from './turns.ts';

/** The fields of a Troll & Dragon position that matter here. */
export interface DragonPosition extends Position {
  readonly grotto: number;
  readonly cavern: number;
  readonly hand: number;
  readonly packDiamonds: readonly number[];
  readonly packNuggets: readonly number[];
  readonly adventurer: Seat;
  readonly riskDiamonds: number;
  readonly riskNuggets: number;
  readonly white: readonly (string | null)[];
  readonly free: readonly boolean[];
  readonly red: readonly (string | null)[];
}

type Choice = Act & { readonly face?: 'key' | 'door' };
const points = (s: DragonPosition, seat: Seat): number => s.packDiamonds[seat]! + 3 * s.packNuggets[seat]!;

/** The exact chances against a certain rival. */
export interface Solution extends Turns {
  readonly ended: Ended;
}

/** The adventurer's chance after each of these options; null beyond the limits of the tables. */
export function chancesOf(solution: Solution, s: DragonPosition, options: readonly Choice[]): number[] | null {
  const start: TurnStart = {
    lead: points(s, s.adventurer) - points(s, 1 - s.adventurer),
    grotto: s.grotto + s.riskDiamonds,
    cavern: s.cavern + s.riskNuggets,
    hand: s.hand,
  };
  if (!isWithin(start, s.riskDiamonds, s.riskNuggets)) return null;
  return s.agenda.at(-1)!.step === 'grotto'
    ? inGrotto(solution, s, start, options)
    : inCavern(solution, s, start, options);
}

function inGrotto(
  { turn, entering, leaving, rolling }: Solution,
  s: DragonPosition,
  start: TurnStart,
  options: readonly Choice[],
): number[] {
  turn(start);
  const risk = s.riskDiamonds;
  const free = s.free.filter(Boolean).length;
  const shows = (face: string, isFree: boolean): boolean =>
    s.white.some((shown, die) => shown === face && s.free[die] === isFree);
  const kept = shows('key', false) || shows('door', false) ? 1 : 0;
  const enter = entering[risk]!;
  const onlyOne = free > 1 ? Math.max(leaving[risk]!, rolling[1]![free - 1]![risk]!) : 0;
  return options.map((act) => {
    if (act.do === 'leave') return leaving[risk]!;
    if (act.do === 'roll') return rolling[kept]![free]![risk]!;
    if (kept === 1) return enter;
    return Math.max(shows(act.face === 'key' ? 'door' : 'key', true) ? enter : 0, onlyOne);
  });
}

function inCavern(
  { visit, ended, throwing }: Solution,
  s: DragonPosition,
  start: TurnStart,
  options: readonly Choice[],
): number[] {
  visit(start, s.riskDiamonds);
  const out = s.red[0] === 'dragon' ? B_OUT : s.red[1] === 'dragon' ? A_OUT : BOTH;
  const leave = ended(s.grotto, s.cavern, s.hand, start.lead + s.riskDiamonds + 3 * s.riskNuggets);
  return options.map((act) => (act.do === 'throw' ? throwing[out]![s.riskNuggets]! : leave));
}
