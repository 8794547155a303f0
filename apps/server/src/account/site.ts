import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where a request takes place, as passkeys see it. */
export interface Site {
  readonly host: string; // the name that passkeys are bound to
  readonly origins: string[]; // of pages that may use them
}

/**
 * The name of this server, or null if it is asked by an address of the network: browsers bind passkeys to names only. This
 * machine is called `localhost`. A wrong name in the request lets nobody in: the browser signs the name it sees.
 */
export function siteOf({ headers }: FastifyRequest, { PUBLIC_URL, ORIGINS }: Config): Site | null {
  const known = [...(PUBLIC_URL === undefined ? [] : [PUBLIC_URL]), ...(ORIGINS ?? [])];
  if (PUBLIC_URL !== undefined) return { host: new URL(PUBLIC_URL).hostname, origins: known };
  const asked = `http://${headers.host ?? ''}`;
  if (!URL.canParse(asked)) return null;
  const { hostname, host } = new URL(asked);
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0) return LOOPBACK.test(address) ? { host: 'localhost', origins: known } : null;
  return { host: hostname, origins: [...known, `http://${host}`, `https://${host}`] };
}
const LOOPBACK = /^(127\.|::1$)/;

/** What links in mails begin with. Never what the request says: anyone could write another server's name there. */
export const linkBase = ({ PUBLIC_URL, ORIGINS }: Config): string | null => PUBLIC_URL ?? ORIGINS?.[0] ?? null;
