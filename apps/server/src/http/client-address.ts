import type { Server } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where this comes from, as far as limits go: an address, or the IPv6 network (/64) that one visitor holds as a whole. */
export const clientKey = ({ ip }: FastifyRequest): string => normalizeIP(ip);

/** Which proxies to believe: those named, or the last so many. All others could write what they like. */
export function trustedProxies(
  proxies: Config['TRUST_PROXY'],
): string[] | ((address: string, hop: number) => boolean) | false {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Asked on this machine itself, not by somebody for whom a proxy here asks. */
export const isLocal = (request: FastifyRequest): boolean =>
  HERE.has(request.socket.remoteAddress ?? '') && !isForwarded(request);

/** A browser keeps up to six connections beside its socket. */
const CALLS_A_SOCKET = 8;

/** Bound the connections of whatever kind, silent ones too. Behind a proxy all of them come from one address. */
export function limitConnections(server: Server, config: Config): void {
  server.maxConnections = 2 * config.CONNECTIONS;
  if (config.TRUST_PROXY !== 0) return;
  const most = CALLS_A_SOCKET * config.CONNECTIONS_PER_ADDRESS;
  const callers = new Map<string, number>(); // those connected now; bounded by `maxConnections`
  server.on('connection', (socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const before = callers.get(address) ?? 0;
    if (before >= most) {
      socket.destroy();
      return;
    }
    callers.set(address, before + 1);
    socket.once('close', () => {
      const left = callers.get(address)! - 1;
      if (left > 0) callers.set(address, left);
      else callers.delete(address);
    });
  });
}
