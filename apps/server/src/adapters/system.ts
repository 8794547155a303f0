import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from '../ports.ts';

/**
 * The time of day, but never decreasing: setting the machine's clock back must not give a player more time or make a
 * client look too fast. A clock set forward is followed, since the machine may have slept.
 */
export function newClock(): Clock {
  let ahead = 0; // of the time since the process started
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

/** From the operating system's random source. */
export const systemSeeds: Seeds = {
  secret: () => randomBytes(32).toString('hex'),
  id: () => randomBytes(9).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
};
