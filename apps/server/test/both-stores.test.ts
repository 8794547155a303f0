import { afterEach, describe, expect, test } from 'vitest';
import type { Occupant, TableRecord } from '../src/store/records.ts';
import type { Store, StoreOptions, Write } from '../src/store/store.ts';
import { ANN, entry, over, snapshot, table, user } from './store-writes.ts';
import { ENGINES } from './stores.ts';

describe.each(ENGINES)('$name', (engine) => {
  const stores: Store[] = [];
  const opened = async (data?: string, options?: StoreOptions): Promise<Store> => {
    const store = await engine.open(data, options);
    stores.push(store);
    return store;
  };
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  describe('A store in trouble', () => {
    test('is unhealthy while nothing can be written, and healthy again when it can', async () => {
      const store = await opened();
      await store.write(entry('t', 0));
      expect(await store.isHealthy()).toBe(true);
      await expect(store.write(entry('t', 0))).rejects.toThrow(/unique/i);
      expect(await store.isHealthy()).toBe(false); // and tries a write
      await expect.poll(() => store.isHealthy()).toBe(true);
    });
  });

  describe('Two writers', () => {
    const two = async () => {
      const data = await engine.shared();
      return [await opened(data), await opened(data)] as const;
    };

    test('cannot both change a table: the second change names a version that is gone', async () => {
      const [one, other] = await two();
      await one.write(table('t'));
      expect(await other.table('t')).toMatchObject({ version: 0, status: 'gathering' });
      await one.write({ write: 'table', table: 't', version: 0, change: { status: 'playing', seed: 's' } });
      const late = other.write({ write: 'table', table: 't', version: 0, change: { isPublic: false } });
      await expect(late).rejects.toThrow('no longer at version 0');
      await expect(other.write({ write: 'forgetTable', table: 't' })).resolves.toBeUndefined();
      expect(await one.table('t')).toMatchObject({ version: 1, status: 'playing', seed: 's', isPublic: true });
    });

    test('change what changed, and nothing else', async () => {
      const [one, other] = await two();
      await one.write(table('t', { status: 'playing', seed: 's' }), user('u'));
      await other.write({ write: 'table', table: 't', version: 0, change: { due: 7 } });
      await one.write({ write: 'table', table: 't', version: 1, change: { rematch: 'r' } });
      expect(await other.table('t')).toMatchObject({ version: 2, status: 'playing', seed: 's', due: 7, rematch: 'r' });
      await expect(other.write(user('u'))).rejects.toThrow(/unique/i);
      await other.write({ write: 'rename', user: 'u', name: 'Una' });
      expect(await one.user('u')).toEqual({ id: 'u', name: 'Una', made: 1 });
    });

    test('cannot leave a gap in a log, nor replace a snapshot by an older one', async () => {
      const store = await opened();
      await store.write(entry('t', 0));
      await expect(store.write(entry('t', 2))).rejects.toThrow('does not follow');
      await store.write({
        write: 'snapshot',
        table: 't',
        snapshot: { n: 9, s: {} as never, count: {} as never, past: [] },
      });
      await store.write(snapshot('t', 5));
      expect((await store.log('t')).snapshot!.n).toBe(9);
    });
  });

  test('chat is pruned on disk: a hundred lines per table are kept', async () => {
    const store = await opened();
    const say = (table: string, n: number): Write => ({
      write: 'chat',
      table,
      line: { n, room: 'players', name: 'Ann', seat: 0, text: `${n}`, at: n, user: null },
    });
    await store.write(say('other', 0));
    for (let n = 0; n < 250; n++) await store.write(say('t', n));
    expect([
      (await store.chat('t', 1000)).length,
      (await store.chat('t', 1000))[0]!.n,
      (await store.chat('other', 9)).length,
    ]).toEqual([100, 150, 1]);
  });

  describe('Lists', () => {
    test('show the newest tables of every host, however many one of them has', async () => {
      const store = await opened();
      await store.write(table('mine', { host: 'bob' }));
      for (let i = 0; i < 300; i++) await store.write(table(`t${i}`, { made: 2 + i }));
      const open = async () => (await store.gathering(50)).map(({ id }) => id);
      expect(await open()).toEqual(['t299', 't298', 't297', 't296', 't295', 'mine']);
      await store.write({ write: 'table', table: 't298', version: 0, change: { status: 'playing' } });
      await store.write({ write: 'table', table: 't296', version: 0, change: { occupants: [ANN] } });
      await store.write({ write: 'forgetTable', table: 't299' });
      expect(await open()).toEqual(['t297', 't295', 't294', 't293', 't292', 'mine']);
      expect((await store.playing(50)).map(({ id }) => id)).toEqual(['t298']);
      await store.write({ write: 'table', table: 't296', version: 1, change: { occupants: [ANN, { kind: 'open' }] } });
      expect(await open()).toEqual(['t297', 't296', 't295', 't294', 't293', 'mine']);
    });

    test('full tables do not push those with an open seat out of the list', async () => {
      const store = await opened();
      await store.write(table('open'));
      for (let i = 0; i < 10; i++) await store.write(table(`full${i}`, { made: 2 + i, occupants: [ANN] }));
      expect((await store.gathering(5)).map(({ id }) => id)).toEqual(['open']);
    });

    test('a host sees a table where she has no seat in her list, until it begins', async () => {
      const store = await opened();
      const occupants: Occupant[] = [{ kind: 'open' }, { kind: 'open' }];
      await store.write(
        table('mine', { occupants }),
        table('bobs', { occupants, host: 'bob' }),
        table('sits', { host: 'bob' }),
      );
      await store.write(table('begun', { occupants, status: 'playing' }), over('over', 9));
      expect((await store.yours('ann', 9)).map(({ id }) => id).sort()).toEqual(['mine', 'sits']);
    });

    test('no page of the archive skips games that ended at the same moment', async () => {
      const store = await opened();
      for (const [i, ended] of [9, 8, 8, 8, 7, 7, 5].entries()) await store.write(over(`t${i}`, ended));
      await store.write(over('private', 8, { isPublic: false }), over('bobs', 8, { occupants: [{ kind: 'open' }] }));
      for (const [user, count] of [
        [null, 8],
        ['ann', 8],
      ] as const) {
        const seen: string[] = [];
        for (let before = 100; ; ) {
          const page = await store.archive(before, 2, user);
          seen.push(...page.map(({ id }) => id));
          if (page.length < 2) break;
          before = page.at(-1)!.ended!;
        }
        expect([seen.length, new Set(seen).size]).toEqual([count, count]);
        expect(seen.includes('private')).toBe(user !== null);
      }
    });

    test('people are those of tables that have begun, the latest first, without those who left', async () => {
      const store = await opened();
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
      expect(await store.companions('ann', 9)).toEqual([
        { user: 'bob', name: 'bob', games: 2, last: 5, table: 't2' },
        { user: 'cid', name: 'cid', games: 2, last: 3, table: 't3' },
      ]);
      expect(await store.companions('ann', 1)).toHaveLength(1);
      expect(await store.companions('dan', 9)).toEqual([]);
      expect(await store.played('ann')).toEqual([{ game: 'g', games: 2 }]);
    });

    test('users without a session or a seat are deleted', async () => {
      const store = await opened();
      await store.write(over('t', 5), user('ann'), user('bob'), user('cid'));
      for (const [hash, who, seen] of [
        ['a', 'ann', 1],
        ['b', 'bob', 1],
        ['c', 'cid', 1],
        ['d', 'cid', 9],
      ] as const)
        await store.write({ write: 'session', session: { hash, user: who, seen } });
      await store.write({ write: 'forgetSessions', before: 5 });
      const left = await Promise.all(['ann', 'bob', 'cid'].map((id) => store.user(id)));
      expect(left.map((one) => one?.id ?? null)).toEqual(['ann', null, 'cid']);
      expect([await store.session('a'), (await store.session('d'))?.user]).toEqual([null, 'cid']);
    });
  });
});
