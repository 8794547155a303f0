import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { area } from '../area/ours.ts';
import { median } from '../cpu.ts';
import { type Client, load, sleep, type Throughput } from './load.ts';
import { ourClients } from './our-clients.ts';
import { theirClients } from './their-clients.ts';

const TABLES = [1, 20, 100, 200] as const;
const ROUNDS = 3;
const SECONDS = 2.5;
const IDLE = 1000;

type Rival = 'ours' | 'memory' | 'flatFile';

/**
 * Moves a second with two clients at each table, as fast as they are acknowledged: our server (every move on disk first)
 * and boardgame.io's, in memory and with its flat files, by turns in one run, the same small area game.
 */
export async function server(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-bench-'));
  try {
    const rounds: { tables: number; rival: Rival; got: Throughput }[] = [];
    for (const tables of TABLES)
      for (let round = 0; round < ROUNDS; round++)
        for (const rival of ['ours', 'memory', 'flatFile'] as const) {
          const got = await measure(rival, tables, join(folder, `${rival}-${tables}-${round}`));
          const figures = `${got.movesPerSecond.toFixed(0)} moves/s, ${got.cpuPerMove.toFixed(0)} µs of processor each`;
          process.stderr.write(`${tables} tables, ${rival}: ${figures}\n`);
          rounds.push({ tables, rival, got });
        }
    const of = (tables: number, rival: Rival) =>
      rounds.filter((one) => one.tables === tables && one.rival === rival).map(({ got }) => got);
    const report = Object.fromEntries(
      TABLES.map((tables) => {
        const [ours, memory, flatFile] = (['ours', 'memory', 'flatFile'] as const).map((rival) =>
          middle(of(tables, rival)),
        );
        const timesMemory = ours!.movesPerSecond / memory!.movesPerSecond;
        return [tables, { ours, memory, flatFile, timesMemory }];
      }),
    );
    return {
      tables: report,
      bytesPerMove: median(of(100, 'ours').map(({ bytesPerMove }) => bytesPerMove)),
      theirBytesPerMove: median(of(100, 'memory').map(({ bytesPerMove }) => bytesPerMove)),
      fullViewBytes: JSON.stringify(area.view(area.setup({}, 2, 'bench'), 0)).length,
      bytesPerIdleTable: await idleTable(join(folder, 'idle')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (got: readonly Throughput[]) => ({
  movesPerSecond: median(got.map(({ movesPerSecond }) => movesPerSecond)),
  p50: median(got.map(({ p50 }) => p50)),
  p99: median(got.map(({ p99 }) => p99)),
  cpuPerMove: median(got.map(({ cpuPerMove }) => cpuPerMove)),
});

async function measure(rival: Rival, tables: number, folder: string): Promise<Throughput> {
  const { child, address } = await start(rival, folder);
  try {
    const clients: Client[] = await (rival === 'ours' ? ourClients : theirClients)(address, tables);
    return await load(clients, SECONDS, async () => {
      child.send({ cpu: true });
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: number }];
      return cpu;
    });
  } finally {
    await stop(child);
  }
}

async function start(rival: Rival, folder: string): Promise<{ child: ChildProcess; address: string }> {
  const [file, args] =
    rival === 'ours' ? ['our-server.ts', []] : ['their-server.ts', rival === 'memory' ? [] : [folder]];
  const unlimited = Object.fromEntries(
    ['MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE', 'TABLES_PER_HOUR'].map((name) => [`TROLLMOOT_${name}`, '1000000']),
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
