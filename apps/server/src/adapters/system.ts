import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from '../ports.ts';

/**
 * The time of day as it was when the process began, and how long that is ago. If somebody sets the machine's clock
 * while the house is open, nobody's time to think grows or shrinks, and nobody seems too fast; the new time counts
 * from the next start.
 */
export const systemClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};

/** From the operating system: nobody can guess them. */
export const systemSeeds: Seeds = {
  seed: () => randomBytes(16).toString('hex'),
  id: () => randomBytes(9).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
};
