import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: string; // ask there for the address of a PostgreSQL server
  }
}

const PROCESS = fileURLToPath(new URL('postgres-process.ts', import.meta.url));

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
  const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr!.on('data', (text) => {
    said += text;
  });
  const gone = once(child, 'exit');
  const [url] = await Promise.race([once(child, 'message'), gone.then(() => [null])]);
  if (typeof url !== 'string') throw new Error(said.match(/^\w*Error.*$/m)?.[0] ?? 'its process ended');
  return {
    url,
    async stop() {
      child.disconnect();
      await gone;
    },
  };
}
