/** A progress bar on standard error, if that is a terminal. Redrawn at most ten times per second. */
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

/** Processor time of this process in seconds: steadier than the clock on a busy machine. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Processor time of this thread in milliseconds, so that other load does not shorten a bot's search. */
export const threadMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
};
