import { AdaptiveWriter } from './adaptive-writer.ts';
import { Database } from './database.ts';
import { GroupCommit, type Writer } from './group-commit.ts';
import type { ChatRecord, Entry, SessionRecord, Snapshot, TableRecord, UserRecord } from './records.ts';
import { tableOfRow } from './rows.ts';
import type { Statements } from './statements.ts';
import type { Store, Write } from './store.ts';
import { WriterThread } from './writer-thread.ts';

/**
 * SQLite, in a file or, for tests, in memory (`:memory:`). Reads run on the main thread. Writes to a file mostly run in a
 * separate thread, so that only the players whose move is being written wait for the disk.
 */
export class SqliteStore implements Store {
  readonly #database: Database;
  readonly #sql: Statements;
  readonly #commits: GroupCommit;

  constructor(file: string, observe?: (seconds: number) => void) {
    this.#database = new Database(file, 'main');
    this.#sql = this.#database.statements;
    const isInMemory = file === ':memory:';
    const writer = isInMemory ? inline(this.#database) : new AdaptiveWriter(this.#database, new WriterThread(file));
    this.#commits = new GroupCommit(writer, observe);
  }

  write(...writes: Write[]): Promise<void> {
    return this.#commits.write(writes);
  }

  async close(): Promise<void> {
    await this.#commits.close();
    this.#database.close();
  }

  /** After a failure each call tries a write, so that a later call can report the recovery. */
  isHealthy(): boolean {
    if (!this.#commits.isHealthy) this.write({ write: 'pulse', at: Date.now() }).catch(() => {});
    try {
      return this.#commits.isHealthy && this.#sql.get('SELECT 1 AS one')?.one === 1;
    } catch {
      return false;
    }
  }

  user(id: string): UserRecord | null {
    return (this.#sql.get('SELECT id, name, made FROM users WHERE id = ?', id) as UserRecord | undefined) ?? null;
  }
  session(hash: string): SessionRecord | null {
    const row = this.#sql.get('SELECT hash, user, seen FROM sessions WHERE hash = ?', hash);
    return (row as SessionRecord | undefined) ?? null;
  }
  table(id: string): TableRecord | null {
    const row = this.#sql.get('SELECT * FROM tables WHERE id = ?', id);
    return row === undefined ? null : tableOfRow(row);
  }
  entries(table: string): Entry[] {
    return this.#sql
      .all('SELECT n, at, seat, act, back FROM entries WHERE tableId = ? ORDER BY n', table)
      .map(
        ({ n, at, seat, act, back }) =>
          (act === null ? { n, at, by: seat, back } : { n, at, by: seat, act: JSON.parse(act as string) }) as Entry,
      );
  }
  snapshot(table: string): Snapshot | null {
    const row = this.#sql.get('SELECT n, s, count, past FROM snapshots WHERE tableId = ?', table);
    if (row === undefined) return null;
    const [s, count, past] = [row.s, row.count, row.past ?? '[]'].map((text) => JSON.parse(text as string));
    return { n: row.n as number, s, count, past };
  }
  chat(table: string, last: number): ChatRecord[] {
    const sql = 'SELECT n, room, name, seat, text, at FROM chat WHERE tableId = ? ORDER BY n DESC LIMIT ?';
    return (this.#sql.all(sql, table, last) as unknown as ChatRecord[]).reverse();
  }

  #tables(where: string, ...values: (string | number)[]): TableRecord[] {
    return this.#sql.all(`SELECT tables.* FROM tables ${where}`, ...values).map(tableOfRow);
  }
  gathering(limit: number): TableRecord[] {
    const hasRoom = `EXISTS (SELECT 1 FROM json_each(sitters) WHERE value ->> 'kind' = 'open')`;
    return this.#tables(`WHERE status = 'gathering' AND isPublic = 1 AND ${hasRoom} ORDER BY made DESC LIMIT ?`, limit);
  }
  playing(limit: number): TableRecord[] {
    return this.#tables(`WHERE status = 'playing' AND isPublic = 1 ORDER BY made DESC LIMIT ?`, limit);
  }
  yours(user: string, limit: number): TableRecord[] {
    const hosted = `SELECT id FROM tables WHERE host = ? AND status = 'gathering'`;
    const where = `WHERE id IN (SELECT tableId FROM sitters WHERE user = ? UNION ${hosted})`;
    const isOn = `+status IN ('gathering', 'playing', 'broken')`;
    return this.#tables(`${where} AND ${isOn} ORDER BY made DESC LIMIT ?`, user, user, limit);
  }
  archive(before: number, limit: number, user: string | null): TableRecord[] {
    const [which, whose] = user === null ? [ARCHIVE.everyones, [before]] : [ARCHIVE.mine, [user, before]];
    const page = this.#tables(`${which} ORDER BY ended DESC LIMIT ?`, ...whose, limit);
    const last = page.at(-1)?.ended;
    if (page.length < limit || last === undefined) return page;
    const ties = this.#tables(`${which} AND ended = ?`, ...whose, last!);
    return [...page.filter(({ ended }) => ended !== last), ...ties];
  }
  #ids(where: string, ...values: (string | number)[]): string[] {
    return this.#sql.all(`SELECT id FROM tables WHERE ${where}`, ...values).map(({ id }) => id as string);
  }
  running(): string[] {
    return this.#ids(`status = 'playing'`);
  }
  due(before: number, limit: number): string[] {
    return this.#ids(`due < ? ORDER BY due LIMIT ?`, before, limit);
  }
  abandoned(before: number, limit: number): string[] {
    return this.#ids(`status = 'gathering' AND made < ? LIMIT ?`, before, limit);
  }
}

/** Finished games that ended before a given time. Each query must use an index: the archive grows without limit. */
export const ARCHIVE = {
  everyones: `WHERE isPublic = 1 AND status = 'over' AND ended < ?`,
  mine: `JOIN sitters ON tableId = id WHERE user = ? AND +status = 'over' AND ended < ?`, // + keeps SQLite off the status index: start from the user's games
} as const;

const inline = (database: Database): Writer => ({
  commit: async (group) => database.commit(group),
  poll: () => {},
  close: async () => {},
});
