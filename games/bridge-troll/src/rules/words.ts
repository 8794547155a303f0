import { type Act, plan, type Refusal, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Reason, Step } from '../contents.ts';
import { type Colour, HUES, MOST_OF_A_COLOUR, type Traveller } from '../data/travellers.ts';
import { CLOSED, type Pile, type State } from '../state.ts';

export type Bar = Refusal<Clause> | null;

// ── trolls ───────────────────────────────────────────────────────────────────────────────

/** All seats, by number of trolls. */
export const SEATS: readonly Seat[][] = Array.from({ length: 7 }, (_, n) => Array.from({ length: n }, (_, i) => i));

/** The nth troll clockwise, starting with the active one. */
export const clockwise = (s: State, nth: number): Seat => (s.active + nth) % s.seats;

/** [RULING-5] A troll that bid is open, even if no card was left for it. */
export const isClosed = (s: State, seat: Seat): boolean => s.trophies[seat] === CLOSED;

/** [SETUP-10] There are always enough markers. */
export function scorePoints(s: State, seat: Seat, points: number, reason: Reason, clause: Clause): void {
  s.points[seat]! += points;
  tell(s, { news: 'scored', seat, points, reason, clause });
}

// ── boulders ─────────────────────────────────────────────────────────────────────────────

/** How many boulders this troll has, under its bridge (`s.boulders`) or on it (`s.bids`). */
export function bouldersAt(where: readonly number[], seat: Seat): number {
  let n = 0;
  for (let i = seat * HUES, end = i + HUES; i < end; i++) n += where[i]!;
  return n;
}

export function sum(counts: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < counts.length; i++) n += counts[i]!;
  return n;
}

/** How many different colours are under this troll's bridge. */
export function coloursUnder(s: State, seat: Seat): number {
  let n = 0;
  for (let i = seat * HUES, end = i + HUES; i < end; i++) if (s.boulders[i]! > 0) n++;
  return n;
}

export const bouldersOf = (s: State, seat: Seat): readonly number[] => s.boulders.slice(seat * HUES, (seat + 1) * HUES);

/** No boulders of any colour. */
export const noBoulders = (): number[] => [0, 0, 0, 0, 0, 0];

/** A heap of this many boulders of this colour, and no others. */
export function heap(colour: Colour, boulders: number): number[] {
  const counts = noBoulders();
  counts[colour] = boulders;
  return counts;
}

/** [RULING-1] Boulders thrown or traded in go to the general supply. */
export function toSupply(s: State, seat: Seat, colour: Colour, boulders: number): void {
  s.boulders[seat * HUES + colour]! -= boulders;
  s.supply[colour]! += boulders;
}

/** An act for every colour and number of boulders, made once: options hand out the same ones again and again. */
export const actsByLot = <A>(make: (colour: Colour, boulders: number) => A): readonly (readonly A[])[] =>
  Array.from({ length: HUES }, (_, colour) =>
    Array.from({ length: MOST_OF_A_COLOUR + 1 }, (_, boulders) => make(colour, boulders)),
  );

// ── cards ────────────────────────────────────────────────────────────────────────────────

export const has = (pile: Pile, traveller: Traveller): boolean => pile.indexOf(traveller) >= 0;

export function countIn(pile: Pile, traveller: Traveller): number {
  let n = 0;
  for (let i = 0; i < pile.length; i++) if (pile[i] === traveller) n++;
  return n;
}

/** The pile with one card more. */
export function plus(pile: Pile, traveller: Traveller): Pile {
  const more = pile.slice();
  more.push(traveller);
  return more;
}

/** The pile without one card of this kind. */
export function minus(pile: Pile, traveller: Traveller): Pile {
  const at = pile.indexOf(traveller);
  if (at < 0) throw new Error(`there is no traveller ${traveller} among ${pile.join(' ')}`);
  const fewer = pile.slice();
  fewer.splice(at, 1);
  return fewer;
}

export function worth(values: readonly number[], pile: Pile): number {
  let n = 0;
  for (let i = 0; i < pile.length; i++) n += values[pile[i]!]!;
  return n;
}

/** [TURN-3] For good: nothing takes a card from the discards. */
export function discard(s: State, traveller: Traveller): void {
  s.discards = plus(s.discards, traveller);
}

// ── the agenda, and wishes from outside ──────────────────────────────────────────────────

/** Ask the same question again, after something small was done first. */
export const askAgain = (s: State, at: Step): void => plan(s, at);

export const refuse = (clause: Clause, fact: Refusal['fact'] = {}): Refusal<Clause> => ({ clause, fact });

/** A field of a wish, if it is a whole number from 0 to below `limit`. */
export function wished(wish: Act, field: string, limit: number): number | null {
  const value: unknown = Reflect.get(wish, field);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit ? value : null;
}
