import type { Clock } from '../src/ports.ts';

/** A minute takes half a second. */
export function quickClock(): Clock {
  const start = Date.now();
  const speed = 120;
  return {
    now: () => Math.floor(start + (Date.now() - start) * speed),
    after(milliseconds, run) {
      const timer = setTimeout(run, Math.max(0, milliseconds / speed));
      return () => clearTimeout(timer);
    },
  };
}
