import { LEFT_USER } from '@trollmoot/protocol';
import { accountReads } from './account-reads.ts';
import { AdaptiveWriter } from './adaptive-writer.ts';
import { type AlertReads, alertReads } from './alert-reads.ts';
import { Database } from './database.ts';
import { GroupCommit, type Writer } from './group-commit.ts';
import type {
  ChatRecord,
  InvitationRecord,
  SessionRecord,
  StoredEntry,
  StoredLog,
  StoredSnapshot,
  TableRecord,
  UserRecord,
} from './records.ts';
import { DamagedRow, type Row, sessionOfRow, tableOfRow } from './rows.ts';
import { SecondLog } from './second-log.ts';
import type { Statements } from './statements.ts';
import type { AccountReads, Companion, Store, Write } from './store.ts';
import { WriterThread } from './writer-thread.ts';

interface StoreOptions {
  readonly observe?: (seconds: number) => void; // how long a commit took
  readonly onDamage?: (damage: DamagedRow) => void; // a row was left out of a list
  readonly secondLog?: { readonly file: string; readonly onTrouble: (error: unknown) => void };
}

/**
 * SQLite, in a file or, for tests, in memory (`:memory:`). Reads run on the main thread. Writes to a file mostly run in a
 * separate thread, so that only the players whose move is being written wait for the disk.
 */
export class SqliteStore implements Store {
  readonly accounts: AccountReads;
  readonly alerts: AlertReads;
  readonly #placesChanged: () => void;
  readonly #database: Database;
  readonly #sql: Statements;
  readonly #commits: GroupCommit;
  readonly #onDamage: (damage: DamagedRow) => void;

  constructor(file: string, { observe, onDamage = () => {}, secondLog }: StoreOptions = {}) {
    this.#onDamage = onDamage;
    this.#database = new Database(file, 'main');
    this.#sql = this.#database.statements;
    this.accounts = accountReads(this.#sql);
    const alerts = alertReads(this.#sql);
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
    const row = this.#sql.get('SELECT hash, user, seen, device, label, way, made FROM sessions WHERE hash = ?', hash);
    return row === undefined ? null : sessionOfRow(row);
  }
  table(id: string): TableRecord | null {
    const row = this.#sql.get('SELECT * FROM tables WHERE id = ?', id);
    return row === undefined ? null : tableOfRow(row);
  }
  log(table: string): StoredLog {
    const head = this.#sql.get('SELECT n, sum FROM heads WHERE tableId = ?', table);
    const snapshot = this.#sql.get('SELECT n, s, count, past, sum FROM snapshots WHERE tableId = ?', table);
    const entries = this.#sql.all(
      'SELECT n, at, seat, act, back, sum FROM entries WHERE tableId = ? ORDER BY n',
      table,
    );
    return {
      entries: entries as unknown as StoredEntry[],
      head: (head as { n: number; sum: number } | undefined) ?? null,
      snapshot: (snapshot as unknown as StoredSnapshot | undefined) ?? null,
    };
  }
  chat(table: string, last: number): ChatRecord[] {
    const sql = 'SELECT n, room, name, seat, text, at, user FROM chat WHERE tableId = ? ORDER BY n DESC LIMIT ?';
    return (this.#sql.all(sql, table, last) as unknown as ChatRecord[]).reverse();
  }

  pulse(): number | null {
    return (this.#sql.get('SELECT at FROM pulse')?.at as number | undefined) ?? null;
  }

  #tables(where: string, ...values: (string | number)[]): TableRecord[] {
    return this.#sql.all(`SELECT tables.* FROM tables ${where}`, ...values).flatMap((row) => this.#readable(row));
  }
  #readable(row: Row): TableRecord[] {
    try {
      return [tableOfRow(row)];
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      this.#onDamage(error);
      return [];
    }
  }
  gathering(limit: number): TableRecord[] {
    return this.#tables(`${LISTED.gathering} LIMIT ?`, limit);
  }
  playing(limit: number): TableRecord[] {
    return this.#tables(`${LISTED.playing} LIMIT ?`, limit);
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
  companions(user: string, limit: number): Companion[] {
    return this.#sql.all(COMPANY.companions, user, LEFT_USER, limit) as unknown as Companion[];
  }
  played(user: string): { game: string; games: number }[] {
    return this.#sql.all(COMPANY.played, user) as unknown as { game: string; games: number }[];
  }
  #ids(where: string, ...values: (string | number)[]): string[] {
    return this.#sql.all(`SELECT id FROM tables WHERE ${where}`, ...values).map(({ id }) => id as string);
  }
  running(): string[] {
    return this.#ids(`status = 'playing'`);
  }
  begun(after: string, limit: number): string[] {
    return this.#ids(`id > ? AND status IN ('playing', 'over') ORDER BY id LIMIT ?`, after, limit);
  }
  due(before: number, limit: number): string[] {
    return this.#ids(`due < ? ORDER BY due LIMIT ?`, before, limit);
  }
  abandoned(before: number, limit: number): string[] {
    return this.#ids(`status = 'gathering' AND made < ? LIMIT ?`, before, limit);
  }
  invitations(user: string, limit: number): InvitationRecord[] {
    return this.#sql.all(INVITATIONS, user, limit) as unknown as InvitationRecord[];
  }
  havePlayed(user: string, other: string): boolean {
    return this.#sql.get(HAVE_PLAYED, user, other) !== undefined;
  }
  coded(code: string): string[] {
    return this.#ids('code = ? ORDER BY made DESC', code);
  }
}

const isForPlaces = ({ write }: Write): boolean => write === 'place' || write === 'merge';

/** The public lists. Each must read only what it shows. */
export const LISTED = {
  gathering: `WHERE listed = 1 AND status = 'gathering' ORDER BY made DESC`,
  playing: `WHERE listed = 1 AND status = 'playing' ORDER BY made DESC`,
} as const;

/** Finished games that ended before a given time. Each query must use an index: the archive grows without limit. */
export const ARCHIVE = {
  everyones: `WHERE isPublic = 1 AND status = 'over' AND ended < ?`,
  mine: `JOIN sitters ON tableId = id WHERE user = ? AND +status = 'over' AND ended < ?`, // + keeps SQLite off the status index: start from the user's games
} as const;

/** About the people and games of one user. Each must start from that user's seats and read no table's whole row. */
export const COMPANY = {
  companions: `
    SELECT others.user, users.name, COUNT(*) AS games, MAX(begun.made) AS last, begun.id AS "table"
    FROM sitters AS mine
    CROSS JOIN tables AS begun INDEXED BY tables_company ON begun.id = mine.tableId AND begun.status IN ('playing', 'over')
    CROSS JOIN sitters AS others INDEXED BY sitters_table ON others.tableId = mine.tableId
    CROSS JOIN users ON users.id = others.user
    WHERE mine.user = ?1 AND others.user <> ?1 AND others.user <> ?2
    GROUP BY others.user ORDER BY last DESC LIMIT ?3`, // CROSS JOIN keeps the order of the joins
  played: `
    SELECT game, COUNT(*) AS games
    FROM sitters CROSS JOIN tables INDEXED BY tables_company ON id = tableId AND status = 'over'
    WHERE user = ? GROUP BY game ORDER BY games DESC, game`,
} as const;
const INVITATIONS = `SELECT user, tableId AS "table", sender AS "by", at FROM invitations WHERE user = ? ORDER BY at DESC LIMIT ?`;
const HAVE_PLAYED = `SELECT 1 AS one FROM sitters AS mine JOIN sitters AS theirs ON theirs.tableId = mine.tableId AND theirs.user = ?2
  JOIN tables ON id = mine.tableId WHERE mine.user = ?1 AND +status IN ('playing', 'over') LIMIT 1`;

const inline = (database: Database): Writer => ({
  commit: async (group) => database.commit(group),
  poll: () => {},
  close: async () => {},
});
