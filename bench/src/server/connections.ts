import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '@trollmoot/protocol/parse';
import WebSocket from 'ws';
import { sleep } from './load.ts';
import { cookieFor } from './our-clients.ts';
import { ServerProcess } from './server-process.ts';

const WARM = 500; // connections, so that the server has grown to its working size
const MANY = 3000;
const SETTLES = 10; // seconds
const SECONDS = 60; // three signs of life of each connection

/** What a connection costs a server while nothing happens on it: resident bytes, and processor time per second. */
export async function connections(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-connections-'));
  const server = await ServerProcess.start('our-server.ts', { TROLLMOOT_DATA: join(folder, 'tables.sqlite') });
  const sockets: WebSocket[] = [];
  const open = async (many: number): Promise<void> => {
    for (let i = 0; i < many; i++) sockets.push(await connected(server.address));
    await sleep(1000 * SETTLES);
  };
  try {
    await open(WARM);
    const before = await used(server);
    await sleep(1000 * SECONDS);
    const few = (await server.cpu()) - before.cpu;
    await open(MANY);
    const after = await used(server);
    await sleep(1000 * SECONDS);
    const many = (await server.cpu()) - after.cpu;
    return {
      connections: MANY,
      bytesPerConnection: Math.round((after.resident - before.resident) / MANY),
      microsecondsPerSecond: (many - few) / MANY / SECONDS,
    };
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function used(server: ServerProcess): Promise<{ cpu: number; resident: number }> {
  server.child.send({ resident: true });
  const [{ resident }] = (await once(server.child, 'message')) as [{ resident: number }];
  return { cpu: await server.cpu(), resident };
}

/** Each is somebody else's. */
async function connected(address: string): Promise<WebSocket> {
  const cookie = await cookieFor(address);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?v=${VERSION}`, { headers: { cookie } });
  await once(socket, 'open');
  return socket;
}
