import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { area } from '../area/ours.ts';
import { median } from '../cpu.ts';
import { type Client, load, type Throughput, warmUp } from './load.ts';
import { ourClients } from './our-clients.ts';
import { ServerProcess } from './server-process.ts';
import { stores } from './stores.ts';
import { theirClients } from './their-clients.ts';

const TABLES = [1, 20, 100, 200] as const;
const KINDS = ['ours', 'memory', 'flatFile'] as const;
const ROUNDS = 9; // many short rounds, because the speed of a machine changes from second to second
const SECONDS = 1;
const WARM = { moves: 10_000, seconds: 8 } as const;
const IDLE = 4000; // resident memory grows in steps of tens of megabytes; many tables average them out

type ServerKind = (typeof KINDS)[number];

/**
 * Moves per second with two clients at each table, each moving as soon as its last move is acknowledged: our server, which
 * writes every move to disk first, and boardgame.io's, in memory and with flat files. All play the same small area game.
 *
 * To be fair to both: each server is one process, as in production, and equally warmed up. All clients are in this
 * process, so on two cores the server has one to itself. The servers are measured in turns in one run. Clients speak each
 * server's own protocol and do no more than they need to choose the next move (ours apply the difference to the view,
 * theirs get the whole view), so they use less processor time than the server. The server's own processor time per move
 * is reported too, because it depends least on what else the machine does.
 */
export async function server(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-bench-'));
  try {
    const got = new Map<number, Rounds>();
    for (const tables of TABLES) got.set(tables, await measureInTurns(tables, folder));
    const report = Object.fromEntries([...got].map(([tables, rounds]) => [tables, compared(rounds)]));
    const bytesPerMove = (kind: ServerKind): number =>
      median(got.get(100)![kind].map(({ bytesPerMove }) => bytesPerMove));
    return {
      tables: report,
      bytesPerMove: bytesPerMove('ours'),
      theirBytesPerMove: bytesPerMove('memory'),
      fullViewBytes: JSON.stringify(area.view(area.setup({}, 2, 'bench'), 0)).length,
      bytesPerIdleTable: await idleTable(join(folder, 'idle')),
      stores: await stores(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Rounds = { readonly [kind in ServerKind]: Throughput[] };

async function measureInTurns(tables: number, folder: string): Promise<Rounds> {
  const rounds: Rounds = { ours: [], memory: [], flatFile: [] };
  const servers: RunningServer[] = [];
  try {
    for (const kind of KINDS) servers.push(await open(kind, tables, join(folder, `${kind}-${tables}`)));
    for (let round = 0; round < ROUNDS; round++)
      for (const { kind, clients, process: server } of servers) {
        const got = await load(clients, SECONDS, () => server.cpu());
        const figures = `${got.movesPerSecond.toFixed(0)} moves/s, ${got.cpuPerMove.toFixed(0)} µs of processor each`;
        process.stderr.write(`${tables} tables, ${kind}: ${figures}\n`);
        rounds[kind].push(got);
      }
  } finally {
    for (const { process: server, clients } of servers) {
      for (const client of clients) client.stop();
      await server.stop();
    }
  }
  return rounds;
}

/**
 * `timesMemory`: our moves per second over theirs in memory; `timesCheaper`: their processor time per move over ours. Both
 * are medians of the ratios round by round, because the two measurements of a round are only a moment apart.
 */
function compared(rounds: Rounds): object {
  const [ours, memory, flatFile] = KINDS.map((kind) => mediansOf(rounds[kind]));
  const byRound = (ratio: (ours: Throughput, theirs: Throughput) => number): number =>
    median(rounds.ours.map((one, round) => ratio(one, rounds.memory[round]!)));
  const timesMemory = byRound((one, other) => one.movesPerSecond / other.movesPerSecond);
  const timesCheaper = byRound((one, other) => other.cpuPerMove / one.cpuPerMove);
  return { ours, memory, flatFile, timesMemory, timesCheaper };
}

const mediansOf = (got: readonly Throughput[]) => ({
  movesPerSecond: median(got.map(({ movesPerSecond }) => movesPerSecond)),
  p50: median(got.map(({ p50 }) => p50)),
  p99: median(got.map(({ p99 }) => p99)),
  cpuPerMove: median(got.map(({ cpuPerMove }) => cpuPerMove)),
});

interface RunningServer {
  readonly kind: ServerKind;
  readonly process: ServerProcess;
  readonly clients: readonly Client[];
}

/** Start a server with tables at which all clients have already played for a while. */
async function open(kind: ServerKind, tables: number, folder: string): Promise<RunningServer> {
  const process = await start(kind, folder);
  const { address } = process;
  const ours = () => ourClients(tables, () => ({ made: address, seats: [address, address] }));
  const clients = await (kind === 'ours' ? ours() : theirClients(address, tables));
  await warmUp(clients, WARM.moves, WARM.seconds);
  return { kind, process, clients };
}

const start = (kind: ServerKind, folder: string): Promise<ServerProcess> =>
  kind === 'ours'
    ? ServerProcess.start('our-server.ts', { TROLLMOOT_DATA: join(folder, 'tables.sqlite') })
    : ServerProcess.start('their-server.ts', {}, kind === 'memory' ? [] : [folder]);

async function idleTable(folder: string): Promise<number> {
  const server = await start('ours', folder);
  server.child.send({ makeIdle: IDLE });
  const [{ bytes }] = (await once(server.child, 'message')) as [{ bytes: number }];
  await server.stop();
  return bytes;
}
