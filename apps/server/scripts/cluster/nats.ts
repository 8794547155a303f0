import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsProgram, reading } from '../nats/program.ts';
import type { Identity } from './certificates.ts';

interface NatsOptions {
  readonly folder: string;
  readonly authority: string; // PEM
  readonly identity: Identity;
  readonly clients: { readonly user: string; readonly password: string };
  readonly routes: { readonly user: string; readonly password: string };
  readonly ports: readonly { readonly client: number; readonly cluster: number }[];
}

/** The commands of a NATS cluster whose clients and servers all need a password and speak TLS. Rejects with a sentence. */
export async function natsPrograms(options: NatsOptions): Promise<(readonly string[])[]> {
  const { folder, authority, identity, ports } = options;
  const command = reading(await natsProgram(), folder);
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  };
  const tls = `{ cert_file: "${write('nats.pem', identity.certificate)}", key_file: "${write('nats.key', identity.key)}", ca_file: "${write('ca.pem', authority)}", verify: VERIFY }`;
  return ports.map((_, i) => [...command, '-c', write(`nats-${i + 1}.conf`, configuration(options, i, tls))]);
}

function configuration({ clients, routes, ports }: NatsOptions, i: number, tls: string): string {
  const { client, cluster } = ports[i]!;
  const others = ports.filter((_, other) => other !== i);
  const urls = others.map((other) => `"tls://${routes.user}:${routes.password}@127.0.0.1:${other.cluster}"`);
  return `server_name: nats-${i + 1}
listen: "127.0.0.1:${client}"
authorization { user: "${clients.user}", password: "${clients.password}" }
tls ${tls.replace('VERIFY', 'false')}
cluster {
  name: trollmoot
  listen: "127.0.0.1:${cluster}"
  no_advertise: true
  authorization { user: "${routes.user}", password: "${routes.password}" }
  tls ${tls.replace('VERIFY', 'true')}
  routes: [${urls.join(', ')}]
}
`;
}
