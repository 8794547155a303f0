import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopback, lanNames } from '../addresses.ts';
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
 * requests as if we were that page's server. An address cannot be bent like that. A name must be that of
 * `TROLLMOOT_PUBLIC_URL` or one in `TROLLMOOT_ORIGINS`. If there are no origins: with `--lan` it may be this machine's in
 * the local network; while we serve this machine alone, none will do.
 */
export function isAllowedHost({ headers }: FastifyRequest, config: Config): boolean {
  const { ORIGINS, PUBLIC_URL, HOST, LAN, TRUST_PROXY } = config;
  const name = nameIn(headers.host ?? '');
  if (isOwnName(name)) return true;
  const known = [...(ORIGINS ?? []), ...(PUBLIC_URL === undefined ? [] : [PUBLIC_URL])];
  if (known.some((origin) => new URL(origin).hostname === name)) return true;
  if (ORIGINS !== undefined) return false;
  return LAN ? LAN_NAMES.includes(name) : TRUST_PROXY !== 0 || !isLoopback(HOST);
}
const LAN_NAMES = lanNames();

/** Was the request sent to this machine by an address or name of its own? */
export const isForThisMachine = ({ headers }: FastifyRequest): boolean => isOwnName(nameIn(headers.host ?? ''));
