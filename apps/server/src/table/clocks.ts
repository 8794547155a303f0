import type { Seat } from '@trollmoot/kernel';
import type { Pace } from '@trollmoot/protocol';
import type { ClockRecord } from '../store/records.ts';

const DAY = 86_400_000;

/** A clock with full time for every seat. */
export const fullClock = (pace: Pace, seats: number, now: number): ClockRecord => ({
  left: Array.from({ length: seats }, () => full(pace)),
  running: [],
  since: now,
});

function full(pace: Pace): number | null {
  switch (pace.kind) {
    case 'none':
      return null;
    case 'live':
      return pace.bank * 1000;
    case 'slow':
      return pace.days * DAY;
  }
}

/** What has happened at the table, as far as the clocks are concerned. */
export interface Turn {
  readonly by: Seat | null; // who decided; null: a player came or went
  readonly inStead: boolean; // a stand-in decided for this seat
  readonly wasForced: boolean; // there was only one thing to do
  readonly running: readonly Seat[]; // whose time runs now
  readonly question: number; // the one now open
}

/**
 * Charge the time that has passed to the seats it ran for, and run it for the new ones. A player who has finished a
 * decision gains the increment, and loses it again by reopening the hand. Where a stand-in decided, the player comes back
 * to the time that was left; if none was, to a quarter of the bank, unless there was nothing to decide.
 */
export function turned(
  clock: ClockRecord,
  pace: Pace,
  { by, inStead, wasForced, running, question }: Turn,
  now: number,
): ClockRecord {
  if (pace.kind === 'none') return clock;
  const left = leftAt(clock, now);
  const held = heldIn(clock).slice();
  for (const [seat, has] of left.entries()) {
    if (has === null || by === null) continue;
    const [ran, runs] = [clock.running.includes(seat), running.includes(seat)];
    if (seat === by && inStead) held[seat] = left[seat] = rested(pace, has, wasForced);
    else if (ran && !runs) {
      held[seat] = has;
      left[seat] = pace.kind === 'slow' ? full(pace) : has + (seat === by ? pace.gain * 1000 : 0);
    } else if (seat === by && !ran && runs && question === clock.question) left[seat] = Math.min(has, held[seat]!);
  }
  return { left, running: running.slice(), since: now, held, question };
}

/** Tables from before `held` was stored lack it. */
const heldIn = (clock: ClockRecord): readonly (number | null)[] => clock.held ?? clock.left;

function rested(pace: Pace, has: number, wasForced: boolean): number {
  if (pace.kind === 'slow') return full(pace)!;
  return has === 0 && !wasForced ? full(pace)! / 4 : has;
}

/**
 * The table has gone back to an earlier question. A player who must answer it again has the time from before that
 * decision, unless everyone agreed to go back. A player whose question is withdrawn gets back the time spent on it.
 */
export function setBack(clock: ClockRecord, { running, question }: Turn, isAgreed: boolean, now: number): ClockRecord {
  const held = heldIn(clock);
  const left = leftAt(clock, now).map((has, seat) => {
    const [ran, runs] = [clock.running.includes(seat), running.includes(seat)];
    if (has === null || ran === runs) return has;
    if (ran) return clock.left[seat]!;
    return isAgreed ? has : Math.min(has, held[seat]!);
  });
  return { left, running: running.slice(), since: now, held, question };
}

export const leftAt = (clock: ClockRecord, now: number): (number | null)[] =>
  clock.left.map((left, seat) =>
    left === null ? null : clock.running.includes(seat) ? Math.max(0, left - (now - clock.since)) : left,
  );

/** The clocks stood still from then until now. */
export const unpaused = (clock: ClockRecord, from: number, now: number): ClockRecord => ({
  ...clock,
  since: clock.since + Math.max(0, now - Math.max(clock.since, from)),
});

/** Milliseconds before a clock runs out at which its player is warned. */
const LEAD = { live: 60_000, slow: 4 * 3_600_000 } as const;
const lead = (pace: Pace): number => (pace.kind === 'none' ? 0 : Math.min(LEAD[pace.kind], full(pace)! / 4));

/** The running seats with little time left, and when that runs out. */
export const short = (clock: ClockRecord, pace: Pace, now: number): { seat: Seat; due: number }[] =>
  endsOf(clock).filter(({ due }) => due > now && due - lead(pace) <= now);

/** When the next running clock runs out, or its player is to be warned; null if none is running. */
export function nextDue(clock: ClockRecord, pace: Pace, now: number): number | null {
  const times = endsOf(clock).map(({ due }) => (due - lead(pace) > now ? due - lead(pace) : due));
  return times.length === 0 ? null : Math.min(...times);
}

const endsOf = ({ running, left, since }: ClockRecord): { seat: Seat; due: number }[] =>
  running.flatMap((seat) => {
    const has = left[seat];
    return has === null || has === undefined ? [] : [{ seat, due: since + has }];
  });

/**
 * The server was down after this clock was last set. That costs no player anything: a live clock stood still, and a slow
 * one leaves at least an hour after the server is back.
 */
export function resumed(clock: ClockRecord, pace: Pace, opened: number, now: number): ClockRecord {
  if (clock.since >= opened || pace.kind === 'none') return clock;
  if (pace.kind === 'live') return { ...clock, since: now };
  const grace = DAY / 24 - (now - opened);
  return {
    ...clock,
    left: leftAt(clock, now).map((left) => (left === null ? null : Math.max(left, grace))),
    since: now,
  };
}
