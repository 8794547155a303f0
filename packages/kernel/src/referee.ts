import type { Act, Position, Seat } from './agenda.ts';
import type { Refusal } from './kernel.ts';

/**
 * The pacing of a race in real time, written by its game: it turns button presses and passing time into ordinary acts.
 * Pure: the time comes in as an argument, in milliseconds, and `C` is all the referee remembers, as plain data.
 *
 *     the step is now a race:   clock = referee.begin(now)
 *     a seat presses:           refusal = referee.press(clock, s, seat, act, now, lag)    instead of play; null: accepted
 *     then, and when due:       while ((next = referee.nextAct(clock, s, now)) !== null) play(s, next.by, next.act)
 *     ask again:                at referee.due(clock, s), until the step is no longer a race
 */
export interface Referee<C = unknown, S extends Position = Position, A extends Act = Act> {
  begin(now: number): C;
  /** Null, or why nothing comes of the press. `lag` is the measured delay of the presser's connection. */
  press(clock: C, s: S, seat: Seat, act: A, now: number, lag: number): Refusal | null;
  /** The act to play now, if any. Play it before asking again. */
  nextAct(clock: C, s: S, now: number): { readonly by: Seat; readonly act: A } | null;
  /** When to ask `nextAct` again if no seat presses before. */
  due(clock: C, s: S): number;
  /** What screens and bots want to know: buttons that fill up, dice in the air. */
  face(clock: C, s: S): RaceFace;
}

/** A race as everyone sees it. All times are on the clock that was passed in. */
export interface RaceFace {
  readonly opens: number; // nothing can be pressed before
  readonly ready: readonly (number | null)[]; // by seat: may press from then on; null: not asked, or not open yet
  readonly automatic: number; // when something happens even if no seat presses
  readonly pressed: readonly { readonly by: Seat; readonly shown: number }[]; // pressed, and when it is revealed
}
