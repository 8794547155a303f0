import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { Database } from '../src/store/database.ts';
import { GroupCommit, type Writer } from '../src/store/group-commit.ts';
import { LISTING } from '../src/store/listing.ts';
import { ARCHIVE, COMPANY, LISTED } from '../src/store/reads.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { entry, snapshot, user } from './store-writes.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tick = () => new Promise((done) => setImmediate(done));

/** A database that can grow by only this many pages. */
function nearlyFull(name: string, pages: number): Database {
  const database = new Database(join(folder, name), 'writer');
  const { page_count: taken } = database.statements.get('PRAGMA page_count') as { page_count: number };
  database.statements.get(`PRAGMA max_page_count = ${taken + pages}`);
  return database;
}

describe('A log without gaps', () => {
  test('a lost entry takes later writes of its table in the same group with it, but not those of other tables', () => {
    const database = nearlyFull('gap.sqlite', 4);
    const failed = database.commit([[entry('t', 0), snapshot('t', 60_000)], [entry('t', 1)], [entry('u', 0)]]);
    expect([...failed.keys()]).toEqual([0, 1]);
    expect(database.statements.all('SELECT tableId, n FROM entries')).toEqual([{ tableId: 'u', n: 0 }]);
    database.close();
  });

  test('a lost entry takes pending writes of its table with it, too', async () => {
    const written: string[] = [];
    const disk: Writer = {
      commit: async (group) => {
        await tick();
        for (const [write] of group) if (write?.write === 'entry') written.push(`${write.table}${write.entry.n}`);
        return new Map(written.length === 2 ? [[0, 'full']] : []);
      },
      poll: () => {},
      close: async () => {},
    };
    const commits = new GroupCommit(disk);
    const first = [commits.write([entry('t', 0)]), commits.write([entry('u', 0)])];
    await tick();
    const next = [commits.write([entry('t', 1)]), commits.write([entry('u', 1)])];
    const fates = await Promise.allSettled([...first, ...next]);
    expect(fates.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual(['t0', 'u0', 'u1']);
    await commits.write([entry('t', 0)]); // reloaded, the table continues
  });
});

describe('A store in trouble', () => {
  test('names the cause of a failure', () => {
    const database = nearlyFull('full.sqlite', 1);
    expect(database.commit([[snapshot('t', 60_000)]]).get(0)).toContain('full');
    expect(database.commit([[user('a')]]).size).toBe(0);
    database.close();
  });

  test('does not block the main thread while another process locks the database', async () => {
    const file = join(folder, 'busy.sqlite');
    const store = new SqliteStore(file);
    for (let i = 0; i < 100; i++) await store.write(user(`u${i}`)); // so the writer knows the disk is fast
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const written = store.write(user('late'));
    let turns = 0;
    const count = (): void => {
      if (++turns < 5) setTimeout(count, 20);
      else other.exec('COMMIT'); // never reached if the main thread waited for the lock
    };
    count();
    await written;
    expect([turns, (await store.user('late'))?.name]).toEqual([5, 'late']);
    other.close();
    await store.close();
  });
});

describe('Lists', () => {
  test('read no more than they show, nor does a change of a table', () => {
    const database = new Database(join(folder, 'listed.sqlite'), 'writer');
    const plan = (sql: string, ...values: string[]) =>
      database.statements.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail));
    for (const which of [LISTED.gathering, LISTED.playing])
      expect(plan(`SELECT tables.* FROM tables ${which} LIMIT 50`)).toEqual([
        'SEARCH tables USING INDEX tables_listed (status=?)',
      ]);
    for (const sql of [LISTING.leave, LISTING.enter]) {
      const steps = plan(sql, 'ann').filter((step) => /\btables\b/.test(step));
      expect(steps).toEqual([
        expect.stringMatching(
          /^SEARCH tables USING INDEX (tables_listed_host \(host=\?\)|sqlite_autoindex_tables_1 \(id=\?\))$/,
        ),
        expect.stringMatching(/^SEARCH tables USING INDEX tables_open_host \(host=\?\)$/),
        expect.stringMatching(/^SEARCH tables USING INDEX tables_playing_host \(host=\?\)$/),
      ]);
    }
    database.close();
  });

  test('no page of the archive scans or sorts every game', () => {
    const database = new Database(join(folder, 'plan.sqlite'), 'writer');
    const plan = (which: string, ...values: (string | number)[]) =>
      database.statements
        .all(`EXPLAIN QUERY PLAN SELECT tables.* FROM tables ${which} ORDER BY ended DESC LIMIT 9`, ...values)
        .map(({ detail }) => detail);
    expect(plan(ARCHIVE.everyones, 1)).toEqual(['SEARCH tables USING INDEX tables_archive (isPublic=? AND ended<?)']);
    expect(plan(ARCHIVE.mine, 'ann', 1)[0]).toContain('SEARCH sitters');
    database.close();
  });

  test('people and counts are read from the user’s own seats and an index alone', () => {
    const database = new Database(join(folder, 'company.sqlite'), 'writer');
    for (const [sql, values] of [
      [COMPANY.companions, ['ann', 'left', 9]],
      [COMPANY.played, ['ann']],
    ] as const) {
      const plan = database.statements.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail));
      expect(plan[0]).toMatch(/^SEARCH (mine|sitters) USING PRIMARY KEY \(user=\?\)/);
      expect(plan.find((line) => line.includes('tables_company'))).toContain('COVERING INDEX');
      expect(plan.filter((line) => line.startsWith('SCAN'))).toEqual([]);
    }
    database.close();
  });
});
