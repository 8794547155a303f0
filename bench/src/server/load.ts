/** One client of a table. While it plays, it moves on every turn as soon as its last move is acknowledged. */
export interface Client {
  play(moved: (milliseconds: number) => void): void;
  pause(): void;
  stop(): void;
  bytes(): number; // received so far
}

export interface Throughput {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number; // milliseconds from sending a move to its acknowledgement
  readonly p99: number;
  readonly bytesPerMove: number; // received by one client
  readonly cpuPerMove: number; // microseconds of the server's processor time, which other load does not change
}

/** Play this many moves, for at most this many seconds, so that the server's code is compiled before it is measured. */
export async function warmUp(clients: readonly Client[], moves: number, seconds: number): Promise<void> {
  let made = 0;
  for (const client of clients) client.play(() => made++);
  const end = performance.now() + 1000 * seconds;
  while (made < moves && performance.now() < end) await sleep(20);
  await pause(clients);
}

/** Let all clients play for this long, or until they have made so many moves. `cpu` asks the server for its processor time. */
export async function load(
  clients: readonly Client[],
  seconds: number,
  cpu: () => Promise<number>,
  most = Number.POSITIVE_INFINITY,
): Promise<Throughput> {
  const times: number[] = [];
  const received = (): number => clients.reduce((sum, client) => sum + client.bytes(), 0);
  const before = { bytes: received(), cpu: await cpu(), time: performance.now() };
  for (const client of clients) client.play((milliseconds) => times.push(milliseconds));
  const end = before.time + 1000 * seconds;
  while (times.length < most && performance.now() < end) await sleep(Math.min(20, end - performance.now()));
  const moves = Math.max(1, times.length);
  const elapsed = (performance.now() - before.time) / 1000;
  const cpuPerMove = ((await cpu()) - before.cpu) / moves;
  const bytesPerMove = (received() - before.bytes) / moves / 2;
  await pause(clients);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { moves, movesPerSecond: moves / elapsed, p50: at(0.5), p99: at(0.99), bytesPerMove, cpuPerMove };
}

/** Stop moving, and wait for the messages still on their way. */
async function pause(clients: readonly Client[]): Promise<void> {
  for (const client of clients) client.pause();
  await sleep(300);
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
