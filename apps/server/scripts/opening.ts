// How long a server takes to open and to stop with many running tables, alone on SQLite and as a node on PostgreSQL:
// node apps/server/scripts/opening.ts [tables] [plies]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseSettings, dice, type Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { Tables } from '../src/tables.ts';
import { fakeHouse, people } from '../test/fake-house.ts';
import { freePorts } from './cluster/ports.ts';
import { postgresProgram } from './cluster/postgres.ts';
import { Stages } from './cluster/stages.ts';
import { NatsServer } from './nats/server.ts';

const [tables = '5000', plies = '60'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-opening-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Way {
  readonly data: string;
  readonly bus?: string;
  readonly open: (data: string) => Store | Promise<Store>;
}

chmodSync(folder, 0o755); // as root, another user runs PostgreSQL
const file = join(folder, 'opening.sqlite');
await measure('alone on SQLite', { data: file, open: (data) => new SqliteStore(data) });
const [port = 0] = await freePorts(1);
const stages = new Stages(() => {});
const program = await postgresProgram({ folder: join(folder, 'postgres'), port, password: 'moot', identity: null });
await stages.start({ ...program, name: 'postgresql', up: /ready to accept connections/ });
const nats = await NatsServer.start();
const data = `postgres://troll:moot@127.0.0.1:${port}/postgres`;
await measure('a node on PostgreSQL', { data, bus: nats.url, open: (url) => PostgresStore.open(url) });
await nats.stop();
await stages.stop();
rmSync(folder, { recursive: true });

async function measure(name: string, way: Way): Promise<void> {
  say(`${name}:`);
  await run(0, way, false);
  await fill(way, Number(tables), Number(plies));
  for (const isAllLoaded of way.bus === undefined ? [false, true] : [false]) // a node loads what it is asked for
    await run(Number(tables), way, isAllLoaded);
}

/** Start a server, wait until it is ready (and perhaps until it has checked and loaded every table), and stop it. */
async function run(running: number, { data, bus = '' }: Way, isAllLoaded: boolean): Promise<void> {
  const started = performance.now();
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const settings = { TROLLMOOT_PORT: '0', TROLLMOOT_DATA: data, TROLLMOOT_BUS: bus, TROLLMOOT_LOG: 'silent' };
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /open at (\S+)/.exec(text.toString())![1]!;
  const { status } = await fetch(`${address}/readyz`);
  const opened = performance.now();
  const used = processorTime(child.pid!);
  while (isAllLoaded && (await loadedAt(address)) < running) await new Promise((next) => setTimeout(next, 1000));
  const checked = performance.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
  const background = isAllLoaded ? `, all checked and loaded after ${seconds(started, checked)}` : '';
  say(
    `${running} running tables: ready (${status}) after ${seconds(started, opened)} and ${used} of processor time${background}; ` +
      `stopped in ${seconds(checked, performance.now())} (code ${code})`,
  );
}

/** Of all threads, on Linux: it depends less than the time on the wall on what else the machine does. */
function processorTime(pid: number): string {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return `${((Number(fields[11]) + Number(fields[12])) / 100).toFixed(1)} s`;
}

async function loadedAt(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^trollmoot_tables_loaded (.*)$/m.exec(metrics)?.[1]);
}

/** Tables of all titles in mid-game. */
async function fill({ data, open }: Way, number: number, plies: number): Promise<void> {
  const store = await open(data);
  const house = fakeHouse({ store, games: GAMES });
  const all = new Tables(house, number + 100);
  for (let made = 0; made < number; made += 50)
    await Promise.all(Array.from({ length: Math.min(50, number - made) }, (_, i) => play(all, made + i, plies)));
  await store.close();
}

async function play(tables: Tables, i: number, plies: number): Promise<void> {
  const game: Game = GAMES[i % GAMES.length]!;
  const seats = Math.min(...game.seats.filter((number) => number > 1));
  const random = dice(`opening ${i}`);
  const { made, safe } = tables.open({
    game: game.name,
    rules: game.rules,
    settings: chooseSettings(game, {}, seats) as object & { [name: string]: string },
    occupants: people(...Array.from({ length: seats }, (_, seat) => `user ${seat}`)),
    isPublic: true,
    pace: { kind: 'none' },
    host: `user ${i % 100}`,
  });
  await safe;
  const table = tables.peek(made.id)!;
  await table.begin();
  for (let ply = 0; ply < plies && table.record.status === 'playing'; ply++) {
    const { s, count } = table.match!;
    const seat = game.waitingFor(s)[0]!;
    const options = game.options(s, seat);
    const acts = [options[random(options.length)]!];
    table.race.stop(); // no referee: the moves come as they come
    await table.actFor(seat, { beat: count.beat, mine: count.mine[seat]!, acts }, 0);
  }
}
