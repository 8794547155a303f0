import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { startError } from '../src/start-error.ts';
import { openStore } from '../src/store/opening.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { DamagedRow } from '../src/store/rows.ts';
import type { Store, StoreOptions, Write } from '../src/store/store.ts';
import { CutProxy } from './cut-proxy.ts';
import { entriesOf } from './fake-house.ts';
import { Guest, mark, playing, testServer } from './harness.ts';
import { entry, snapshot, table, user } from './store-writes.ts';
import { ENGINES } from './stores.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

async function opened(url: string, options?: StoreOptions): Promise<PostgresStore> {
  const store = await PostgresStore.open(url, options);
  cleanUps.push(() => store.close());
  return store;
}
async function proxied(url: string): Promise<CutProxy> {
  const proxy = await CutProxy.before(url);
  cleanUps.push(() => proxy.close());
  return proxy;
}
async function direct(url: string, sql: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await client.unsafe(sql);
  await client.end();
}
/** Until it is so. A test that waits in vain runs out of time. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 20));
}
const numbers = async (store: Store, id: string): Promise<number[]> => (await store.log(id)).entries.map(({ n }) => n);

describe.runIf(engine !== undefined)('PostgreSQL', () => {
  test.each(['lost', 'unanswered'] as const)('a commit that is %s on a line that breaks counts once', async (fate) => {
    const url = await engine.shared();
    const proxy = await proxied(url);
    const store = await opened(proxy.url);
    await store.write(table('t'), entry('t', 0));
    proxy.commits = fate;
    await Promise.all([
      store.write(entry('t', 1)),
      store.write({ write: 'table', table: 't', version: 0, change: { due: 7 } }),
      store.write(user('u')),
    ]);
    expect(proxy.commits).toBe('passed'); // it has come to pass
    await store.write(entry('t', 2));
    expect(await numbers(store, 't')).toEqual([0, 1, 2]);
    expect([(await store.table('t'))!.version, (await store.user('u'))!.name]).toEqual([1, 'u']);
  });

  test('while it is away, nothing can be written and /readyz says so; then everything goes on', async () => {
    const proxy = await proxied(await engine.shared());
    const house = await testServer({ TROLLMOOT_DATA: proxy.url });
    cleanUps.push(() => house.stop());
    const { store } = house.tables.house;
    const ready = async () => (await fetch(`${house.address}/readyz`)).status;
    const guests = [await Guest.come(house.address, 'Ann'), await Guest.come(house.address, 'Bob')];
    const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
    expect((await tabs[0]!.acts(id, mark(0))).say).toBe('yes');
    expect(await ready()).toBe(200);
    proxy.cut();
    await until(async () => (await ready()) === 503);
    await until(() => !store.canWrite);
    await tabs[1]!.until(() => tabs[1]!.frame.beat === 1);
    expect(await tabs[1]!.acts(id, mark(1))).toMatchObject({ say: 'no', why: { no: 'notSaved' } });
    proxy.mend();
    await until(async () => (await ready()) === 200);
    await until(async () => (await tabs[1]!.acts(id, mark(1))).say === 'yes');
    expect((await entriesOf(store, id)).map(({ n }) => n)).toEqual([0, 1]);
  });

  test('a group with a bad item keeps the others, and the bad one costs its own table only', async () => {
    const store = await opened(await engine.shared());
    await store.write(entry('t', 0), entry('u', 0), user('ann'));
    const writes: Write[][] = [
      [entry('t', 0)], // taken
      [entry('t', 1)], // builds on it
      [entry('u', 1), entry('u', 2)],
      [user('ann')],
      [entry('v', 0), snapshot('v', 10)],
    ];
    const fates = await Promise.allSettled(writes.map((writes) => store.write(...writes)));
    expect(fates.map(({ status }) => status)).toEqual([
      ...['rejected', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
    ]);
    expect(fates[1]).toMatchObject({ reason: { message: 'an earlier write of the same table failed' } });
    expect(await Promise.all(['t', 'u', 'v'].map((id) => numbers(store, id)))).toEqual([[0], [0, 1, 2], [0]]);
  });

  test('two changes of one table in a group are made one after the other', async () => {
    const store = await opened(await engine.shared());
    await store.write(table('t'), table('u'));
    const change = (id: string, version: number, due: number) =>
      store.write({ write: 'table', table: id, version, change: { due, clock: null } });
    await Promise.all([change('t', 0, 1), change('u', 0, 2), change('t', 1, 3)]);
    expect([await store.table('t'), await store.table('u')]).toMatchObject([
      { version: 2, due: 3 },
      { version: 1, due: 2 },
    ]);
    await expect(change('u', 0, 9)).rejects.toThrow('table u is no longer at version 0');
  });

  test('a row that cannot be read is left out of lists, and told', async () => {
    const url = await engine.shared();
    const damaged: string[] = [];
    const store = await opened(url, { onDamage: ({ table }) => damaged.push(table) });
    await store.write(table('good'), table('bad', { host: 'bob' }));
    await direct(url, `UPDATE tables SET settings = '{' WHERE id = 'bad'`);
    expect((await store.gathering(9)).map(({ id }) => id)).toEqual(['good']);
    expect(damaged).toEqual(['bad']);
    await expect(store.table('bad')).rejects.toBeInstanceOf(DamagedRow);
  });

  test('texts that it cannot hold cost a character, not the write', async () => {
    const store = await opened(await engine.shared());
    const line = { n: 0, room: 'players', name: 'A\0nn', seat: 0, text: '\ud83d', at: 1, user: null } as const;
    await store.write(table('t'), { write: 'chat', table: 't', line });
    expect(await store.chat('t', 9)).toEqual([{ ...line, name: 'A\ufffdnn', text: '\ufffd' }]);
  });
});

describe.runIf(engine !== undefined)('What the operator is told', () => {
  const said = async (data: string): Promise<string | null> => {
    const error = await openStore(data, { onRival: () => {} }).then(
      async ({ store, release }) => {
        await store.close();
        await release();
        return null;
      },
      (error: unknown) => error,
    );
    return startError(error, readConfig({ TROLLMOOT_DATA: data }) as Config);
  };

  test('of a database that is in use, of another version, or not there: a sentence without the password', async () => {
    const url = await engine.shared();
    const { store, release } = await openStore(url, { onRival: () => {} });
    const sentences = [await said(url)];
    await store.close();
    await release();
    expect(await said(url)).toBeNull();
    await direct(url, 'UPDATE "schemaVersion" SET version = 99');
    sentences.push(await said(url), await said(url.replace(':moot@', ':wrong@')), await said(`${url}x`));
    sentences.push(await said(url.replace(/:\d+\//, ':1/')));
    expect(sentences).toEqual([
      expect.stringMatching(/^The database '.*' is already in use by a server at 127\.0\.0\.1, since .*\.$/),
      expect.stringMatching(/belongs to a newer version of Trollmoot \(its schema is version 99, .*\)/),
      expect.stringMatching(/does not let this user in .*Check name and password in TROLLMOOT_DATA\.$/),
      expect.stringMatching(/^PostgreSQL has no such database /),
      expect.stringMatching(/^No PostgreSQL answers at /),
    ]);
    for (const sentence of sentences) expect(sentence).not.toMatch(/moot@|wrong/);
  });

  test.each(['backup', 'recover'])('npm run %s says that it is for SQLite', async (script) => {
    const main = fileURLToPath(new URL(`../src/${script}.ts`, import.meta.url));
    const data = 'postgres://troll:moot@127.0.0.1:1/moot';
    const errors = await new Promise<string>((done) =>
      execFile(process.execPath, [main, main, data], (_error, _out, errors) => done(errors)),
    );
    expect(errors).toMatch(/^This (copies|restores) SQLite files\. .*\n$/);
  });
});
