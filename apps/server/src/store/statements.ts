import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row } from './rows.ts';
import type { Outcome, Step, Steps, Value } from './steps.ts';

const RETURNS_ROWS = /^\s*(SELECT|WITH)\b|\bRETURNING\b/;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Prepares every statement once. The cache is bounded: all SQL is in our own files. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  #of(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      prepared = { statement: this.#db.prepare(sql), returnsRows: RETURNS_ROWS.test(sql) };
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.#of(sql).statement.get(...values) as Row | undefined;
  }
  all(sql: string, ...values: Value[]): Row[] {
    return this.#of(sql).statement.all(...values) as Row[];
  }
  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#of(sql).statement.run(...values).changes);
  }

  /** All of these, one after the other. */
  perform<T>(steps: Steps<T>): T {
    for (let next = steps.next(); ; next = steps.next(this.#outcome(next.value))) if (next.done) return next.value;
  }

  #outcome({ sql, values }: Step): Outcome {
    const { statement, returnsRows } = this.#of(sql);
    if (returnsRows) return { rows: statement.all(...values) as Row[], changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }
}
