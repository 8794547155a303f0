import type { Seat } from '@trollmoot/kernel';
import type { Pace } from '@trollmoot/protocol';
import type { ClockRecord } from '../store/records.ts';

const DAY = 86_400_000;

/** A full clock by seat. */
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

/** What has happened at the table, as far as clocks care. */
export interface Turn {
  readonly by: Seat | null; // who decided; null: nobody, but somebody came or went
  readonly inStead: boolean; // a stand-in decided for that seat
  readonly running: readonly Seat[]; // whose time runs now
  readonly question: number; // on the table now
}

/**
 * Time has passed for those it ran for; now it runs for these. Whoever decided and is done gains what a decision gives,
 * and loses it again by taking the hand back. Where a stand-in decided, the owner comes back to what was left, but not to
 * next to nothing.
 */
export function turned(
  clock: ClockRecord,
  pace: Pace,
  { by, inStead, running, question }: Turn,
  now: number,
): ClockRecord {
  if (pace.kind === 'none') return clock;
  const left = leftAt(clock, now);
  const held = heldIn(clock).slice();
  for (const [seat, has] of left.entries()) {
    if (has === null || by === null) continue;
    const [ran, runs] = [clock.running.includes(seat), running.includes(seat)];
    if (seat === by && inStead) held[seat] = left[seat] = rested(pace, has);
    else if (ran && !runs) {
      held[seat] = has;
      left[seat] = pace.kind === 'slow' ? full(pace) : has + (seat === by ? pace.gain * 1000 : 0);
    } else if (seat === by && !ran && runs && question === clock.question) left[seat] = Math.min(has, held[seat]!);
  }
  return { left, running: running.slice(), since: now, held, question };
}

/** Older tables did not write it down. */
const heldIn = (clock: ClockRecord): readonly (number | null)[] => clock.held ?? clock.left;

function rested(pace: Pace, has: number): number {
  return pace.kind === 'slow' ? full(pace)! : Math.max(has, full(pace)! / 4);
}

/**
 * The table has gone back, to where these are asked. Who is asked again has what it had before it decided, unless all
 * agreed to go back; and whoever thought about an answer that is not wanted any more did not think at its own expense.
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

/** When the first of those running has no time left; null if nobody's time runs. */
export function runsOut(clock: ClockRecord): number | null {
  let first: number | null = null;
  for (const seat of clock.running) {
    const left = clock.left[seat];
    if (left === null || left === undefined) continue;
    if (first === null || clock.since + left < first) first = clock.since + left;
  }
  return first;
}

/**
 * The house was closed since this clock was last set. That is nobody's fault: a live clock stood still, a slow one
 * leaves some time to come back.
 */
export function wokenUp(clock: ClockRecord, pace: Pace, opened: number, now: number): ClockRecord {
  if (clock.since >= opened || pace.kind === 'none') return clock;
  if (pace.kind === 'live') return { ...clock, since: now };
  const grace = DAY / 24 - (now - opened);
  return {
    ...clock,
    left: leftAt(clock, now).map((left) => (left === null ? null : Math.max(left, grace))),
    since: now,
  };
}
