import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natsProgram } from '@trollmoot/server/cluster/nats';
import { freePorts } from '@trollmoot/server/cluster/ports';
import { postgresProgram } from '@trollmoot/server/cluster/postgres';
import { Stages } from '@trollmoot/server/cluster/stages';
import { median } from '../cpu.ts';
import { cpuOf } from './cpu-of.ts';
import { cpuTime } from './cpu-time.ts';
import { type Client, load, type Throughput, warmUp } from './load.ts';
import { ourClients, type Places } from './our-clients.ts';
import { ServerProcess } from './server-process.ts';

const ROUNDS = 7;
const MOVES = 2000; // per round
const SECONDS = 5; // at most, per round
const WARM = { moves: 5000, seconds: 8 } as const;
const TABLES = [100, 200] as const;
const FEW = 4; // tables, so that a move waits for the way it takes and not for other moves
const NODES = 3;

/** Microseconds of processor time. */
interface Used {
  readonly nodes: number;
  readonly postgres: number;
  readonly nats: number;
  readonly clients: number;
}
interface Measured extends Throughput {
  readonly used: Used;
}

/** Clients that play in turns with others, and the processes that work for them. */
interface Contestant {
  readonly name: string;
  readonly clients: readonly Client[];
  readonly servers: readonly ServerProcess[];
  readonly postgres: number | null; // the process
  readonly nats: number | null;
}

/**
 * One server on SQLite, one on PostgreSQL, and three nodes on PostgreSQL and NATS, in turns in one run on one machine: what
 * a move costs each part, and what it costs to be connected to a node that does not have the table. Not on TLS.
 */
export async function stores(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-stores-'));
  chmodSync(folder, 0o755); // as root, another user runs PostgreSQL
  const stages = new Stages(() => {});
  const servers: ServerProcess[] = [];
  const server = async (settings: { readonly [name: string]: string }): Promise<ServerProcess> => {
    const it = await ServerProcess.start('our-server.ts', settings);
    servers.push(it);
    return it;
  };
  try {
    const alone = await postgres(stages, join(folder, 'alone'));
    const shared = await postgres(stages, join(folder, 'shared'));
    const [port = 0] = await freePorts(1);
    const command = [...(await natsProgram()), '--addr', '127.0.0.1', '--port', String(port)];
    const [bus] = await stages.start({ name: 'nats', command, up: /Server is ready/ });
    const onSqlite = await server({ TROLLMOOT_DATA: join(folder, 'tables.sqlite') });
    const onPostgres = await server({ TROLLMOOT_DATA: alone.url });
    const nodes: ServerProcess[] = [];
    for (let i = 0; i < NODES; i++)
      nodes.push(await server({ TROLLMOOT_DATA: shared.url, TROLLMOOT_BUS: `nats://127.0.0.1:${port}` }));
    const house = { postgres: shared.process, nats: bus!.process };
    const single = (one: ServerProcess): Places => ({ made: one.address, seats: [one.address, one.address] });

    const report: { [tables: string]: object } = {};
    for (const tables of TABLES) {
      const some = (places: (table: number) => Places) => warm(tables, places);
      const contestants: Contestant[] = [
        {
          name: 'sqlite',
          clients: await some(() => single(onSqlite)),
          servers: [onSqlite],
          postgres: null,
          nats: null,
        },
        {
          name: 'postgres',
          clients: await some(() => single(onPostgres)),
          servers: [onPostgres],
          postgres: alone.process,
          nats: null,
        }, // prettier-ignore
        { name: 'node', clients: await some(() => single(nodes[0]!)), servers: nodes.slice(0, 1), ...house },
      ];
      for (const many of [2, 3]) {
        const servers = nodes.slice(0, many);
        contestants.push({ name: `${many} nodes`, clients: await some(spread(servers)), servers, ...house });
      }
      report[tables] = compared(await inTurns(tables, contestants));
    }

    const [owner, other] = nodes as [ServerProcess, ServerProcess];
    const ways: Contestant[] = [];
    for (const [name, at] of [
      ['owner', owner],
      ['foreign', other],
    ] as const) {
      const clients = await warm(FEW, () => ({ made: owner.address, seats: [at.address, at.address] }));
      ways.push({ name, clients, servers: [owner, other], ...house });
    }
    const rounds = await inTurns(FEW, ways);
    const [near, far] = ways.map(({ name }) => rounds.get(name)!) as [Measured[], Measured[]];
    const slower = median(far.map(({ p50 }, round) => p50 - near[round]!.p50));
    return { tables: report, foreign: { tables: FEW, owner: medians(near), foreign: medians(far), slower } };
  } finally {
    for (const one of servers) await one.stop();
    await stages.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function postgres(stages: Stages, folder: string): Promise<{ url: string; process: number }> {
  const [port = 0] = await freePorts(1);
  const password = randomBytes(8).toString('hex');
  const program = await postgresProgram({ folder, port, password, identity: null });
  const [it] = await stages.start({ ...program, name: 'postgresql', up: /ready to accept connections/ });
  return { url: `postgres://troll:${password}@127.0.0.1:${port}/postgres`, process: it!.process };
}

/** Tables and viewers as a proxy spreads them: the two of a table come in at different nodes. */
const spread =
  (nodes: readonly ServerProcess[]) =>
  (table: number): Places => {
    const at = (n: number): string => nodes[n % nodes.length]!.address;
    return { made: at(table), seats: [at(table), at(table + 1)] };
  };

async function warm(tables: number, places: (table: number) => Places): Promise<Client[]> {
  const clients = await ourClients(tables, places);
  await warmUp(clients, WARM.moves, WARM.seconds);
  return clients;
}

async function inTurns(tables: number, contestants: readonly Contestant[]): Promise<Map<string, Measured[]>> {
  const rounds = new Map(contestants.map(({ name }): [string, Measured[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const contestant of contestants) rounds.get(contestant.name)!.push(await measured(contestant, tables));
  for (const { clients } of contestants) for (const client of clients) client.stop();
  return rounds;
}

async function measured({ name, clients, servers, postgres, nats }: Contestant, tables: number): Promise<Measured> {
  const seen: Used[] = [];
  const look = async (): Promise<number> => {
    const nodes = (await Promise.all(servers.map((one) => one.cpu()))).reduce((sum, one) => sum + one, 0);
    const of = (pid: number | null): number => (pid === null ? 0 : cpuOf(pid));
    seen.push({ nodes, postgres: of(postgres), nats: of(nats), clients: cpuTime() });
    return nodes;
  };
  const got = await load(clients, SECONDS, look, MOVES);
  const [before, after] = seen as [Used, Used];
  const of = (part: keyof Used): number => after[part] - before[part];
  const used = { nodes: of('nodes'), postgres: of('postgres'), nats: of('nats'), clients: of('clients') };
  process.stderr.write(
    `${tables} tables, ${name}: ${got.movesPerSecond.toFixed(0)} moves/s, ${got.cpuPerMove.toFixed(0)} µs of processor each\n`,
  );
  return { ...got, used };
}

/** With the ratios to SQLite, round by round: the measurements of a round are only moments apart. */
function compared(rounds: ReadonlyMap<string, readonly Measured[]>): object {
  const sqlite = rounds.get('sqlite')!;
  return Object.fromEntries(
    [...rounds].map(([name, got]) => {
      const toSqlite = (what: (one: Measured) => number): number =>
        median(got.map((one, round) => what(one) / what(sqlite[round]!)));
      const ratios = { cpu: toSqlite(({ cpuPerMove }) => cpuPerMove), moves: toSqlite((one) => one.movesPerSecond) };
      return [name, name === 'sqlite' ? medians(got) : { ...medians(got), toSqlite: ratios }];
    }),
  );
}

/** Medians of the rounds; but the system counts the time of other processes too coarsely for one round. */
function medians(got: readonly Measured[]): object {
  const of = (what: (one: Measured) => number): number => rounded(median(got.map(what)));
  const moves = got.reduce((sum, one) => sum + one.moves, 0);
  const perMove = (part: keyof Used): number => rounded(got.reduce((sum, { used }) => sum + used[part], 0) / moves);
  return {
    movesPerSecond: of((one) => one.movesPerSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpuPerMove: of(({ cpuPerMove }) => cpuPerMove),
    ofAllRounds: {
      nodes: perMove('nodes'),
      postgres: perMove('postgres'),
      nats: perMove('nats'),
      clients: perMove('clients'),
    },
  };
}
const rounded = (figure: number): number => Math.round(100 * figure) / 100;
