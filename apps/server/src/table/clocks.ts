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

/** Time has passed for those it ran for; now it runs for these. Whoever is done gains what a decision gives. */
export function turned(clock: ClockRecord, pace: Pace, running: readonly Seat[], now: number): ClockRecord {
  if (pace.kind === 'none') return clock;
  const left = leftAt(clock, now).map((milliseconds, seat) => {
    if (milliseconds === null || !clock.running.includes(seat) || running.includes(seat)) return milliseconds;
    return pace.kind === 'slow' ? full(pace) : milliseconds + pace.gain * 1000;
  });
  return { left, running: running.slice(), since: now };
}

/** Somebody is back at the table: with what was left, but never with next to nothing. */
export function refreshed(clock: ClockRecord, pace: Pace, seat: Seat, now: number): ClockRecord {
  const least = full(pace);
  if (least === null) return clock;
  const left = leftAt(clock, now);
  return { ...clock, left: left.with(seat, Math.max(left[seat] ?? 0, least / 4)), since: now };
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
