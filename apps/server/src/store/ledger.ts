import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { TableRecord } from './records.ts';
import { rowOfTable } from './rows.ts';
import { MIGRATIONS } from './schema.ts';
import { Statements } from './statements.ts';
import { TORN, tablesOf, type Write } from './store.ts';

/** The writing side of a database: whatever is not said to have failed is on the disk when `keep` returns. */
export class Ledger {
  readonly #db: DatabaseSync;
  readonly statements: Statements;

  /**
   * Folding a full log into the database takes long, and so may somebody who has locked it: whoever is patient sees to
   * the one and waits for the other.
   */
  constructor(file: string, isPatient: boolean) {
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)); // a new one is nobody else's: running games' seeds are in it
    this.#db = new DatabaseSync(file);
    this.#db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.statements = new Statements(this.#db);
    this.#migrate();
    if (isPatient) this.#db.exec('PRAGMA wal_autocheckpoint = 8000');
    else this.#db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 0');
  }

  #migrate(): void {
    const { user_version: taken } = this.statements.get('PRAGMA user_version') as { user_version: number };
    if (taken > MIGRATIONS.length) throw new Error(`the database is of a newer version (${taken}) than this server`);
    for (let step = taken; step < MIGRATIONS.length; step++)
      this.#db.exec(`BEGIN; ${MIGRATIONS[step]!} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }

  /**
   * Everything in one transaction, for one wait on the disk. If somebody's writes are refused, that must not cost the
   * others theirs: then each is tried alone, but none of a table that has lost one. What failed, by the index of the one
   * whose it was.
   */
  keep(group: readonly (readonly Write[])[]): Map<number, string> {
    try {
      this.#together(group);
      return new Map();
    } catch (error) {
      return group.length === 1 ? new Map([[0, said(error)]]) : this.#oneByOne(group);
    }
  }

  #oneByOne(group: readonly (readonly Write[])[]): Map<number, string> {
    const failed = new Map<number, string>();
    const torn = new Set<string>();
    for (const [i, one] of group.entries()) {
      try {
        if (tablesOf(one).some((table) => torn.has(table))) throw new Error(TORN);
        this.#together([one]);
      } catch (error) {
        failed.set(i, said(error));
        for (const table of tablesOf(one)) torn.add(table);
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
      if (this.#db.isTransaction) this.statements.run('ROLLBACK'); // a full disk has already ended it
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
          'act' in it.entry ? [it.entry.by, JSON.stringify(it.entry.act), null] : [it.entry.by, null, it.entry.back];
        this.statements.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)', it.table, n, at, seat, act, back);
        break;
      }
      case 'newPosition':
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
        const { n, s, count, past } = it.snapshot;
        const texts = [JSON.stringify(s), JSON.stringify(count), JSON.stringify(past)] as const;
        this.statements.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)', it.table, n, ...texts);
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
        for (const { user } of this.statements.all('DELETE FROM sessions WHERE seen < ? RETURNING user', it.before))
          this.statements.run(
            `DELETE FROM users WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id)
             AND NOT EXISTS (SELECT 1 FROM sitters WHERE user = users.id)`,
            user!,
          );
        break;
      case 'pulse':
        this.statements.run('INSERT OR REPLACE INTO pulse VALUES (1, ?)', it.at);
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

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
