import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type End, postgresEnd, sqliteEnd } from '../src/store/moving/ends.ts';
import { move } from '../src/store/moving/move.ts';
import { TABLE_NAMES } from '../src/store/moving/tables.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { EVERYTHING } from './everything.ts';
import { ENGINES } from './stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-move-'));
afterAll(() => rmSync(folder, { recursive: true }));
const postgres = ENGINES.find(({ name }) => name === 'PostgreSQL');

const moveData = (...words: string[]): Promise<{ code: number; out: string; errors: string }> => {
  const main = fileURLToPath(new URL('../src/move-data.ts', import.meta.url));
  return new Promise((done) =>
    execFile(process.execPath, [main, ...words], (error, out, errors) =>
      done({ code: Number(error?.code ?? 0), out, errors }),
    ),
  );
};

async function filled(store: Store): Promise<void> {
  for (const writes of EVERYTHING) await store.write(...writes);
  await store.close();
}

async function contents(end: End): Promise<{ [table: string]: unknown }> {
  const all: { [table: string]: unknown } = {};
  for (const name of TABLE_NAMES) all[name] = await end.page(name, null, 1000);
  await end.close();
  return all;
}

test('every table of the schema is moved', () => {
  const file = join(folder, 'schema.sqlite');
  const end = sqliteEnd(file);
  const db = new DatabaseSync(file);
  const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  expect(names.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES].sort());
  db.close();
  return end.close();
});

test('what is not there, or is there already, is told in a sentence', async () => {
  const [none, there] = [join(folder, 'none.sqlite'), join(folder, 'there.sqlite')];
  await filled(new SqliteStore(there));
  expect(await moveData()).toMatchObject({ code: 2, errors: expect.stringContaining('Name both databases') });
  expect(await moveData(none, there)).toMatchObject({ code: 2, errors: `There is no file ${none}.\n` });
  expect((await moveData(there, there)).errors).toContain('a move never overwrites one');
});

describe.runIf(postgres !== undefined)('Between SQLite and PostgreSQL', () => {
  test('the same writes leave the same rows in both', async () => {
    const [file, url] = [join(folder, 'same.sqlite'), await postgres!.shared()];
    await filled(new SqliteStore(file));
    await filled(await PostgresStore.open(url));
    const [here, there] = [await contents(sqliteEnd(file)), await contents(await postgresEnd(url))];
    expect(there).toEqual(JSON.parse(JSON.stringify(here)));
    for (const [name, rows] of Object.entries(here)) expect([name, (rows as unknown[]).length]).not.toEqual([name, 0]);
  });

  test('a house is moved there and back, and is the same', async () => {
    const [file, again, url] = [join(folder, 'from.sqlite'), join(folder, 'back.sqlite'), await postgres!.shared()];
    await filled(new SqliteStore(file));
    const there = await moveData(file, url);
    expect([there.code, there.errors]).toEqual([0, '']);
    expect(there.out).toMatch(/^users {2,}\d+ {2}[0-9a-f]{16}\n/);
    expect(there.out).toMatch(/\n\d+ logs with \d+ entries: damaged, as before: /); // the checksums here are made up
    expect(there.out).not.toContain(':moot@');
    expect((await moveData(file, url)).errors).toMatch(/^There is a house already: .*Name an empty database\.\n$/);
    expect(await moveData(url, again)).toMatchObject({ code: 0 });
    expect(await contents(sqliteEnd(again))).toEqual(await contents(sqliteEnd(file)));
  });

  test('what does not arrive as it was sent is not kept', async () => {
    const [file, url] = [join(folder, 'faulty.sqlite'), await postgres!.shared()];
    await filled(new SqliteStore(file));
    const [from, to] = [sqliteEnd(file), await postgresEnd(url)];
    const faulty: End = {
      ...to,
      together: (run) =>
        to.together((inside) => {
          const put: End['put'] = (table, rows) => inside.put(table, table === 'chat' ? rows.slice(1) : rows);
          return run({ ...inside, put });
        }),
    };
    await expect(move(from, faulty)).rejects.toThrow(
      `Table 'chat' did not arrive as it was sent: 3 rows left, 2 came.`,
    );
    expect(await to.page('users', null, 9)).toEqual([]);
    await from.close();
    await to.close();
    expect(existsSync(file)).toBe(true);
  });
});
