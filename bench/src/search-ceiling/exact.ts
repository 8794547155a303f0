import type { Act, Position, Seat } from '@trollmoot/kernel';
import { A_OUT, B_OUT, BOTH } from './throws.ts';
import { type Ended, isWithin, type Start, type Turns } from './turns.ts';

/** What a position of Troll & Dragon holds, as far as it matters here. */
export interface Hoard extends Position {
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
const points = (s: Hoard, seat: Seat): number => s.packDiamonds[seat]! + 3 * s.packNuggets[seat]!;

/** Somebody who knows the exact chances against a certain rival. */
export interface Sage extends Turns {
  readonly ended: Ended;
}

/** What the adventurer's chance is after each of these options, for this sage; null where the tables end. */
export function chancesOf(sage: Sage, s: Hoard, options: readonly Choice[]): number[] | null {
  const start: Start = {
    lead: points(s, s.adventurer) - points(s, 1 - s.adventurer),
    grotto: s.grotto + s.riskDiamonds,
    cavern: s.cavern + s.riskNuggets,
    hand: s.hand,
  };
  if (!isWithin(start, s.riskDiamonds, s.riskNuggets)) return null;
  return s.agenda.at(-1)!.step === 'grotto' ? inGrotto(sage, s, start, options) : inCavern(sage, s, start, options);
}

function inGrotto(
  { turn, entering, leaving, rolling }: Sage,
  s: Hoard,
  start: Start,
  options: readonly Choice[],
): number[] {
  turn(start);
  const risk = s.riskDiamonds;
  const free = s.free.filter(Boolean).length;
  const lies = (face: string, isFree: boolean): boolean =>
    s.white.some((shown, die) => shown === face && s.free[die] === isFree);
  const kept = lies('key', false) || lies('door', false) ? 1 : 0;
  const enter = entering[risk]!;
  const onlyOne = free > 1 ? Math.max(leaving[risk]!, rolling[1]![free - 1]![risk]!) : 0;
  return options.map((act) => {
    if (act.do === 'leave') return leaving[risk]!;
    if (act.do === 'roll') return rolling[kept]![free]![risk]!;
    if (kept === 1) return enter;
    return Math.max(lies(act.face === 'key' ? 'door' : 'key', true) ? enter : 0, onlyOne);
  });
}

function inCavern({ visit, ended, throwing }: Sage, s: Hoard, start: Start, options: readonly Choice[]): number[] {
  visit(start, s.riskDiamonds);
  const out = s.red[0] === 'dragon' ? B_OUT : s.red[1] === 'dragon' ? A_OUT : BOTH;
  const leave = ended(s.grotto, s.cavern, s.hand, start.lead + s.riskDiamonds + 3 * s.riskNuggets);
  return options.map((act) => (act.do === 'throw' ? throwing[out]![s.riskNuggets]! : leave));
}
