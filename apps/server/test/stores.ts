import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store, StoreOptions } from '../src/store/store.ts';

/** One engine that tests run on. `shared`: a new, empty database that several stores can use, as `TROLLMOOT_DATA` names it. */
interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  shared(): Promise<string>;
  open(data?: string, options?: StoreOptions): Promise<Store>;
}

const SQLITE: Engine = {
  name: 'SQLite',
  shared: async () => join(mkdtempSync(join(tmpdir(), 'trollmoot-stores-')), 'moot.sqlite'),
  open: async (data = ':memory:', options) => new SqliteStore(data, options),
};

const server = await postgresServer();

const POSTGRES: Engine = {
  name: 'PostgreSQL',
  async shared() {
    const database = `moot_${randomBytes(6).toString('hex')}`;
    const sql = postgres(server!, { max: 1, onnotice: () => {} });
    await sql.unsafe(`CREATE DATABASE ${database}`);
    await sql.end();
    return server!.replace(/[^/]*$/, database);
  },
  async open(data, options) {
    return PostgresStore.open(data ?? (await this.shared()), options);
  },
};

/** SQLite, and PostgreSQL where there is one. */
export const ENGINES: readonly Engine[] = server === null ? [SQLITE] : [SQLITE, POSTGRES];

async function postgresServer(): Promise<string | null> {
  const response = await fetch(inject('postgresDoor'));
  const { url, trouble } = (await response.json()) as { url?: string; trouble?: string };
  if (url === undefined && process.env.CI === 'true') throw new Error(`there is no PostgreSQL to test on: ${trouble}`);
  return url ?? null;
}
