import { setTimeout as pause } from 'node:timers/promises';
import { InUse } from '../in-use.ts';
import { connectedTo, type Sql, within } from './connection.ts';

const LOCK = 7_350_418; // any number, the same in every version
const PATIENCE = 5000; // milliseconds until a server that was killed has let go
const LOOK_EVERY = 5000;

/**
 * Only one server may use a database, or several that know of each other. This one holds a lock that belongs to a connection, so that it is free again when the
 * server has ended, however that was. After a restart of the database it is taken again.
 */
export class PostgresLock {
  readonly #sql: Sql;
  readonly #timer: NodeJS.Timeout;
  #holder = 0; // the process that serves our connection
  readonly #isShared: boolean;
  #isLooking = false;

  private constructor(sql: Sql, holder: number, isShared: boolean, onRival: (error: Error) => void) {
    this.#sql = sql;
    this.#isShared = isShared;
    this.#holder = holder;
    this.#timer = setInterval(() => void this.#look(onRival), LOOK_EVERY).unref();
  }

  /** Rejects with `InUse`. `isShared`: with other nodes of the same house, but with no server that is alone. */
  static async take(url: string, isShared: boolean, onRival: (error: Error) => void): Promise<PostgresLock> {
    const sql = connectedTo(url, 1);
    try {
      for (const end = performance.now() + PATIENCE; ; await pause(250)) {
        const holder = await taken(sql, isShared);
        if (holder !== null) return new PostgresLock(sql, holder, isShared, onRival);
        if (performance.now() > end) throw new InUse(await owner(sql));
      }
    } catch (error) {
      await sql.end({ timeout: 0 });
      throw error;
    }
  }

  async #look(onRival: (error: Error) => void): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const [row] = await within(LOOK_EVERY, this.#sql.unsafe<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'));
      if (row!.pid !== this.#holder) {
        const holder = await taken(this.#sql, this.#isShared);
        if (holder === null) onRival(new InUse(await owner(this.#sql)));
        else this.#holder = holder;
      }
    } catch {} // it cannot be reached: nor can it be written
    this.#isLooking = false;
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sql.end({ timeout: 1 });
  }
}

async function taken(sql: Sql, isShared: boolean): Promise<number | null> {
  const [row] = await sql.unsafe<{ has: boolean; pid: number }[]>(
    `SELECT pg_try_advisory_lock${isShared ? '_shared' : ''}(${LOCK}) AS has, pg_backend_pid() AS pid`,
  );
  return row!.has ? row!.pid : null;
}

async function owner(sql: Sql): Promise<string> {
  const [row] = await sql.unsafe<{ address: string | null; since: Date }[]>(
    `SELECT host(client_addr) AS address, backend_start AS since FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = ${LOCK} AND granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  if (row === undefined) return 'another server';
  return `a server at ${row.address ?? 'this machine'}, since ${row.since.toISOString()}`;
}
