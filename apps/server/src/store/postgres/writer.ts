import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../group-commit.ts';
import { EARLIER_WRITE_FAILED, tablesOf, type Write } from '../store.ts';
import { Batch } from './batch.ts';
import { connectedTo, isCutOff, type Sql, within } from './connection.ts';

type Group = readonly (readonly Write[])[];

const NONE_FAILED: ReadonlyMap<number, string> = new Map();
const ANSWERS_WITHIN = 20_000; // milliseconds
const PATIENCE = 30_000; // milliseconds that a group waits for the database to come back
const AGAIN = 250; // milliseconds until the next try

/**
 * Commits a group in one transaction. If the connection is lost on the way, nobody knows whether the group was committed; so
 * every transaction leaves its number in this writer's own row, and the writer asks for it when the database is back. The
 * row stays locked until the old transaction has ended, one way or the other. A group that was not committed is repeated.
 */
export class PostgresWriter implements Writer {
  readonly #url: string;
  readonly #id: string;
  readonly #node: string | null;
  #sql: Sql;
  #number = 0;
  isCutOff = false;

  /** `node`: one of several that share the database. */
  constructor(url: string, id: string, node: string | null = null) {
    this.#node = node;
    this.#url = url;
    this.#id = id;
    this.#sql = connectedTo(url, 1);
  }

  async commit(group: Group): Promise<ReadonlyMap<number, string>> {
    const trouble = await this.#keep(group);
    if (trouble === null) return NONE_FAILED;
    return group.length === 1 ? new Map([[0, trouble]]) : this.#oneByOne(group);
  }

  /** One bad item does not cost the others theirs; but items of a table that has lost one are skipped. */
  async #oneByOne(group: Group): Promise<ReadonlyMap<number, string>> {
    const failed = new Map<number, string>();
    const lost = new Set<string>();
    for (const [i, one] of group.entries()) {
      const isLost = tablesOf(one).some((table) => lost.has(table));
      const trouble = isLost ? EARLIER_WRITE_FAILED : await this.#keep([one]);
      if (trouble === null) continue;
      failed.set(i, trouble);
      for (const table of tablesOf(one)) lost.add(table);
    }
    return failed;
  }

  /** Null when it is committed, else why not. Rejects if the database stays away. */
  async #keep(group: Group): Promise<string | null> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const number = ++this.#number;
      try {
        await within(ANSWERS_WITHIN, this.#transaction(group, number));
        this.isCutOff = false;
        return null;
      } catch (error) {
        if (!isCutOff(error)) return error instanceof Error ? error.message : String(error);
        this.isCutOff = true;
        if ((await this.#last(end)) === number) return null;
      }
    }
  }

  async #transaction(group: Group, number: number): Promise<void> {
    await this.#sql.begin(async (sql) => {
      const mark = sql.unsafe(MARK, [number, Date.now(), this.#id], { prepare: true });
      const batch = new Batch(sql, this.#node);
      const written = (async () => {
        for (const writes of group) for (const write of writes) await batch.add(write);
        await Promise.all([batch.fence(), batch.flush()]);
      })();
      const [{ count }] = await Promise.all([mark, written]);
      if (count !== 1) throw new Error('the database no longer knows this server');
    });
  }

  /** The number of the last transaction that was committed, as soon as the database can say so. */
  async #last(end: number): Promise<number> {
    for (;;) {
      await this.#reopen();
      try {
        const asked = this.#sql.unsafe<{ seq: number }[]>('SELECT seq FROM writers WHERE id = $1 FOR UPDATE', [
          this.#id,
        ]);
        const [row] = await within(ANSWERS_WITHIN, asked);
        this.isCutOff = false;
        return row?.seq ?? -1;
      } catch (error) {
        if (!isCutOff(error) || performance.now() > end) throw error;
        await pause(AGAIN);
      }
    }
  }

  /** A connection that is cut off may still hold its transaction open: end it. */
  async #reopen(): Promise<void> {
    const old = this.#sql;
    this.#sql = connectedTo(this.#url, 1);
    await old.end({ timeout: 0 }).catch(() => {});
  }

  poll(): void {}

  async close(): Promise<void> {
    await within(1000, this.#sql.unsafe('DELETE FROM writers WHERE id = $1', [this.#id])).catch(() => {});
    await this.#sql.end({ timeout: 1 }).catch(() => {});
  }
}

const MARK = 'UPDATE writers SET seq = $1, at = $2 WHERE id = $3';
