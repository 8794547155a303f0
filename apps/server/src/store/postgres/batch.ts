import { applyWrite } from '../apply-write.ts';
import { checksum, textOf } from '../chain.ts';
import type { Entry, Snapshot, TableChange } from '../records.ts';
import { type Row, rowOf } from '../rows.ts';
import { FENCED, type Write } from '../store.ts';
import { perform, type Sql, sound } from './connection.ts';

type Transaction = Pick<Sql, 'unsafe'>;
type Plain = { readonly [column: string]: Row[string] };

const NUMBERS: ReadonlySet<string> = new Set(['isPublic', 'made', 'ended', 'due', 'hasRoom', 'patience', 'version']);

/**
 * Writes of a group, in few statements: entries, snapshots and small changes of tables, which are nearly everything that is
 * written, go in one statement for all tables, as JSON. That costs this process a third of what one statement each does.
 */
export class Batch {
  readonly #sql: Transaction;
  #entries: Plain[] = [];
  #heads = new Map<string, { t: string; first: number; last: number; sum: number }>();
  #snapshots = new Map<string, Plain>();
  #changes = new Map<string, { readonly version: number; readonly row: Row }>();
  readonly #epochs = new Map<string, number>(); // that these writes were made under, by table
  readonly #node: string | null;

  /** `node`: one of several that share the database. */
  constructor(sql: Transaction, node: string | null = null) {
    this.#sql = sql;
    this.#node = node;
  }

  /** In this order, as far as one can notice. */
  async add(write: Write): Promise<void> {
    if ('epoch' in write && write.epoch !== undefined) await this.#guard(write, write.epoch);
    if (write.write === 'entry') this.#addEntry(write.table, write.entry);
    else if (write.write === 'table' && isSmall(write.change)) {
      if (this.#changes.has(write.table)) await this.flush();
      this.#changes.set(write.table, { version: write.version, row: rowOf(write.change) });
    } else if (write.write === 'snapshot') {
      if (this.#snapshots.has(write.table)) await this.flush();
      this.#snapshots.set(write.table, snapshotOf(write.table, write.snapshot));
    } else {
      await this.flush();
      if (write.write === 'forgetTable') await this.#forgetLease(write.table);
      await perform(this.#sql, applyWrite(write));
    }
  }

  async #guard(write: Extract<Write, { readonly epoch?: number }>, epoch: number): Promise<void> {
    if (write.write === 'newTable') {
      const { id, rules } = write.table;
      await this.#sql.unsafe(FOUND, [id, this.#node, epoch, Number(rules) || 0], { prepare: true });
      return;
    }
    if ((this.#epochs.get(write.table) ?? epoch) !== epoch) throw new Error(FENCED);
    this.#epochs.set(write.table, epoch);
  }

  /**
   * Refuse everything if another node has one of the tables by now. Their leases stay locked until this is committed, so
   * that whoever takes a table over has seen all of it, and whoever comes later is refused.
   */
  async fence(): Promise<void> {
    if (this.#epochs.size === 0) return;
    const rows = [...this.#epochs].map(([t, epoch]) => ({ t, epoch }));
    if ((await this.#run(FENCE, rows)) !== rows.length) throw new Error(FENCED);
  }

  async #forgetLease(table: string): Promise<void> {
    if (!this.#epochs.has(table)) return;
    await this.fence();
    this.#epochs.delete(table);
    await this.#sql.unsafe('DELETE FROM leases WHERE "tableId" = $1', [table], { prepare: true });
  }

  #addEntry(t: string, entry: Entry): void {
    const { n, at, by, sum } = entry;
    const [act, back] = 'act' in entry ? [textOf(entry), null] : [null, entry.back];
    this.#entries.push({ t, n, at, by, act, back, sum });
    const head = this.#heads.get(t);
    if (head !== undefined && head.last !== n - 1) throw notNext(n);
    this.#heads.set(t, { t, first: head?.first ?? n, last: n, sum });
  }

  /** All at once: the statements follow each other without waiting for answers. */
  async flush(): Promise<void> {
    const steps = [this.#putEntries(), this.#putHeads(), this.#putSnapshots(), ...this.#putChanges()];
    this.#entries = [];
    this.#heads = new Map();
    this.#snapshots = new Map();
    this.#changes = new Map();
    await Promise.all(steps);
  }

  async #run(sql: string, rows: readonly object[]): Promise<number> {
    return (await this.#sql.unsafe(sql, [JSON.stringify(rows)], { prepare: true })).count;
  }

  async #putEntries(): Promise<void> {
    if (this.#entries.length > 0) await this.#run(PUT_ENTRIES, this.#entries);
  }

  async #putHeads(): Promise<void> {
    const heads = [...this.#heads.values()];
    if (heads.length === 0) return;
    const moved = await this.#run(MOVE_HEADS, heads);
    if (moved === heads.length) return;
    const added = await this.#run(ADD_HEADS, heads); // of tables that had no entry yet
    if (moved + added !== heads.length) throw notNext(heads.length === 1 ? heads[0]!.first : null);
  }

  async #putSnapshots(): Promise<void> {
    if (this.#snapshots.size > 0) await this.#run(PUT_SNAPSHOTS, [...this.#snapshots.values()]);
  }

  /** Tables that change in the same columns change together. */
  #putChanges(): Promise<void>[] {
    const kinds = new Map<string, (Plain & { id: string; was: number })[]>();
    for (const [id, { version, row }] of this.#changes) {
      const kind = Object.keys(row).sort().join();
      const rows = kinds.get(kind);
      const plain = { ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sound(value)])), id };
      if (rows === undefined) kinds.set(kind, [{ ...plain, was: version }]);
      else rows.push({ ...plain, was: version });
    }
    return [...kinds].map(async ([kind, rows]) => {
      const changed = await this.#run(changing(kind === '' ? [] : kind.split(',')), rows);
      if (changed === rows.length) return;
      const [{ id, was }] = rows as [{ id: string; was: number }];
      throw new Error(`table ${id} is no longer at version ${was}: another server has changed it`);
    });
  }
}

/** No list shows these changes. */
const isSmall = ({ occupants, status, host }: TableChange): boolean =>
  occupants === undefined && status === undefined && host === undefined;

const notNext = (n: number | null): Error =>
  new Error(
    n === null
      ? 'an entry does not follow the last one of its table'
      : `entry ${n} does not follow the last one of its table`,
  );

function snapshotOf(t: string, { n, s, count, past }: Snapshot): Plain {
  const texts = [JSON.stringify(s), JSON.stringify(count), JSON.stringify(past)] as const;
  return { t, n, s: texts[0], count: texts[1], past: texts[2], sum: checksum(texts.join('\n')) };
}

const FOUND = 'INSERT INTO leases ("tableId", node, epoch, rules) VALUES ($1, $2, $3, $4)';
const FENCE = `SELECT 1 FROM leases JOIN json_to_recordset($1::text::json) AS it(t text, epoch bigint)
  ON leases."tableId" = it.t AND leases.epoch = it.epoch ORDER BY leases."tableId" FOR SHARE OF leases`;
const PUT_ENTRIES = `INSERT INTO entries SELECT * FROM json_to_recordset($1::text::json)
  AS it(t text, n bigint, at bigint, by bigint, act text, back bigint, sum bigint)`;
const HEADS = 'json_to_recordset($1::text::json) AS it(t text, first bigint, last bigint, sum bigint)';
const MOVE_HEADS = `UPDATE heads SET n = it.last, sum = it.sum FROM ${HEADS}
  WHERE heads."tableId" = it.t AND heads.n = it.first - 1`;
const ADD_HEADS = `INSERT INTO heads SELECT t, last, sum FROM ${HEADS} ON CONFLICT DO NOTHING`;
const PUT_SNAPSHOTS = `INSERT INTO snapshots ("tableId", n, s, count, past, sum)
  SELECT * FROM json_to_recordset($1::text::json) AS it(t text, n bigint, s text, count text, past text, sum bigint)
  ON CONFLICT ("tableId") DO UPDATE
  SET n = excluded.n, s = excluded.s, count = excluded.count, past = excluded.past, sum = excluded.sum
  WHERE snapshots.n <= excluded.n`;

const changed = new Map<string, string>(); // bounded: there are few kinds of change

function changing(columns: readonly string[]): string {
  const kind = columns.join();
  let sql = changed.get(kind);
  if (sql === undefined) {
    const sets = [...columns.map((name) => `"${name}" = it."${name}"`), 'version = tables.version + 1'];
    const types = columns.map((name) => `"${name}" ${NUMBERS.has(name) ? 'bigint' : 'text'}`);
    sql = `UPDATE tables SET ${sets.join()} FROM json_to_recordset($1::text::json)
      AS it(${['id text', 'was bigint', ...types].join()}) WHERE tables.id = it.id AND tables.version = it.was`;
    changed.set(kind, sql);
  }
  return sql;
}
