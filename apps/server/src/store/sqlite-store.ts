import { accountReads } from './account-reads.ts';
import { AdaptiveWriter } from './adaptive-writer.ts';
import { type AlertReads, alertReads } from './alert-reads.ts';
import { Database } from './database.ts';
import { GroupCommit, type Writer } from './group-commit.ts';
import type { Query } from './query.ts';
import { StoreReads } from './reads.ts';
import { SecondLog } from './second-log.ts';
import type { Statements } from './statements.ts';
import { type AccountReads, isForPlaces, type Store, type StoreOptions, type Write } from './store.ts';
import { WriterThread } from './writer-thread.ts';

/**
 * SQLite, in a file or, for tests, in memory (`:memory:`). Reads run on the main thread. Writes to a file mostly run in a
 * separate thread, so that only the players whose move is being written wait for the disk.
 */
export class SqliteStore extends StoreReads implements Store {
  readonly accounts: AccountReads;
  readonly alerts: AlertReads;
  readonly #placesChanged: () => void;
  readonly #database: Database;
  readonly #commits: GroupCommit;

  constructor(file: string, { observe, onDamage = () => {}, secondLog }: StoreOptions = {}) {
    const database = new Database(file, 'main');
    const sql = asking(database.statements);
    super(sql, onDamage);
    this.#database = database;
    this.accounts = accountReads(sql);
    const alerts = alertReads(sql);
    this.alerts = alerts;
    this.#placesChanged = alerts.changed;
    const isInMemory = file === ':memory:';
    const writer = isInMemory ? inline(this.#database) : new AdaptiveWriter(this.#database, new WriterThread(file));
    const both = secondLog === undefined ? writer : new SecondLog(secondLog.file, writer, secondLog.onTrouble);
    this.#commits = new GroupCommit(both, observe);
  }

  write(...writes: Write[]): Promise<void> {
    const written = this.#commits.write(writes);
    return writes.some(isForPlaces) ? written.finally(this.#placesChanged) : written;
  }

  async close(): Promise<void> {
    await this.#commits.close();
    this.#database.close();
  }

  get canWrite(): boolean {
    return this.#commits.isHealthy;
  }

  async isHealthy(): Promise<boolean> {
    if (!this.#commits.isHealthy) this.write({ write: 'pulse', at: Date.now() }).catch(() => {});
    try {
      return this.#commits.isHealthy && this.#database.statements.get('SELECT 1 AS one')?.one === 1;
    } catch {
      return false;
    }
  }
}

/** SQLite answers at once. */
const asking = (statements: Statements): Query => ({
  engine: 'sqlite',
  get: async (sql, ...values) => statements.get(sql, ...values),
  all: async (sql, ...values) => statements.all(sql, ...values),
});

const inline = (database: Database): Writer => ({
  commit: async (group) => database.commit(group),
  poll: () => {},
  close: async () => {},
});
