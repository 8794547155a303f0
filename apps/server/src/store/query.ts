import type { Row } from './rows.ts';
import type { Value } from './steps.ts';

/** Asks one engine. The SQL is SQLite's; dialect.ts says what PostgreSQL is told instead. */
export interface Query {
  readonly engine: 'sqlite' | 'postgres';
  get(sql: string, ...values: Value[]): Promise<Row | undefined>;
  all(sql: string, ...values: Value[]): Promise<Row[]>;
}
