import type { Server } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { Config } from '../config.ts';

/** TCP connections allowed per WebSocket: a browser keeps up to six beside it. */
const TCP_PER_SOCKET = 8;

/** Limit TCP connections, idle ones too. Behind a proxy they all come from one address, so only the total is limited. */
export function limitConnections(server: Server, config: Config): void {
  server.maxConnections = 2 * config.CONNECTIONS;
  if (config.TRUST_PROXY !== 0) return;
  const most = TCP_PER_SOCKET * config.CONNECTIONS_PER_ADDRESS;
  const open = new Map<string, number>(); // by address; bounded by `maxConnections`
  server.on('connection', (socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const before = open.get(address) ?? 0;
    if (before >= most) {
      socket.destroy();
      return;
    }
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
