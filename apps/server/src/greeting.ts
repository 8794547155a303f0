import { renderUnicodeCompact } from 'uqr';
import { isLoopback, lanAddresses, lanBases, localAddress } from './addresses.ts';
import type { Config } from './config.ts';

/** What the host needs to know once the server is open. A program that reads along gets the first line alone. */
export function greeting(
  config: Config,
  port: number,
  isTerminal: boolean,
  interfaces?: Parameters<typeof lanAddresses>[0],
): string {
  const first = `Trollmoot is open at ${localAddress(config, port)}`;
  if (!isTerminal) return `${first}\n`;
  const paragraphs = [first, ...whoGetsIn(config, port, interfaces), ...linksSay(config), 'Ctrl+C stops the server.'];
  return `\n${paragraphs.join('\n\n')}\n\n`;
}

function whoGetsIn(config: Config, port: number, interfaces?: Parameters<typeof lanAddresses>[0]): string[] {
  const { HOST, LAN, PUBLIC_URL } = config;
  if (isLoopback(HOST)) {
    const there = lanAddresses(interfaces).map((address) => `  http://${address}:${port}`);
    const howTo = 'Only this machine can open it. To let your local network in, stop it and run\n  npm start -- --lan';
    return [there.length === 0 ? howTo : `${howTo}\nThe others then open\n${there.join('\n')}`];
  }
  if (!LAN) return ['Everyone who can reach this machine can open it.'];
  const bases = lanBases(config, port, interfaces);
  if (bases.length === 0) return ['Your local network may open it, but this machine is in none.'];
  const list = `Everyone in your local network can open it:\n${bases.map((base) => `  ${base}`).join('\n')}`;
  return [list, `Or by a phone's camera:\n\n${code(PUBLIC_URL ?? bases[0]!)}`];
}

/** White on black: most terminals are dark, and cameras read both. */
const code = (address: string): string =>
  renderUnicodeCompact(address, { ecc: 'M', border: 2 })
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

function linksSay({ PUBLIC_URL, HOST }: Config): string[] {
  if (PUBLIC_URL !== undefined) return [`Links begin with ${PUBLIC_URL}, as TROLLMOOT_PUBLIC_URL says.`];
  return isLoopback(HOST)
    ? []
    : [
        'If players know the server by a name, set TROLLMOOT_PUBLIC_URL, such as https://moot.example: links begin with it.',
      ];
}
