import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { area } from '../area/ours.ts';
import { median } from '../cpu.ts';
import { type Client, load, sleep, type Throughput, warmUp } from './load.ts';
import { ourClients } from './our-clients.ts';
import { theirClients } from './their-clients.ts';

const TABLES = [1, 20, 100, 200] as const;
const RIVALS = ['ours', 'memory', 'flatFile'] as const;
const ROUNDS = 9; // many short ones: the speed of a machine changes from second to second
const SECONDS = 1;
const WARM = { moves: 10_000, seconds: 8 } as const;
const IDLE = 4000; // resident memory moves in steps of tens of megabytes: many tables make them small

type Rival = (typeof RIVALS)[number];

/**
 * Moves a second with two clients at each table, as fast as they are acknowledged: our server (every move on disk first)
 * and boardgame.io's, in memory and with its flat files, the same small area game.
 *
 * To be fair in both directions: each server is one process as it would run in production, warmed up alike, and all the
 * clients are in this one, so that on two cores a server has one of them. They are measured by turns in one run. Clients
 * speak each server's own protocol and do no more than they must to choose the next move (ours put the difference to
 * the view, theirs get the whole view): they spend less than the server they talk to. What a server itself spends of
 * the processor on a move is told too, for that depends least on what else the machine does.
 */
export async function server(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-bench-'));
  try {
    const got = new Map<number, Rounds>();
    for (const tables of TABLES) got.set(tables, await byTurns(tables, folder));
    const report = Object.fromEntries([...got].map(([tables, rounds]) => [tables, compared(rounds)]));
    const bytesPerMove = (rival: Rival): number => median(got.get(100)![rival].map(({ bytesPerMove }) => bytesPerMove));
    return {
      tables: report,
      bytesPerMove: bytesPerMove('ours'),
      theirBytesPerMove: bytesPerMove('memory'),
      fullViewBytes: JSON.stringify(area.view(area.setup({}, 2, 'bench'), 0)).length,
      bytesPerIdleTable: await idleTable(join(folder, 'idle')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Rounds = { readonly [rival in Rival]: Throughput[] };

async function byTurns(tables: number, folder: string): Promise<Rounds> {
  const rounds: Rounds = { ours: [], memory: [], flatFile: [] };
  const houses: House[] = [];
  try {
    for (const rival of RIVALS) houses.push(await open(rival, tables, join(folder, `${rival}-${tables}`)));
    for (let round = 0; round < ROUNDS; round++)
      for (const { rival, clients, cpu } of houses) {
        const got = await load(clients, SECONDS, cpu);
        const figures = `${got.movesPerSecond.toFixed(0)} moves/s, ${got.cpuPerMove.toFixed(0)} µs of processor each`;
        process.stderr.write(`${tables} tables, ${rival}: ${figures}\n`);
        rounds[rival].push(got);
      }
  } finally {
    for (const { child, clients } of houses) {
      for (const client of clients) client.stop();
      await stop(child);
    }
  }
  return rounds;
}

/**
 * `timesMemory`: how many times their moves a second in memory; `timesCheaper`: how many times less processor a move. Both
 * are held against what they did a moment later, round by round, and the middle of that is told.
 */
function compared(rounds: Rounds): object {
  const [ours, memory, flatFile] = RIVALS.map((rival) => middle(rounds[rival]));
  const byRound = (ratio: (ours: Throughput, theirs: Throughput) => number): number =>
    median(rounds.ours.map((one, round) => ratio(one, rounds.memory[round]!)));
  const timesMemory = byRound((one, other) => one.movesPerSecond / other.movesPerSecond);
  const timesCheaper = byRound((one, other) => other.cpuPerMove / one.cpuPerMove);
  return { ours, memory, flatFile, timesMemory, timesCheaper };
}

const middle = (got: readonly Throughput[]) => ({
  movesPerSecond: median(got.map(({ movesPerSecond }) => movesPerSecond)),
  p50: median(got.map(({ p50 }) => p50)),
  p99: median(got.map(({ p99 }) => p99)),
  cpuPerMove: median(got.map(({ cpuPerMove }) => cpuPerMove)),
});

interface House {
  readonly rival: Rival;
  readonly child: ChildProcess;
  readonly clients: readonly Client[];
  readonly cpu: () => Promise<number>;
}

/** A server, with tables at which everybody has sat down and played for a while. */
async function open(rival: Rival, tables: number, folder: string): Promise<House> {
  const { child, address } = await start(rival, folder);
  const clients = await (rival === 'ours' ? ourClients : theirClients)(address, tables);
  await warmUp(clients, WARM.moves, WARM.seconds);
  const cpu = async (): Promise<number> => {
    child.send({ cpu: true });
    const [{ cpu }] = (await once(child, 'message')) as [{ cpu: number }];
    return cpu;
  };
  return { rival, child, clients, cpu };
}

async function start(rival: Rival, folder: string): Promise<{ child: ChildProcess; address: string }> {
  const [file, args] =
    rival === 'ours' ? ['our-server.ts', []] : ['their-server.ts', rival === 'memory' ? [] : [folder]];
  const unlimited = Object.fromEntries(
    ['MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE', 'SESSIONS_PER_HOUR', 'TABLES_PER_HOUR'].map((name) => [
      `TROLLMOOT_${name}`,
      '1000000',
    ]),
  );
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      TROLLMOOT_PORT: '0',
      TROLLMOOT_DATA: join(folder, 'tables.sqlite'),
      TROLLMOOT_LOG: 'silent',
      TROLLMOOT_CONNECTIONS_PER_ADDRESS: '100000',
      ...unlimited,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { child, address };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
  await sleep(200);
}

async function idleTable(folder: string): Promise<number> {
  const { child } = await start('ours', folder);
  child.send({ makeIdle: IDLE });
  const [{ bytes }] = (await once(child, 'message')) as [{ bytes: number }];
  await stop(child);
  return bytes;
}
