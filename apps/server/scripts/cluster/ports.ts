import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** So many ports that nobody listens on. */
export async function freePorts(many: number): Promise<number[]> {
  const servers = Array.from({ length: many }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Rejects if somebody listens on this port. */
export async function mustBeFree(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  await once(server.close(), 'close');
}
