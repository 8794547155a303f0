import type { Claimed, Leases, Owner } from '../leases.ts';
import { connectedTo, type Sql, within } from './connection.ts';

const ANSWERS_WITHIN = 3000; // milliseconds
const TRIES = 2;

export interface LeaseTerms {
  readonly node: string;
  readonly lasts: number; // milliseconds
  readonly plays: { readonly [game: string]: number }; // the version of its rules
}

/** Leases in PostgreSQL. A table's row says who has it, the node's row until when: so one statement renews them all. */
export class PostgresLeases implements Leases {
  readonly #sql: Sql;
  readonly #terms: LeaseTerms;

  /** The tables must be there: open the store first. */
  static async join(url: string, terms: LeaseTerms): Promise<PostgresLeases> {
    const leases = new PostgresLeases(connectedTo(url, 2), terms);
    await leases.#ask("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'", []);
    await leases.renew();
    return leases;
  }

  private constructor(sql: Sql, terms: LeaseTerms) {
    this.#sql = sql;
    this.#terms = terms;
  }

  #ask<R extends object>(sql: string, values: (string | number)[]): Promise<R[]> {
    return within(ANSWERS_WITHIN, this.#sql.unsafe<R[]>(sql, values, { prepare: true }));
  }

  async renew(): Promise<boolean> {
    const { node, lasts, plays } = this.#terms;
    const [row] = await this.#ask<{ late: boolean }>(RENEW, [node, lasts]);
    if (row !== undefined) return !row.late;
    await this.#ask(JOIN, [node, lasts, JSON.stringify(plays)]);
    return false;
  }

  async held(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#ask<{ tableId: string; epoch: number }>(HELD, [this.#terms.node, JSON.stringify(tables)]);
    return new Map(rows.map(({ tableId, epoch }) => [tableId, epoch]));
  }

  async claim(table: string): Promise<Claimed | null> {
    const { node, plays } = this.#terms;
    for (let tries = 1; ; tries++) {
      const [mine] = await this.#ask<{ epoch: number }>(CLAIM, [table, node, JSON.stringify(plays)]);
      if (mine !== undefined) return mine;
      const [owner] = await this.#ask<{ node: string }>(OWNER, [table]);
      if (owner !== undefined && owner.node !== node) return owner;
      const [able] = await this.#ask<{ node: string }>(ABLE, [table, node]);
      if (able !== undefined || tries === TRIES) return able ?? null; // the first time, its owner may have just given it up
    }
  }

  owners(tables: readonly string[]): Promise<readonly Owner[]> {
    return this.#ask<Owner>(OWNERS, [JSON.stringify(tables), this.#terms.node]);
  }

  async release(tables: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...tables].map(([t, epoch]) => ({ t, epoch }));
    if (rows.length > 0) await this.#ask(RELEASE, [JSON.stringify(rows), this.#terms.node]);
  }

  async leave(): Promise<void> {
    const { node } = this.#terms;
    await this.#ask('UPDATE leases SET node = NULL WHERE node = $1', [node]).catch(() => {});
    await this.#ask('DELETE FROM nodes WHERE id = $1', [node]).catch(() => {});
    await this.#sql.end({ timeout: 1 }).catch(() => {});
  }
}

const LASTS = "clock_timestamp() + $2::bigint * interval '1 millisecond'";
const RENEW = `UPDATE nodes SET until = ${LASTS}
  FROM (SELECT id, until <= clock_timestamp() AS late FROM nodes WHERE id = $1 FOR UPDATE) AS was
  WHERE nodes.id = was.id RETURNING late`;
const JOIN = `INSERT INTO nodes VALUES ($1, ${LASTS}, $3::text::json) ON CONFLICT (id) DO NOTHING`;
const HELD = `SELECT "tableId", epoch FROM leases
  WHERE node = $1 AND "tableId" IN (SELECT json_array_elements_text($2::text::json))`;
const IS_ALIVE = 'nodes.until > clock_timestamp()';
const RULES = `CASE WHEN tables.rules ~ '^[0-9]{1,9}$' THEN tables.rules::bigint ELSE 0 END`;
/** What a node has played on under newer rules, an older one must not touch: the log may be illegal to it. */
const CLAIM = `INSERT INTO leases ("tableId", node, epoch, rules)
  SELECT id, $2, 1, ($3::text::json ->> game)::bigint FROM tables WHERE id = $1 AND ($3::text::json ->> game)::bigint >= ${RULES}
  ON CONFLICT ("tableId") DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1, rules = excluded.rules
  WHERE leases.rules <= excluded.rules AND (leases.node IS NULL OR leases.node = excluded.node
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND ${IS_ALIVE}))
  RETURNING epoch`;
const OWNER = `SELECT node FROM leases JOIN nodes ON nodes.id = leases.node WHERE "tableId" = $1 AND ${IS_ALIVE}`;
const OWNERS = `SELECT "tableId" AS "table", node FROM leases JOIN nodes ON nodes.id = leases.node
  WHERE "tableId" IN (SELECT json_array_elements_text($1::text::json)) AND node <> $2 AND ${IS_ALIVE}`;
const ABLE = `SELECT nodes.id AS node FROM nodes, tables LEFT JOIN leases ON leases."tableId" = tables.id
  WHERE tables.id = $1 AND nodes.id <> $2 AND ${IS_ALIVE}
  AND (nodes.plays ->> tables.game)::bigint >= GREATEST(${RULES}, COALESCE(leases.rules, 0))
  ORDER BY random() LIMIT 1`;
const RELEASE = `UPDATE leases SET node = NULL FROM json_to_recordset($1::text::json) AS it(t text, epoch bigint)
  WHERE leases."tableId" = it.t AND leases.epoch = it.epoch AND leases.node = $2`;
