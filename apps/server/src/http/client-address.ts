import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What limits are counted by: the client's address, or its IPv6 network (/64), which one client holds as a whole. */
export const clientKey = ({ ip }: FastifyRequest): string => normalizeIP(ip);

/** The proxies whose X-Forwarded-For is believed: those named, or the last few. Anyone else could write anything there. */
export function trustedProxies(
  proxies: Config['TRUST_PROXY'],
): string[] | ((address: string, hop: number) => boolean) | false {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** From this machine itself, not from elsewhere through a proxy on this machine. */
export const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') && !isForwarded(request);
