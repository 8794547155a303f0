import type { Row } from './rows.ts';

export type Value = string | number | null;

/** One statement that a write needs, and its outcome. */
export interface Step {
  readonly sql: string;
  readonly values: readonly Value[];
}
export interface Outcome {
  readonly rows: readonly Row[];
  readonly changes: number; // rows that it changed
}

/**
 * What a write does, statement after statement, whichever engine runs them and however it waits for them: SQLite at once,
 * PostgreSQL by promises. The SQL is SQLite's; dialect.ts says what PostgreSQL is told instead.
 */
export type Steps<T> = Generator<Step, T, Outcome>;

/** Returns how many rows changed. */
export function* run(sql: string, ...values: Value[]): Steps<number> {
  return (yield { sql, values }).changes;
}
export function* all(sql: string, ...values: Value[]): Steps<readonly Row[]> {
  return (yield { sql, values }).rows;
}
export function* get(sql: string, ...values: Value[]): Steps<Row | undefined> {
  return (yield { sql, values }).rows[0];
}
