import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { GroupCommit, type Transactions } from './group-commit.ts';
import type { ChatRecord, Entry, SessionRecord, Snapshot, TableRecord, UserRecord } from './records.ts';
import { type Row, rowOfTable, tableOfRow } from './rows.ts';
import { MIGRATIONS } from './schema.ts';
import type { Store, Write } from './store.ts';

/** SQLite, in a file. The write-ahead log is synchronised with the disk before a commit returns. */
export class SqliteStore implements Store, Transactions {
  readonly #db: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #prepared = new Map<string, StatementSync>(); // one for each statement in this file

  constructor(file: string, took?: (seconds: number) => void) {
    this.#db = new DatabaseSync(file);
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 8000;',
    );
    this.#migrate();
    this.#commits = new GroupCommit(this, took);
  }

  #migrate(): void {
    const { user_version: taken } = this.#get('PRAGMA user_version') as { user_version: number };
    if (taken > MIGRATIONS.length) throw new Error(`the database is of a newer version (${taken}) than this server`);
    for (let step = taken; step < MIGRATIONS.length; step++)
      this.#db.exec(`BEGIN; ${MIGRATIONS[step]!} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }

  #sql(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) this.#prepared.set(sql, (statement = this.#db.prepare(sql)));
    return statement;
  }
  #get(sql: string, ...values: (string | number | null)[]): Row | undefined {
    return this.#sql(sql).get(...values) as Row | undefined;
  }
  #all(sql: string, ...values: (string | number | null)[]): Row[] {
    return this.#sql(sql).all(...values) as Row[];
  }
  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#sql(sql).run(...values);
  }

  // ── writing ────────────────────────────────────────────────────────────────────────────

  write(...writes: Write[]): Promise<void> {
    return this.#commits.write(writes);
  }

  async close(): Promise<void> {
    this.#commits.close();
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }

  isWell(): boolean {
    try {
      return this.#get('SELECT 1 AS one')?.one === 1;
    } catch {
      return false;
    }
  }

  begin(): void {
    this.#sql('BEGIN IMMEDIATE').run();
  }
  commit(): void {
    this.#sql('COMMIT').run();
  }
  rollback(): void {
    this.#sql('ROLLBACK').run();
  }

  apply(it: Write): void {
    switch (it.write) {
      case 'entry': {
        const { n, at } = it.entry;
        const [seat, act, back] =
          'act' in it.entry ? [it.entry.by, JSON.stringify(it.entry.act), null] : [null, null, it.entry.back];
        this.#run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)', it.table, n, at, seat, act, back);
        break;
      }
      case 'newTable':
        this.#putTable('INSERT', it.table);
        break;
      case 'table':
        this.#putTable('INSERT OR REPLACE', it.table);
        break;
      case 'clock':
        this.#run('UPDATE tables SET clock = ?, due = ? WHERE id = ?', JSON.stringify(it.clock), it.due, it.table);
        break;
      case 'snapshot': {
        const { n, s, count } = it.snapshot;
        const texts = [JSON.stringify(s), JSON.stringify(count)] as const;
        this.#run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)', it.table, n, ...texts);
        break;
      }
      case 'chat': {
        const { n, room, name, seat, text, at } = it.line;
        this.#run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)', it.table, n, room, name, seat, text, at);
        break;
      }
      case 'user':
        this.#run('INSERT OR REPLACE INTO users VALUES (?, ?, ?)', it.user.id, it.user.name, it.user.made);
        break;
      case 'session': {
        const { hash, user, seen } = it.session;
        this.#run('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)', hash, user, seen);
        break;
      }
      case 'forgetTable':
        for (const from of ['sitters', 'entries', 'snapshots', 'chat'])
          this.#run(`DELETE FROM ${from} WHERE tableId = ?`, it.table);
        this.#run('DELETE FROM tables WHERE id = ?', it.table);
        break;
      case 'forgetSessions':
        this.#run('DELETE FROM sessions WHERE seen < ?', it.before);
        break;
    }
  }

  #putTable(how: string, table: TableRecord): void {
    const row = rowOfTable(table);
    const names = Object.keys(row);
    this.#run(`${how} INTO tables (${names.join()}) VALUES (${names.map(() => '?').join()})`, ...Object.values(row));
    this.#run('DELETE FROM sitters WHERE tableId = ?', table.id);
    for (const sitter of table.sitters)
      if (sitter.kind === 'person') this.#run('INSERT OR IGNORE INTO sitters VALUES (?, ?)', sitter.user, table.id);
  }

  // ── reading ────────────────────────────────────────────────────────────────────────────

  user(id: string): UserRecord | null {
    return (this.#get('SELECT id, name, made FROM users WHERE id = ?', id) as UserRecord | undefined) ?? null;
  }
  session(hash: string): SessionRecord | null {
    const row = this.#get('SELECT hash, user, seen FROM sessions WHERE hash = ?', hash);
    return (row as SessionRecord | undefined) ?? null;
  }
  table(id: string): TableRecord | null {
    const row = this.#get('SELECT * FROM tables WHERE id = ?', id);
    return row === undefined ? null : tableOfRow(row);
  }
  entries(table: string): Entry[] {
    return this.#all('SELECT n, at, seat, act, back FROM entries WHERE tableId = ? ORDER BY n', table).map(
      ({ n, at, seat, act, back }) =>
        (act === null ? { n, at, back } : { n, at, by: seat, act: JSON.parse(act as string) }) as Entry,
    );
  }
  snapshot(table: string): Snapshot | null {
    const row = this.#get('SELECT n, s, count FROM snapshots WHERE tableId = ?', table);
    if (row === undefined) return null;
    return { n: row.n as number, s: JSON.parse(row.s as string), count: JSON.parse(row.count as string) };
  }
  chat(table: string, last: number): ChatRecord[] {
    const sql = 'SELECT n, room, name, seat, text, at FROM chat WHERE tableId = ? ORDER BY n DESC LIMIT ?';
    return (this.#all(sql, table, last) as unknown as ChatRecord[]).reverse();
  }

  #tables(where: string, ...values: (string | number)[]): TableRecord[] {
    return this.#all(`SELECT tables.* FROM tables ${where}`, ...values).map(tableOfRow);
  }
  gathering(limit: number): TableRecord[] {
    return this.#tables(`WHERE status = 'gathering' AND isPublic = 1 ORDER BY made DESC LIMIT ?`, limit);
  }
  playing(limit: number): TableRecord[] {
    return this.#tables(`WHERE status = 'playing' AND isPublic = 1 ORDER BY made DESC LIMIT ?`, limit);
  }
  sittingAt(user: string, limit: number): TableRecord[] {
    const where = `JOIN sitters ON tableId = id WHERE user = ? AND status IN ('gathering', 'playing', 'broken')`;
    return this.#tables(`${where} ORDER BY made DESC LIMIT ?`, user, limit);
  }
  archive(before: number, limit: number, user: string | null): TableRecord[] {
    const mine = 'EXISTS (SELECT 1 FROM sitters WHERE tableId = id AND user = ?)';
    const which = user === null ? 'isPublic = 1' : mine;
    const where = `WHERE ended < ? AND status = 'over' AND ${which} ORDER BY ended DESC LIMIT ?`;
    return user === null ? this.#tables(where, before, limit) : this.#tables(where, before, user, limit);
  }
  #ids(where: string, ...values: (string | number)[]): string[] {
    return this.#all(`SELECT id FROM tables WHERE ${where}`, ...values).map(({ id }) => id as string);
  }
  running(): string[] {
    return this.#ids(`status = 'playing'`);
  }
  due(before: number, limit: number): string[] {
    return this.#ids(`due < ? ORDER BY due LIMIT ?`, before, limit);
  }
  forsaken(before: number, limit: number): string[] {
    return this.#ids(`status = 'gathering' AND made < ? LIMIT ?`, before, limit);
  }
}
