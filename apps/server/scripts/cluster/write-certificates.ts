// Certificates for the parts in compose.yaml, unless they are there: node apps/server/scripts/cluster/write-certificates.ts <folder>
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newAuthority } from './certificates.ts';

const POSTGRES = 999; // the users and groups of the images: each part wants its key for itself
const NODE = 1000;

const [folder = ''] = process.argv.slice(2);
const last = join(folder, 'ca.pem');
if (!existsSync(last)) {
  const authority = newAuthority(Date.now());
  write('nodes', ['localhost', '127.0.0.1', 'node-1', 'node-2', 'node-3'], NODE);
  write('nats', ['nats-1', 'nats-2', 'nats-3'], 0);
  write('postgres', ['postgres'], POSTGRES);
  writeFileSync(last, authority.certificate);

  function write(part: string, names: readonly string[], owner: number): void {
    const { certificate, key } = authority.sign(names);
    mkdirSync(join(folder, part), { recursive: true });
    for (const [name, text] of [
      ['server.pem', certificate],
      ['server.key', key],
    ] as const) {
      const file = join(folder, part, name);
      writeFileSync(file, text, { mode: 0o600 });
      if (process.getuid?.() === 0) chownSync(file, owner, owner);
    }
  }
}
