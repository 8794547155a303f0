import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { NatsServer } from '../nats/server.ts';
import { Line } from './line.ts';
import { PostgresServer } from './postgres.ts';

const ENTRY = fileURLToPath(new URL('node.ts', import.meta.url));
const UNLIMITED = {
  TROLLMOOT_MESSAGES_PER_SECOND: '100000',
  TROLLMOOT_REQUESTS_PER_MINUTE: '1000000',
  TROLLMOOT_TABLES_PER_HOUR: '1000000',
  TROLLMOOT_SESSIONS_PER_HOUR: '1000000',
  TROLLMOOT_CONNECTIONS_PER_ADDRESS: '10000',
  TROLLMOOT_BOT_SECONDS_PER_MINUTE: '3600',
};

/** How a node's clock is wrong. */
interface ClockFault {
  readonly ahead: number; // milliseconds
  readonly rate: number;
}
const RIGHT: ClockFault = { ahead: 0, rate: 1 };

/** One server of the house, at its own port, with a line of its own to PostgreSQL and to NATS. */
export class ChaosNode {
  readonly address: string;
  readonly toPostgres: Line;
  readonly toNats: Line;
  readonly #settings: { readonly [name: string]: string };
  readonly #entry: string;
  #child: ChildProcess | null = null;
  #said = '';

  constructor(
    address: string,
    lines: { readonly toPostgres: Line; readonly toNats: Line },
    settings: { readonly [name: string]: string },
    entry: string,
  ) {
    this.address = address;
    this.toPostgres = lines.toPostgres;
    this.toNats = lines.toNats;
    this.#settings = settings;
    this.#entry = entry;
  }

  /** Resolves when it is open. */
  async start({ ahead, rate } = RIGHT): Promise<void> {
    const env = { PATH: process.env.PATH, ...this.#settings, CHAOS_AHEAD: String(ahead), CHAOS_RATE: String(rate) };
    const child = fork(this.#entry, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.#child = child;
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text) => {
        this.#said = (this.#said + text).slice(-100_000);
      });
    const gone = once(child, 'exit').then(() => {
      throw new Error(`a node did not start: ${this.#said.slice(-2000)}`);
    });
    await Promise.race([once(child, 'message'), gone]);
    gone.catch(() => {}); // later
  }

  /** The errors that it has logged, as far as its last words reach back. */
  get errors(): string[] {
    return this.#said.split('\n').filter((line) => line.startsWith('{"level":50'));
  }

  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void {
    this.#child?.kill(signal);
  }

  /** Set its date, as an operator might. */
  setAhead(milliseconds: number): void {
    this.#child?.send(milliseconds);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** Several nodes with a PostgreSQL and a NATS of their own. */
export class ChaosHouse {
  readonly nodes: readonly ChaosNode[];
  readonly postgres: PostgresServer;
  #nats: NatsServer;

  private constructor(nodes: readonly ChaosNode[], postgres: PostgresServer, nats: NatsServer) {
    this.nodes = nodes;
    this.postgres = postgres;
    this.#nats = nats;
  }

  /** `entry`: the program of a node. Rejects with a sentence where there is no PostgreSQL or NATS. */
  static async open(nodes: number, entry = ENTRY): Promise<ChaosHouse> {
    const nats = await NatsServer.start();
    const postgres = await PostgresServer.start().catch(async (error: unknown) => {
      await nats.stop();
      throw error;
    });
    const all: ChaosNode[] = [];
    for (let i = 0; i < nodes; i++) {
      const toPostgres = await Line.to(Number(new URL(postgres.url).port));
      const toNats = await Line.to(nats.port);
      const data = new URL(postgres.url);
      data.port = String(toPostgres.port);
      const port = await freePort();
      const settings = {
        ...UNLIMITED,
        TROLLMOOT_PORT: String(port),
        TROLLMOOT_NODE: `node-${i}`,
        TROLLMOOT_DATA: data.href,
        TROLLMOOT_BUS: `nats://127.0.0.1:${toNats.port}`,
        TROLLMOOT_LOG: 'info',
        TROLLMOOT_BOT_PAUSE: '50',
        TROLLMOOT_SNAPSHOT_EVERY: '20',
      };
      all.push(new ChaosNode(`http://127.0.0.1:${port}`, { toPostgres, toNats }, settings, entry));
    }
    const house = new ChaosHouse(all, postgres, nats);
    try {
      for (const node of all) await node.start(); // the first makes the tables
    } catch (error) {
      await house.close();
      throw error;
    }
    return house;
  }

  async restartNats(downtime: () => Promise<void>): Promise<void> {
    const { port } = this.#nats;
    await this.#nats.stop();
    await downtime();
    this.#nats = await NatsServer.start({ port });
  }

  async stopNodes(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end('SIGTERM')));
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end('SIGKILL')));
    for (const { toPostgres, toNats } of this.nodes) {
      toPostgres.close();
      toNats.close();
    }
    await Promise.all([this.#nats.stop(), this.postgres.stop()]);
  }
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}
