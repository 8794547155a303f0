import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPostgres } from './address.ts';
import { FileLock } from './file-lock.ts';
import type { Leases } from './leases.ts';
import { walLoss } from './losses.ts';
import type { LeaseTerms } from './postgres/leases.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store, StoreOptions } from './store.ts';

interface Opened {
  readonly store: Store;
  readonly loss: string | null; // a sentence about what the database has lost
  /** Call it when the store is closed. */
  release(): Promise<void>;
}
interface OpeningOptions extends StoreOptions {
  readonly onRival: (error: Error) => void; // another server has taken the database while it could not be reached
}

/** Opens what `TROLLMOOT_DATA` names, for this server alone. Rejects with `InUse`, `NewerSchema`, or what the engine says. */
export async function openStore(data: string, options: OpeningOptions): Promise<Opened> {
  if (isPostgres(data)) return onPostgres(data, options);
  if (data === ':memory:') return { store: new SqliteStore(data, options), loss: null, release: async () => {} };
  mkdirSync(dirname(data), { recursive: true });
  const lock = new FileLock(data);
  const loss = walLoss(data, Date.now());
  return { store: new SqliteStore(data, options), loss, release: async () => lock.release() };
}

/** The library is fetched only here: most houses need none, and would start slower. */
async function onPostgres(data: string, options: OpeningOptions): Promise<Opened> {
  const [{ PostgresLock }, { PostgresStore }] = await Promise.all([
    import('./postgres/lock.ts'),
    import('./postgres/store.ts'),
  ]);
  const lock = await PostgresLock.take(data, options.holder !== undefined, options.onRival);
  try {
    return { store: await PostgresStore.open(data, options), loss: null, release: () => lock.release() };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The leases of one node of several. Open the store first. */
export async function leasesIn(data: string, terms: LeaseTerms): Promise<Leases> {
  const { PostgresLeases } = await import('./postgres/leases.ts');
  return PostgresLeases.join(data, terms);
}
