import { LEFT_USER } from '@trollmoot/protocol';
import type { Query } from './query.ts';
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
import type { Companion, Reads } from './store.ts';

/** What both engines are asked, in the same words. */
export class StoreReads implements Reads {
  readonly #sql: Query;
  readonly #onDamage: (damage: DamagedRow) => void;

  /** `onDamage`: a row was left out of a list. */
  constructor(sql: Query, onDamage: (damage: DamagedRow) => void) {
    this.#sql = sql;
    this.#onDamage = onDamage;
  }

  async user(id: string): Promise<UserRecord | null> {
    return (
      ((await this.#sql.get('SELECT id, name, made FROM users WHERE id = ?', id)) as UserRecord | undefined) ?? null
    );
  }
  async session(hash: string): Promise<SessionRecord | null> {
    const row = await this.#sql.get(
      'SELECT hash, user, seen, device, label, way, made FROM sessions WHERE hash = ?',
      hash,
    );
    return row === undefined ? null : sessionOfRow(row);
  }
  async table(id: string): Promise<TableRecord | null> {
    const row = await this.#sql.get('SELECT * FROM tables WHERE id = ?', id);
    return row === undefined ? null : tableOfRow(row);
  }
  /** In this order: an entry that is written meanwhile is not missing from the log of a head that was read before. */
  async log(table: string): Promise<StoredLog> {
    const head = await this.#sql.get('SELECT n, sum FROM heads WHERE tableId = ?', table);
    const snapshot = await this.#sql.get('SELECT n, s, count, past, sum FROM snapshots WHERE tableId = ?', table);
    const entries = await this.#sql.all(
      'SELECT n, at, seat, act, back, sum FROM entries WHERE tableId = ? ORDER BY n',
      table,
    );
    return {
      entries: entries as unknown as StoredEntry[],
      head: (head as { n: number; sum: number } | undefined) ?? null,
      snapshot: (snapshot as unknown as StoredSnapshot | undefined) ?? null,
    };
  }
  async chat(table: string, last: number): Promise<ChatRecord[]> {
    const sql = 'SELECT n, room, name, seat, text, at, user FROM chat WHERE tableId = ? ORDER BY n DESC LIMIT ?';
    return ((await this.#sql.all(sql, table, last)) as unknown as ChatRecord[]).reverse();
  }

  async pulse(): Promise<number | null> {
    return ((await this.#sql.get('SELECT at FROM pulse'))?.at as number | undefined) ?? null;
  }

  async #tables(where: string, ...values: (string | number)[]): Promise<TableRecord[]> {
    const rows = await this.#sql.all(`SELECT tables.* FROM tables ${where}`, ...values);
    return rows.flatMap((row) => this.#readable(row));
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
  async gathering(limit: number): Promise<TableRecord[]> {
    return this.#tables(`${LISTED.gathering} LIMIT ?`, limit);
  }
  async playing(limit: number): Promise<TableRecord[]> {
    return this.#tables(`${LISTED.playing} LIMIT ?`, limit);
  }
  async yours(user: string, limit: number): Promise<TableRecord[]> {
    const hosted = `SELECT id FROM tables WHERE host = ? AND status = 'gathering'`;
    const where = `WHERE id IN (SELECT tableId FROM sitters WHERE user = ? UNION ${hosted})`;
    const isOn = `+status IN ('gathering', 'playing', 'broken')`;
    return this.#tables(`${where} AND ${isOn} ORDER BY made DESC LIMIT ?`, user, user, limit);
  }
  async archive(before: number, limit: number, user: string | null): Promise<TableRecord[]> {
    const [which, whose] = user === null ? [ARCHIVE.everyones, [before]] : [ARCHIVE.mine, [user, before]];
    const page = await this.#tables(`${which} ORDER BY ended DESC LIMIT ?`, ...whose, limit);
    const last = page.at(-1)?.ended;
    if (page.length < limit || last === undefined) return page;
    const ties = await this.#tables(`${which} AND ended = ?`, ...whose, last!);
    return [...page.filter(({ ended }) => ended !== last), ...ties];
  }
  async companions(user: string, limit: number): Promise<Companion[]> {
    const sql = this.#sql.engine === 'sqlite' ? COMPANY.companions : COMPANIONS_BY_RANK;
    return (await this.#sql.all(sql, user, LEFT_USER, limit)) as unknown as Companion[];
  }
  async played(user: string): Promise<{ game: string; games: number }[]> {
    return (await this.#sql.all(COMPANY.played, user)) as unknown as { game: string; games: number }[];
  }
  async #ids(where: string, ...values: (string | number)[]): Promise<string[]> {
    const rows = await this.#sql.all(`SELECT id FROM tables WHERE ${where}`, ...values);
    return rows.map(({ id }) => id as string);
  }
  async running(): Promise<string[]> {
    return this.#ids(`status = 'playing'`);
  }
  async begun(after: string, limit: number): Promise<string[]> {
    return this.#ids(`id > ? AND status IN ('playing', 'over') ORDER BY id LIMIT ?`, after, limit);
  }
  async due(before: number, limit: number): Promise<string[]> {
    return this.#ids(`due < ? ORDER BY due LIMIT ?`, before, limit);
  }
  async abandoned(before: number, limit: number): Promise<string[]> {
    return this.#ids(`status = 'gathering' AND made < ? LIMIT ?`, before, limit);
  }
  async invitations(user: string, limit: number): Promise<InvitationRecord[]> {
    return (await this.#sql.all(INVITATIONS, user, limit)) as unknown as InvitationRecord[];
  }
  async havePlayed(user: string, other: string): Promise<boolean> {
    return (await this.#sql.get(HAVE_PLAYED, user, other)) !== undefined;
  }
  async coded(code: string): Promise<string[]> {
    return this.#ids('code = ? ORDER BY made DESC', code);
  }
}

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
/** The same for an engine that shows of each group only what all of it has in common. */
const COMPANIONS_BY_RANK = `
  SELECT user, name, games, last, "table" FROM (
    SELECT others.user, users.name, begun.made AS last, begun.id AS "table",
      COUNT(*) OVER (PARTITION BY others.user) AS games,
      ROW_NUMBER() OVER (PARTITION BY others.user ORDER BY begun.made DESC, begun.id) AS nth
    FROM sitters AS mine
    JOIN tables AS begun ON begun.id = mine.tableId AND begun.status IN ('playing', 'over')
    JOIN sitters AS others ON others.tableId = mine.tableId
    JOIN users ON users.id = others.user
    WHERE mine.user = ?1 AND others.user <> ?1 AND others.user <> ?2
  ) AS met WHERE nth = 1 ORDER BY last DESC LIMIT ?3`;
const INVITATIONS = `SELECT user, tableId AS "table", sender AS "by", at FROM invitations WHERE user = ? ORDER BY at DESC LIMIT ?`;
const HAVE_PLAYED = `SELECT 1 AS one FROM sitters AS mine JOIN sitters AS theirs ON theirs.tableId = mine.tableId AND theirs.user = ?2
  JOIN tables ON id = mine.tableId WHERE mine.user = ?1 AND +status IN ('playing', 'over') LIMIT 1`;
