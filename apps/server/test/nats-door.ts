import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { NatsServer } from '../scripts/nats/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    natsDoor: string; // ask there for the address of a NATS server
  }
}

/** A real NATS for the whole run. It starts when the first test asks for it. Where there is none, the run says so in one line. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let running: Promise<NatsServer | Error> | null = null;
  const door = createServer((_request, response) => {
    running ??= NatsServer.start().catch(told);
    void running.then((it) =>
      response.end(JSON.stringify(it instanceof Error ? { trouble: it.message } : { url: it.url })),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  provide('natsDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    const it = await running;
    if (it !== null && !(it instanceof Error)) await it.stop();
  };
}

function told(error: unknown): Error {
  const why = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`NATS could not be started, so nothing is tested on it: ${why.message.split('\n')[0]}\n`);
  return why;
}
