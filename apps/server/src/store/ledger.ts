import { DatabaseSync } from 'node:sqlite';
import type { TableRecord } from './records.ts';
import { rowOfTable } from './rows.ts';
import { MIGRATIONS } from './schema.ts';
import { Statements } from './statements.ts';
import type { Write } from './store.ts';

/** The writing side of a database: whatever is committed is on the disk when `commit` returns. */
export class Ledger {
  readonly #db: DatabaseSync;
  readonly statements: Statements;

  /** Folding a full log into the database takes long: that is for the one whom nobody waits for. */
  constructor(file: string, withLog: 'folds the log' | 'leaves the log') {
    const pages = withLog === 'folds the log' ? 8000 : 0;
    this.#db = new DatabaseSync(file);
    this.#db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = ${pages};`,
    );
    this.statements = new Statements(this.#db);
    this.#migrate();
  }

  #migrate(): void {
    const { user_version: taken } = this.statements.get('PRAGMA user_version') as { user_version: number };
    if (taken > MIGRATIONS.length) throw new Error(`the database is of a newer version (${taken}) than this server`);
    for (let step = taken; step < MIGRATIONS.length; step++)
      this.#db.exec(`BEGIN; ${MIGRATIONS[step]!} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }

  /**
   * Everything in one transaction, for one wait on the disk. If somebody's writes are refused, that must not cost the
   * others theirs: then each is tried alone. What failed, by the index of the one whose it was.
   */
  keep(group: readonly (readonly Write[])[]): Map<number, string> {
    const failed = new Map<number, string>();
    try {
      this.#together(group);
    } catch {
      for (const [i, one] of group.entries()) {
        try {
          this.#together([one]);
        } catch (error) {
          failed.set(i, error instanceof Error ? error.message : String(error));
        }
      }
    }
    return failed;
  }

  #together(group: readonly (readonly Write[])[]): void {
    this.statements.run('BEGIN IMMEDIATE');
    try {
      for (const writes of group) for (const write of writes) this.#apply(write);
      this.statements.run('COMMIT');
    } catch (error) {
      this.statements.run('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }

  #apply(it: Write): void {
    switch (it.write) {
      case 'entry': {
        const { n, at } = it.entry;
        const [seat, act, back] =
          'act' in it.entry ? [it.entry.by, JSON.stringify(it.entry.act), null] : [null, null, it.entry.back];
        this.statements.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)', it.table, n, at, seat, act, back);
        break;
      }
      case 'newTable':
        this.#putTable('INSERT', it.table);
        break;
      case 'table':
        this.#putTable('INSERT OR REPLACE', it.table);
        break;
      case 'clock':
        this.statements.run(
          'UPDATE tables SET clock = ?, due = ? WHERE id = ?',
          JSON.stringify(it.clock),
          it.due,
          it.table,
        );
        break;
      case 'snapshot': {
        const { n, s, count } = it.snapshot;
        const texts = [JSON.stringify(s), JSON.stringify(count)] as const;
        this.statements.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)', it.table, n, ...texts);
        break;
      }
      case 'chat': {
        const { n, room, name, seat, text, at } = it.line;
        this.statements.run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)', it.table, n, room, name, seat, text, at);
        break;
      }
      case 'user':
        this.statements.run('INSERT OR REPLACE INTO users VALUES (?, ?, ?)', it.user.id, it.user.name, it.user.made);
        break;
      case 'session': {
        const { hash, user, seen } = it.session;
        this.statements.run('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)', hash, user, seen);
        break;
      }
      case 'forgetTable':
        for (const from of ['sitters', 'entries', 'snapshots', 'chat'])
          this.statements.run(`DELETE FROM ${from} WHERE tableId = ?`, it.table);
        this.statements.run('DELETE FROM tables WHERE id = ?', it.table);
        break;
      case 'forgetSessions':
        this.statements.run('DELETE FROM sessions WHERE seen < ?', it.before);
        break;
    }
  }

  #putTable(how: string, table: TableRecord): void {
    const row = rowOfTable(table);
    const names = Object.keys(row);
    this.statements.run(
      `${how} INTO tables (${names.join()}) VALUES (${names.map(() => '?').join()})`,
      ...Object.values(row),
    );
    this.statements.run('DELETE FROM sitters WHERE tableId = ?', table.id);
    for (const sitter of table.sitters)
      if (sitter.kind === 'person')
        this.statements.run('INSERT OR IGNORE INTO sitters VALUES (?, ?)', sitter.user, table.id);
  }
}
