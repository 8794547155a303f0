import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { Database } from '../src/store/database.ts';
import { GroupCommit, type Writer } from '../src/store/group-commit.ts';
import { LISTING } from '../src/store/listing.ts';
import type { Occupant, TableRecord } from '../src/store/records.ts';
import { ARCHIVE, COMPANY, LISTED, SqliteStore } from '../src/store/sqlite-store.ts';
import type { Write } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (table: string, n: number): Write => ({
  write: 'entry',
  table,
  entry: { n, at: 1, by: 0, act: { do: 'x' }, sum: n },
});
const snapshot = (table: string, size: number): Write => ({
  write: 'snapshot',
  table,
  snapshot: { n: 1, s: { big: 'x'.repeat(size) } as never, count: {} as never, past: [] },
});
const user = (id: string): Write => ({ write: 'user', user: { id, name: id, made: 1 } });
const tick = () => new Promise((done) => setImmediate(done));

const ANN: Occupant = { kind: 'person', user: 'ann', name: 'Ann', standIn: null };
const table = (id: string, more: Partial<TableRecord> = {}): Write => ({
  write: 'newTable',
  table: {
    id,
    version: 0,
    key: 'k',
    game: 'g',
    rules: '1',
    settings: {},
    occupants: [ANN, { kind: 'open' }],
    status: 'gathering',
    isPublic: true,
    pace: { kind: 'none' },
    host: 'ann',
    made: 1,
    secret: null,
    seed: null,
    ended: null,
    result: null,
    rematch: null,
    clock: null,
    due: null,
    trouble: null,
    patience: null,
    endedBy: null,
    rematchOf: null,
    votes: null,
    removed: null,
    waiting: null,
    code: null,
    ...more,
  },
});
const over = (id: string, ended: number, more: Partial<TableRecord> = {}): Write =>
  table(id, { status: 'over', ended, ...more });

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

  test('is unhealthy while nothing can be written, and healthy again when it can', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(entry('t', 0));
    expect(store.isHealthy()).toBe(true);
    await expect(store.write(entry('t', 0))).rejects.toThrow('UNIQUE');
    expect(store.isHealthy()).toBe(false); // and tries a write
    await new Promise((done) => setTimeout(done, 20));
    expect(store.isHealthy()).toBe(true);
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
    expect([turns, store.user('late')?.name]).toEqual([5, 'late']);
    other.close();
    await store.close();
  });
});

describe('Two writers', () => {
  const two = (name: string) => {
    const file = join(folder, name);
    return [new SqliteStore(file), new SqliteStore(file)] as const;
  };

  test('cannot both change a table: the second change names a version that is gone', async () => {
    const [one, other] = two('versions.sqlite');
    await one.write(table('t'));
    expect(other.table('t')).toMatchObject({ version: 0, status: 'gathering' });
    await one.write({ write: 'table', table: 't', version: 0, change: { status: 'playing', seed: 's' } });
    const late = other.write({ write: 'table', table: 't', version: 0, change: { isPublic: false } });
    await expect(late).rejects.toThrow('no longer at version 0');
    await expect(other.write({ write: 'forgetTable', table: 't' })).resolves.toBeUndefined();
    expect(one.table('t')).toMatchObject({ version: 1, status: 'playing', seed: 's', isPublic: true });
    await one.close();
    await other.close();
  });

  test('change what changed, and nothing else', async () => {
    const [one, other] = two('columns.sqlite');
    await one.write(table('t', { status: 'playing', seed: 's' }), user('u'));
    await other.write({ write: 'table', table: 't', version: 0, change: { due: 7 } });
    await one.write({ write: 'table', table: 't', version: 1, change: { rematch: 'r' } });
    expect(other.table('t')).toMatchObject({ version: 2, status: 'playing', seed: 's', due: 7, rematch: 'r' });
    await expect(other.write(user('u'))).rejects.toThrow('UNIQUE');
    await other.write({ write: 'rename', user: 'u', name: 'Una' });
    expect(one.user('u')).toEqual({ id: 'u', name: 'Una', made: 1 });
    await one.close();
    await other.close();
  });

  test('cannot leave a gap in a log, nor replace a snapshot by an older one', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(entry('t', 0));
    await expect(store.write(entry('t', 2))).rejects.toThrow('does not follow');
    await store.write({
      write: 'snapshot',
      table: 't',
      snapshot: { n: 9, s: {} as never, count: {} as never, past: [] },
    });
    await store.write(snapshot('t', 5));
    expect(store.log('t').snapshot!.n).toBe(9);
  });
});

test('chat is pruned on disk: a hundred lines per table are kept', async () => {
  const store = new SqliteStore(':memory:');
  const say = (table: string, n: number): Write => ({
    write: 'chat',
    table,
    line: { n, room: 'players', name: 'Ann', seat: 0, text: `${n}`, at: n, user: null },
  });
  await store.write(say('other', 0));
  for (let n = 0; n < 250; n++) await store.write(say('t', n));
  expect([store.chat('t', 1000).length, store.chat('t', 1000)[0]!.n, store.chat('other', 9).length]).toEqual([
    100, 150, 1,
  ]);
});

describe('Lists', () => {
  test('show the newest tables of every host, however many one of them has', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(table('mine', { host: 'bob' }));
    for (let i = 0; i < 300; i++) await store.write(table(`t${i}`, { made: 2 + i }));
    const open = () => store.gathering(50).map(({ id }) => id);
    expect(open()).toEqual(['t299', 't298', 't297', 't296', 't295', 'mine']);
    await store.write({ write: 'table', table: 't298', version: 0, change: { status: 'playing' } });
    await store.write({ write: 'table', table: 't296', version: 0, change: { occupants: [ANN] } });
    await store.write({ write: 'forgetTable', table: 't299' });
    expect(open()).toEqual(['t297', 't295', 't294', 't293', 't292', 'mine']);
    expect(store.playing(50).map(({ id }) => id)).toEqual(['t298']);
    await store.write({ write: 'table', table: 't296', version: 1, change: { occupants: [ANN, { kind: 'open' }] } });
    expect(open()).toEqual(['t297', 't296', 't295', 't294', 't293', 'mine']);
  });

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

  test('full tables do not push those with an open seat out of the list', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(table('open'));
    for (let i = 0; i < 10; i++) await store.write(table(`full${i}`, { made: 2 + i, occupants: [ANN] }));
    expect(store.gathering(5).map(({ id }) => id)).toEqual(['open']);
  });

  test('a host sees a table where she has no seat in her list, until it begins', async () => {
    const store = new SqliteStore(':memory:');
    const occupants: Occupant[] = [{ kind: 'open' }, { kind: 'open' }];
    await store.write(
      table('mine', { occupants }),
      table('bobs', { occupants, host: 'bob' }),
      table('sits', { host: 'bob' }),
    );
    await store.write(table('begun', { occupants, status: 'playing' }), over('over', 9));
    expect(
      store
        .yours('ann', 9)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['mine', 'sits']);
  });

  test('no page of the archive skips games that ended at the same moment', async () => {
    const store = new SqliteStore(':memory:');
    for (const [i, ended] of [9, 8, 8, 8, 7, 7, 5].entries()) await store.write(over(`t${i}`, ended));
    await store.write(over('private', 8, { isPublic: false }), over('bobs', 8, { occupants: [{ kind: 'open' }] }));
    for (const [user, count] of [
      [null, 8],
      ['ann', 8],
    ] as const) {
      const seen: string[] = [];
      for (let before = 100; ; ) {
        const page = store.archive(before, 2, user);
        seen.push(...page.map(({ id }) => id));
        if (page.length < 2) break;
        before = page.at(-1)!.ended!;
      }
      expect([seen.length, new Set(seen).size]).toEqual([count, count]);
      expect(seen.includes('private')).toBe(user !== null);
    }
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

  test('people are those of tables that have begun, the latest first, without those who left', async () => {
    const store = new SqliteStore(':memory:');
    const with_ = (...others: string[]): Partial<TableRecord> => ({
      occupants: [ANN, ...others.map((id): Occupant => ({ kind: 'person', user: id, name: id, standIn: null }))],
    });
    for (const id of ['ann', 'bob', 'cid', 'dan', 'left']) await store.write(user(id));
    await store.write(
      over('t1', 9, { made: 1, ...with_('bob', 'cid') }),
      over('t2', 8, { made: 5, ...with_('bob', 'left') }),
      table('t3', { status: 'playing', made: 3, ...with_('cid') }),
      table('t4', { made: 7, ...with_('dan') }),
    );
    expect(store.companions('ann', 9)).toEqual([
      { user: 'bob', name: 'bob', games: 2, last: 5, table: 't2' },
      { user: 'cid', name: 'cid', games: 2, last: 3, table: 't3' },
    ]);
    expect(store.companions('ann', 1)).toHaveLength(1);
    expect(store.companions('dan', 9)).toEqual([]);
    expect(store.played('ann')).toEqual([{ game: 'g', games: 2 }]);
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

  test('users without a session or a seat are deleted', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(over('t', 5), user('ann'), user('bob'), user('cid'));
    for (const [hash, who, seen] of [
      ['a', 'ann', 1],
      ['b', 'bob', 1],
      ['c', 'cid', 1],
      ['d', 'cid', 9],
    ] as const)
      await store.write({ write: 'session', session: { hash, user: who, seen } });
    await store.write({ write: 'forgetSessions', before: 5 });
    expect(['ann', 'bob', 'cid'].filter((id) => store.user(id) !== null)).toEqual(['ann', 'cid']);
    expect([store.session('a'), store.session('d')?.user]).toEqual([null, 'cid']);
  });
});
