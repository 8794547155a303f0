import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { applyWrite } from './apply-write.ts';
import { NewerSchema, SQLITE_MIGRATIONS } from './schema.ts';
import { Statements } from './statements.ts';
import { EARLIER_WRITE_FAILED, tablesOf, type Write } from './store.ts';

/** An open SQLite database: when `commit` returns, every write it does not report as failed is on disk. */
export class Database {
  readonly #db: DatabaseSync;
  readonly statements: Statements;

  /**
   * A checkpoint of a full WAL takes long, and so can waiting for another process's lock. Only the writer thread does
   * either; on the main thread everything would stand still.
   */
  constructor(file: string, thread: 'main' | 'writer') {
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)); // readable by its owner only: it holds the seeds of running games
    this.#db = new DatabaseSync(file);
    this.#db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.statements = new Statements(this.#db);
    this.#migrate();
    if (thread === 'writer') this.#db.exec('PRAGMA wal_autocheckpoint = 8000');
    else this.#db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 0');
  }

  #migrate(): void {
    const { user_version: version } = this.statements.get('PRAGMA user_version') as { user_version: number };
    if (version > SQLITE_MIGRATIONS.length) throw new NewerSchema(version);
    for (let step = version; step < SQLITE_MIGRATIONS.length; step++)
      this.#db.exec(`BEGIN; ${SQLITE_MIGRATIONS[step]!} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }

  /**
   * Commit the whole group in one transaction, with one fsync. If that fails, commit each item alone, so that one bad
   * item does not cost the others theirs; but skip items of a table that has lost one. Returns what failed, by index.
   */
  commit(group: readonly (readonly Write[])[]): Map<number, string> {
    try {
      this.#transaction(group);
      return new Map();
    } catch (error) {
      return group.length === 1 ? new Map([[0, messageOf(error)]]) : this.#oneByOne(group);
    }
  }

  #oneByOne(group: readonly (readonly Write[])[]): Map<number, string> {
    const failed = new Map<number, string>();
    const lost = new Set<string>();
    for (const [i, one] of group.entries()) {
      try {
        if (tablesOf(one).some((table) => lost.has(table))) throw new Error(EARLIER_WRITE_FAILED);
        this.#transaction([one]);
      } catch (error) {
        failed.set(i, messageOf(error));
        for (const table of tablesOf(one)) lost.add(table);
      }
    }
    return failed;
  }

  #transaction(group: readonly (readonly Write[])[]): void {
    this.statements.run('BEGIN IMMEDIATE');
    try {
      for (const writes of group) for (const write of writes) this.statements.perform(applyWrite(write));
      this.statements.run('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.statements.run('ROLLBACK'); // a full disk has already rolled it back
      throw error;
    }
  }

  /** Copy the WAL into the database, as far as no reader is in the way. */
  checkpoint(): void {
    try {
      this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {} // a full disk: everything is still in the WAL
  }

  close(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
