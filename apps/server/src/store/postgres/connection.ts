import postgres from 'postgres';
import { forPostgres } from '../dialect.ts';
import type { Row } from '../rows.ts';
import type { Outcome, Step, Steps, Value } from '../steps.ts';

export type Sql = postgres.Sql<{ bigint: number }>;
type Asked = Pick<Sql, 'unsafe'>; // the pool, or a transaction

const TYPES = {
  bigint: {
    to: 20,
    from: [20],
    parse: Number, // times in milliseconds, and checksums of 48 bits
    serialize: String,
  },
};

/** Connections open when they are needed, and again after the database has restarted. */
export const connectedTo = (url: string, max: number): Sql =>
  postgres(url, {
    max,
    types: TYPES,
    onnotice: () => {},
    connect_timeout: 5, // seconds
    backoff: () => 0.25,
    connection: {
      application_name: 'trollmoot',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  });

/** PostgreSQL keeps no NUL in a text, and no half of a character. */
export const sound = (value: Value): Value =>
  typeof value === 'string' ? (value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value).toWellFormed() : value;

/** A statement that is written for SQLite. */
export async function ask(sql: Asked, { sql: text, values }: Step): Promise<Outcome> {
  const rows = await sql.unsafe<Row[]>(forPostgres(text), values.map(sound), { prepare: true });
  return { rows, changes: rows.count };
}

export async function perform<T>(sql: Asked, steps: Steps<T>): Promise<T> {
  for (let next = steps.next(); ; next = steps.next(await ask(sql, next.value))) if (next.done) return next.value;
}

const CUT_OFF: ReadonlySet<string> = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT', 'SILENT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  ...['57P01', '57P02', '57P03', '53300'], // shut down, crashed, starting; too many clients
]);

/** The database has not refused: it could not be reached, or has gone meanwhile. */
export function isCutOff(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && (CUT_OFF.has(code) || code.startsWith('08'));
}

/** No answer at all. */
class Silent extends Error {
  readonly code = 'SILENT';
}

/** A connection that was cut without a word would be waited for without end. */
export async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Silent('the database does not answer')), milliseconds);
  });
  try {
    return await Promise.race([asked, enough]);
  } finally {
    clearTimeout(timer);
  }
}
