/** A bar on standard error, only where somebody is looking; at most ten drawings a second. */
export function progressBar(total: number): { at(done: number, note?: string): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at() {}, end() {} };
  let drawn = 0;
  return {
    at(done, note = '') {
      const now = performance.now();
      if (now - drawn < 100) return;
      drawn = now;
      const share = Math.min(1, done / total);
      const filled = Math.round(share * 30);
      stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${Math.floor(share * 100)} % ${note}\x1b[K`);
    },
    end() {
      stderr.write('\r\x1b[K');
    },
  };
}

/** Seconds of processor time this process has used: steadier than the clock on a busy machine. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Milliseconds of processor time this thread has used: a neighbour's load neither shortens nor lengthens a thought. */
export const threadMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
};
