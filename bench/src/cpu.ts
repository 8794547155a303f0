/** Processor time of this process in seconds, so that other load does not count. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Repeat `work`, which returns how much it did, for this much processor time. Returns the amount per second. */
export function rate(seconds: number, work: () => number): number {
  const began = cpuSeconds();
  let done = 0;
  let spent = 0;
  do {
    done += work();
    spent = cpuSeconds() - began;
  } while (spent < seconds);
  return done / spent;
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
