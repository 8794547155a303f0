import type { Pace } from '@trollmoot/protocol';

/** A clock as a host types it; a field that is empty or no number is null. */
export interface OwnClock {
  kind: 'live' | 'slow';
  minutes: number | null;
  seconds: number | null;
  days: number | null;
}

/** From and to, as the server takes them. */
export const LIMITS = { minutes: [1, 120], seconds: [0, 600], days: [1, 30] } as const satisfies {
  [field in Exclude<keyof OwnClock, 'kind'>]: readonly [number, number];
};

export function isOwnClock(field: keyof typeof LIMITS, value: number | null): value is number {
  const [least, most] = LIMITS[field];
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}

/** Null if a number is missing, broken or out of range. */
export function ownClock({ kind, minutes, seconds, days }: OwnClock): Pace | null {
  if (kind === 'slow') return isOwnClock('days', days) ? { kind, days } : null;
  if (!isOwnClock('minutes', minutes) || !isOwnClock('seconds', seconds)) return null;
  return { kind, bank: 60 * minutes, gain: seconds };
}

/** A clock to start from: this one, where it says so. */
export const asOwn = (pace: Pace): OwnClock => ({
  kind: pace.kind === 'slow' ? 'slow' : 'live',
  minutes: pace.kind === 'live' ? pace.bank / 60 : 20,
  seconds: pace.kind === 'live' ? pace.gain : 15,
  days: pace.kind === 'slow' ? pace.days : 2,
});
