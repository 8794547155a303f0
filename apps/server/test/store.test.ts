import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { GroupCommit, type Keeper } from '../src/store/group-commit.ts';
import { Ledger } from '../src/store/ledger.ts';
import type { Sitter, TableRecord } from '../src/store/records.ts';
import { ARCHIVE, SqliteStore } from '../src/store/sqlite-store.ts';
import type { Write } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (table: string, n: number): Write => ({
  write: 'entry',
  table,
  entry: { n, at: 1, by: 0, act: { do: 'x' } },
});
const snapshot = (table: string, size: number): Write => ({
  write: 'snapshot',
  table,
  snapshot: { n: 1, s: { big: 'x'.repeat(size) } as never, count: {} as never, past: [] },
});
const user = (id: string): Write => ({ write: 'user', user: { id, name: id, made: 1 } });
const tick = () => new Promise((done) => setImmediate(done));

const ANN: Sitter = { kind: 'person', user: 'ann', name: 'Ann', standIn: null };
const table = (id: string, more: Partial<TableRecord> = {}): Write => ({
  write: 'newPosition',
  table: {
    id,
    key: 'k',
    game: 'g',
    rules: '1',
    settings: {},
    sitters: [ANN, { kind: 'open' }],
    status: 'gathering',
    isPublic: true,
    pace: { kind: 'none' },
    host: 'ann',
    made: 1,
    seed: null,
    ended: null,
    result: null,
    rematch: null,
    clock: null,
    due: null,
    trouble: null,
    ...more,
  },
});
const over = (id: string, ended: number, more: Partial<TableRecord> = {}): Write =>
  table(id, { status: 'over', ended, ...more });

/** A database that may grow by so many pages. */
function nearlyFull(name: string, pages: number): Ledger {
  const ledger = new Ledger(join(folder, name), true);
  const { page_count: taken } = ledger.statements.get('PRAGMA page_count') as { page_count: number };
  ledger.statements.get(`PRAGMA max_page_count = ${taken + pages}`);
  return ledger;
}

describe('A log without gaps', () => {
  test('what follows a lost entry in the same group is lost with it, what others wrote is not', () => {
    const ledger = nearlyFull('gap.sqlite', 4);
    const failed = ledger.keep([[entry('t', 0), snapshot('t', 60_000)], [entry('t', 1)], [entry('u', 0)]]);
    expect([...failed.keys()]).toEqual([0, 1]);
    expect(ledger.statements.all('SELECT tableId, n FROM entries')).toEqual([{ tableId: 'u', n: 0 }]);
    ledger.close();
  });

  test('what waits for the next group is lost with it, too', async () => {
    const kept: string[] = [];
    const disk: Keeper = {
      keep: async (group) => {
        await tick();
        for (const [write] of group) if (write?.write === 'entry') kept.push(`${write.table}${write.entry.n}`);
        return new Map(kept.length === 2 ? [[0, 'full']] : []);
      },
      look: () => {},
      close: async () => {},
    };
    const commits = new GroupCommit(disk);
    const first = [commits.write([entry('t', 0)]), commits.write([entry('u', 0)])];
    await tick();
    const next = [commits.write([entry('t', 1)]), commits.write([entry('u', 1)])];
    const fates = await Promise.allSettled([...first, ...next]);
    expect(fates.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(kept).toEqual(['t0', 'u0', 'u1']);
    await commits.write([entry('t', 0)]); // loaded again, the table goes on
  });
});

describe('A store in trouble', () => {
  test('names the cause of a failure', () => {
    const ledger = nearlyFull('full.sqlite', 1);
    expect(ledger.keep([[snapshot('t', 60_000)]]).get(0)).toContain('full');
    expect(ledger.keep([[user('a')]]).size).toBe(0);
    ledger.close();
  });

  test('is not well as long as nothing can be written, and well again when it can', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(entry('t', 0));
    expect(store.isWell()).toBe(true);
    await expect(store.write(entry('t', 0))).rejects.toThrow('UNIQUE');
    expect(store.isWell()).toBe(false); // and tries
    await new Promise((done) => setTimeout(done, 20));
    expect(store.isWell()).toBe(true);
  });

  test('lets nobody else wait while somebody has locked the database', async () => {
    const file = join(folder, 'busy.sqlite');
    const store = new SqliteStore(file);
    for (let i = 0; i < 100; i++) await store.write(user(`u${i}`)); // it is known as quick
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const written = store.write(user('late'));
    let turns = 0;
    const goOn = (): void => {
      if (++turns < 5) setTimeout(goOn, 20);
      else other.exec('COMMIT'); // would never come about if this thread stood still until the lock is gone
    };
    goOn();
    await written;
    expect([turns, store.user('late')?.name]).toEqual([5, 'late']);
    other.close();
    await store.close();
  });
});

describe('Lists', () => {
  test('full tables do not push those with an open chair out of the list', async () => {
    const store = new SqliteStore(':memory:');
    await store.write(table('open'));
    for (let i = 0; i < 10; i++) await store.write(table(`full${i}`, { made: 2 + i, sitters: [ANN] }));
    expect(store.gathering(5).map(({ id }) => id)).toEqual(['open']);
  });

  test('a host has the table among hers without sitting there, until it begins', async () => {
    const store = new SqliteStore(':memory:');
    const sitters: Sitter[] = [{ kind: 'open' }, { kind: 'open' }];
    await store.write(
      table('mine', { sitters }),
      table('bobs', { sitters, host: 'bob' }),
      table('sits', { host: 'bob' }),
    );
    await store.write(table('begun', { sitters, status: 'playing' }), over('over', 9));
    expect(
      store
        .yours('ann', 9)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['mine', 'sits']);
  });

  test('pages of the archive lose nobody who ended at the same moment', async () => {
    const store = new SqliteStore(':memory:');
    for (const [i, ended] of [9, 8, 8, 8, 7, 7, 5].entries()) await store.write(over(`t${i}`, ended));
    await store.write(over('private', 8, { isPublic: false }), over('bobs', 8, { sitters: [{ kind: 'open' }] }));
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

  test('no page of the archive sorts or reads all games ever played', () => {
    const ledger = new Ledger(join(folder, 'plan.sqlite'), true);
    const plan = (which: string, ...values: (string | number)[]) =>
      ledger.statements
        .all(`EXPLAIN QUERY PLAN SELECT tables.* FROM tables ${which} ORDER BY ended DESC LIMIT 9`, ...values)
        .map(({ detail }) => detail);
    expect(plan(ARCHIVE.everybodys, 1)).toEqual(['SEARCH tables USING INDEX tables_archive (isPublic=? AND ended<?)']);
    expect(plan(ARCHIVE.mine, 'ann', 1)[0]).toContain('SEARCH sitters');
    ledger.close();
  });

  test('who has no session left and sits nowhere is forgotten', async () => {
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
