import { randomBytes } from 'node:crypto';
import { accountReads } from '../account-reads.ts';
import { type AlertReads, alertReads } from '../alert-reads.ts';
import { fenced } from '../fencing.ts';
import { GroupCommit } from '../group-commit.ts';
import type { Query } from '../query.ts';
import { StoreReads } from '../reads.ts';
import type { Row } from '../rows.ts';
import { SecondLog } from '../second-log.ts';
import {
  type AccountReads,
  isForPlaces,
  type LeaseHolder,
  type Store,
  type StoreOptions,
  type Write,
} from '../store.ts';
import { ask, connectedTo, type Sql, within } from './connection.ts';
import { migrate } from './migrate.ts';
import { PostgresWriter } from './writer.ts';

const READERS = 4; // connections
const READ_WITHIN = 10_000; // milliseconds
const HEALTHY_WITHIN = 2000;
const FORGOTTEN_AFTER = 30 * 86_400_000; // milliseconds without a write: a server that was killed

/** PostgreSQL. Reads go over a few connections of their own; all writes of this server over one, group after group. */
export class PostgresStore extends StoreReads implements Store {
  readonly accounts: AccountReads;
  readonly alerts: AlertReads;
  readonly #placesChanged: () => void;
  readonly #sql: Sql;
  readonly #writer: PostgresWriter;
  readonly #holder: LeaseHolder | undefined;
  readonly #commits: GroupCommit;
  #trial: Promise<void> | null = null;

  /** Rejects with `NewerSchema`, or if the database cannot be reached. */
  static async open(url: string, options: StoreOptions = {}): Promise<PostgresStore> {
    const sql = connectedTo(url, READERS);
    const id = randomBytes(9).toString('base64url');
    try {
      await migrate(sql);
      await sql.unsafe('DELETE FROM writers WHERE at < $1', [Date.now() - FORGOTTEN_AFTER]);
      await sql.unsafe('INSERT INTO writers VALUES ($1, 0, $2)', [id, Date.now()]);
    } catch (error) {
      await sql.end({ timeout: 0 });
      throw error;
    }
    return new PostgresStore(sql, new PostgresWriter(url, id, options.holder?.id), options);
  }

  private constructor(
    sql: Sql,
    writer: PostgresWriter,
    { observe, onDamage = () => {}, onPlaces = () => {}, secondLog, holder }: StoreOptions,
  ) {
    const query = asking(sql);
    super(query, onDamage);
    this.#sql = sql;
    this.#writer = writer;
    this.#holder = holder;
    this.accounts = accountReads(query);
    const alerts = alertReads(query);
    this.alerts = alerts;
    this.#placesChanged = () => {
      alerts.changed();
      onPlaces();
    };
    const both = secondLog === undefined ? writer : new SecondLog(secondLog.file, writer, secondLog.onTrouble);
    this.#commits = new GroupCommit(both, observe);
  }

  write(...writes: Write[]): Promise<void> {
    const written =
      this.#holder === undefined ? this.#commits.write(writes) : fenced(writes, this.#holder, this.#commits);
    return writes.some(isForPlaces) ? written.finally(this.#placesChanged) : written;
  }

  async close(): Promise<void> {
    await this.#commits.close();
    await this.#sql.end({ timeout: 1 });
  }

  get canWrite(): boolean {
    return this.#commits.isHealthy && !this.#writer.isCutOff;
  }

  async isHealthy(): Promise<boolean> {
    if (!this.canWrite) this.#try();
    try {
      await within(HEALTHY_WITHIN, this.#sql.unsafe('SELECT 1'));
      return this.canWrite;
    } catch {
      this.#try(); // then a write will find out, too
      return false;
    }
  }

  #try(): void {
    this.#trial ??= this.write({ write: 'pulse', at: Date.now() })
      .catch(() => {})
      .finally(() => (this.#trial = null));
  }
}

const asking = (pool: Sql): Query => ({
  engine: 'postgres',
  async get(sql, ...values) {
    return (await within(READ_WITHIN, ask(pool, { sql, values }))).rows[0];
  },
  async all(sql, ...values) {
    const { rows } = await within(READ_WITHIN, ask(pool, { sql, values }));
    return rows.map((row): Row => ({ ...row })); // plain, without what the library adds to the list
  },
});
