/** One client of a table: told to begin, it moves whenever it is its turn, as fast as it is acknowledged. */
export interface Client {
  play(moved: (milliseconds: number) => void): void;
  stop(): void;
  bytes(): number; // received so far
}

export interface Throughput {
  readonly movesPerSecond: number;
  readonly p50: number; // milliseconds from sending a move to its acknowledgement
  readonly p99: number;
  readonly bytesPerMove: number; // received by one client
  readonly cpuPerMove: number; // microseconds of the server's processor time: what the neighbours do does not count
}

/** Let all of them play for so long; the first second is not counted. `cpu` asks the server for its processor time. */
export async function load(
  clients: readonly Client[],
  seconds: number,
  cpu: () => Promise<number>,
): Promise<Throughput> {
  let times: number[] = [];
  for (const client of clients) client.play((milliseconds) => times.push(milliseconds));
  await sleep(1000);
  times = [];
  const before = clients.reduce((sum, client) => sum + client.bytes(), 0);
  const spent = await cpu();
  const start = performance.now();
  await sleep(1000 * seconds);
  const elapsed = (performance.now() - start) / 1000;
  const cpuPerMove = ((await cpu()) - spent) / Math.max(1, times.length);
  const counted = times.sort((a, b) => a - b);
  const bytes = clients.reduce((sum, client) => sum + client.bytes(), 0) - before;
  for (const client of clients) client.stop();
  const at = (share: number): number => counted[Math.floor(share * (counted.length - 1))] ?? 0;
  return {
    movesPerSecond: counted.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    bytesPerMove: bytes / Math.max(1, counted.length) / 2,
    cpuPerMove,
  };
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
