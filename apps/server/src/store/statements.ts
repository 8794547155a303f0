import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row } from './rows.ts';

type Value = string | number | null;

/** Prepares every statement once. The cache is bounded: all SQL is in our own files. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  #of(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) this.#prepared.set(sql, (statement = this.#db.prepare(sql)));
    return statement;
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.#of(sql).get(...values) as Row | undefined;
  }
  all(sql: string, ...values: Value[]): Row[] {
    return this.#of(sql).all(...values) as Row[];
  }
  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#of(sql).run(...values).changes);
  }
}
