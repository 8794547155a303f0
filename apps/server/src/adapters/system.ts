import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from '../ports.ts';

/** What `newClock` reads: the date, and the time since the process started, which does not run while the machine sleeps. */
interface TimeSource {
  date(): number;
  awake(): number;
}

/** Time that is nobody's: the process was stopped or too busy to run, or the date was changed (the machine may have slept). */
export interface TimeGap {
  readonly kind: 'pause' | 'date';
  readonly milliseconds: number; // negative: the date was set back
}

const LOOK_EVERY = 250; // milliseconds
const PAUSE = 2000; // longer without a look: the process did not run
const JUMP = 2000;

/**
 * The date when the process started, and the time it has been running since. So no player pays for the time in which the
 * server was stopped or asleep, and a date that is set forward or back changes nothing until the next start.
 */
export function newClock(
  onGap: (gap: TimeGap) => void = () => {},
  time: TimeSource = { date: () => Date.now(), awake: () => performance.now() },
): Clock {
  let last = time.awake();
  let ahead = time.date() - last; // of the time awake: the date as it was last seen
  let start = ahead; // the same, without the gaps
  const lookAwake = (): number => {
    const awake = time.awake();
    const pause = awake - last;
    last = awake;
    if (pause > PAUSE) {
      start -= pause;
      onGap({ kind: 'pause', milliseconds: Math.round(pause) });
    }
    return awake;
  };
  const lookAtDate = (): void => {
    const jump = time.date() - lookAwake() - ahead;
    ahead += jump;
    if (Math.abs(jump) > JUMP) onGap({ kind: 'date', milliseconds: Math.round(jump) });
  };
  setInterval(lookAtDate, LOOK_EVERY).unref();
  return {
    now: () => {
      const awake = lookAwake(); // may change `start`
      return Math.floor(awake + start);
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, Math.max(0, milliseconds));
      return () => clearTimeout(timer);
    },
  };
}

/** From the operating system's random source. */
export const systemSeeds: Seeds = {
  secret: () => randomBytes(32).toString('hex'),
  id: () => randomBytes(9).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
};
