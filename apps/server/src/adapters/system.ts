import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from '../ports.ts';

/**
 * The time of day, which never goes back: if somebody sets the machine's clock back while the house is open, nobody's
 * time to think grows, and nobody seems too fast. Forward it is followed, for then the machine may have slept.
 */
export function newClock(): Clock {
  let ahead = 0; // of the time since the process began
  return {
    now() {
      const awake = performance.now();
      ahead = Math.max(ahead, Date.now() - awake);
      return Math.floor(awake + ahead);
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, Math.max(0, milliseconds));
      return () => clearTimeout(timer);
    },
  };
}
export const systemClock = newClock();

/** From the operating system: nobody can guess them. */
export const systemSeeds: Seeds = {
  seed: () => randomBytes(16).toString('hex'),
  id: () => randomBytes(9).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
};
