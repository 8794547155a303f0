import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from '../ports.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
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
