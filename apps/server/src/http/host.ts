import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Without the port, and without the brackets of an IPv6 address. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

const isOwnName = (name: string): boolean => name === 'localhost' || isIP(name) !== 0;

/**
 * Is this server meant? A page can give its own name an address of ours (DNS rebinding), and the browser then sends us its
 * requests as if we were that page's server. An address cannot be bent like that. A name must be one in
 * `TROLLMOOT_ORIGINS`, if there are any; else none will do while we serve this machine alone.
 */
export function isAllowedHost({ headers }: FastifyRequest, { ORIGINS, HOST, TRUST_PROXY }: Config): boolean {
  const name = nameIn(headers.host ?? '');
  if (isOwnName(name)) return true;
  if (ORIGINS !== undefined) return ORIGINS.some((origin) => new URL(origin).hostname === name);
  return TRUST_PROXY !== 0 || !LOOPBACK.test(HOST);
}
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Was the request sent to this machine by an address or name of its own? */
export const isForThisMachine = ({ headers }: FastifyRequest): boolean => isOwnName(nameIn(headers.host ?? ''));
