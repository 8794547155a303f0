import { isIPv6 } from 'node:net';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

const LOOPBACK = /^(127\.|::1$|localhost$)/;
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];
const VIRTUAL = /^(docker|br-|veth|virbr|vboxnet|vmnet|vEthernet|utun|tun|tap|wg)/; // no phone is in these networks

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** This machine's addresses in its local networks, the likeliest first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  return Object.entries(interfaces)
    .sort(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, infos = []]) => infos)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
}

/** The names that a local network knows this machine by. */
export function lanNames(name = hostname().toLowerCase()): string[] {
  return name.includes('.') ? [name] : [name, `${name}.local`];
}

/** What someone at this machine types. Browsers allow passkeys under `localhost`, not under 127.0.0.1. */
export function localAddress({ HOST, CERTIFICATE }: Pick<Config, 'HOST' | 'CERTIFICATE'>, port: number): string {
  const scheme = CERTIFICATE === undefined ? 'http' : 'https';
  if (isLoopback(HOST) || EVERY_ADDRESS.includes(HOST)) return `${scheme}://localhost:${port}`;
  return `${scheme}://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${port}`;
}

/** What someone else in the local network types, if the host has let them in with `--lan`. */
export function lanBases({ HOST, LAN }: Pick<Config, 'HOST' | 'LAN'>, port: number, interfaces?: Interfaces): string[] {
  if (!LAN || isLoopback(HOST)) return [];
  if (!EVERY_ADDRESS.includes(HOST)) return [localAddress({ HOST }, port)];
  return lanAddresses(interfaces).map((address) => `http://${address}:${port}`);
}
