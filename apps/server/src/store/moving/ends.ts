import { Database } from '../database.ts';
import { connectedTo, type Sql, sound } from '../postgres/connection.ts';
import { migrate } from '../postgres/migrate.ts';
import type { Row } from '../rows.ts';
import type { Value } from '../steps.ts';
import { HOUSE_TABLES, type HouseTable } from './tables.ts';

/** One end of a move: a whole house, row by row. */
export interface End {
  /** The rows after this one, in the order of the key. */
  page(table: HouseTable, after: Row | null, limit: number): Promise<Row[]>;
  put(table: HouseTable, rows: readonly Row[]): Promise<void>;
  /** Everything that is put meanwhile stays, or nothing if it throws. */
  together(run: (end: End) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

type Ask = (sql: string, values: Value[]) => Promise<Row[]>;

/** Both engines compare texts byte by byte, so both give the same order. */
function pageBy(ask: Ask, placeholder: (n: number) => string): End['page'] {
  return (table, after, limit) => {
    const key: readonly string[] = HOUSE_TABLES[table];
    const names = key.map((name) => `"${name}"`).join();
    const marks = key.map((_, i) => placeholder(i + 1)).join();
    const where = after === null ? '' : `WHERE (${names}) > (${marks})`;
    const values = after === null ? [] : key.map((name) => after[name] ?? null);
    return ask(`SELECT * FROM "${table}" ${where} ORDER BY ${names} LIMIT ${limit}`, values);
  };
}

export function sqliteEnd(file: string): End {
  const database = new Database(file, 'writer');
  const { statements } = database;
  const end: End = {
    page: pageBy(
      async (sql, values) => statements.all(sql, ...values),
      (n) => `?${n}`,
    ),
    async put(table, rows) {
      for (const row of rows) {
        const names = Object.keys(row);
        const sql = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => '?')})`;
        statements.run(sql, ...Object.values(row));
      }
    },
    async together(run) {
      statements.run('BEGIN IMMEDIATE');
      try {
        await run(end);
        statements.run('COMMIT');
      } catch (error) {
        statements.run('ROLLBACK');
        throw error;
      }
    },
    close: async () => database.close(),
  };
  return end;
}

export async function postgresEnd(url: string): Promise<End> {
  const sql = connectedTo(url, 1);
  try {
    await migrate(sql);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  return endOf(
    sql,
    async (run) =>
      void (await sql.begin((inside) =>
        run(
          endOf(
            inside,
            () => nested(),
            async () => {},
          ),
        ),
      )),
    () => sql.end(),
  );
}

const nested = (): never => {
  throw new Error('one move at a time');
};

function endOf(sql: Pick<Sql, 'unsafe'>, together: End['together'], close: () => Promise<void>): End {
  return {
    page: pageBy(
      async (text, values) => [...(await sql.unsafe<Row[]>(text, values))],
      (n) => `$${n}`,
    ),
    async put(table, rows) {
      const kept = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sound(value)])),
      );
      const all = `SELECT * FROM json_populate_recordset(NULL::"${table}", $1::text::json)`;
      await sql.unsafe(`INSERT INTO "${table}" ${all}`, [JSON.stringify(kept)]);
    },
    together,
    close,
  };
}
