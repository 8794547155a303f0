import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where to connect for a name: addresses that have been looked at, and a port. */
export interface Door {
  readonly addresses: readonly { readonly address: string; readonly family: 4 | 6 }[];
  readonly port: number;
  readonly ca?: string; // in place of the usual authorities
}

/** Finds the way to a URL that a user has given. Rejects with `Shut` if the server must not go there. */
export type FindDoor = (url: URL) => Promise<Door>;

/** The server must not send anything there. */
export class Shut extends Error {}

/** All addresses of a name. */
type Resolve = (name: string) => Promise<readonly string[]>;

const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Users say where messages go, and the server must not be sent to the host's own network: only names, only HTTPS on its
 * usual port, and only names all of whose addresses are public. Connect to the addresses returned and to no others: a name
 * may mean something else a moment later.
 */
export const publicDoors =
  (resolve: Resolve = systemResolve): FindDoor =>
  async (url) => {
    if (url.protocol !== 'https:') throw new Shut('only https:// addresses');
    if (url.port !== '') throw new Shut('only the usual port');
    if (url.username !== '' || url.password !== '') throw new Shut('no name or password in the address');
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Shut('a name, not a number');
    const addresses = (await resolve(url.hostname)).slice(0, 16);
    if (addresses.length === 0 || !addresses.every(isPublic)) throw new Shut('not a public address');
    return {
      addresses: addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })),
      port: 443,
    };
  };

/** Not private, loopback, link-local, shared, multicast, reserved, nor an IPv4 address in the clothes of IPv6. */
function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.parts[0]! >> 13 === 1; // 2000::/3 is all that is given out
}
