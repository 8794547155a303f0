import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Passwords {
  readonly store: string;
  readonly bus: string;
  readonly routes: string;
  readonly metrics: string;
}

/** Made once, and kept beside the data: PostgreSQL goes on to ask for the first one. */
export function passwordsIn(file: string): Passwords {
  if (!existsSync(file)) {
    const [store, bus, routes, metrics] = Array.from({ length: 4 }, () => randomBytes(24).toString('hex'));
    writeFileSync(file, `${JSON.stringify({ store, bus, routes, metrics }, null, 2)}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
}
