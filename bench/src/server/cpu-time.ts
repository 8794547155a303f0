/** Microseconds this process has had of the processor. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
