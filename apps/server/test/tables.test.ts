import { describe, expect, test } from 'vitest';
import type { House } from '../src/house.ts';
import { Maintenance } from '../src/maintenance.ts';
import { rematch } from '../src/rematch.ts';
import { mayWatch } from '../src/table/card.ts';
import { start } from '../src/table/hosting.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeViewer, fakeHouse, people } from './fake-house.ts';
import { mark } from './harness.ts';

/** A finished game that no one watches. */
async function finished(
  house: House,
  isPublic = true,
): Promise<{ id: string; key: string; tables: Tables; table: Table }> {
  const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'), { isPublic });
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) await acts(table, viewers[i % 2]!, mark(cell));
  for (const viewer of viewers) table.viewers.unwatch(viewer);
  const { id, key } = table.record;
  return { id, key, tables, table };
}

/** A new table with this many spectators. */
function opened(tables: Tables, watching: number): { id: string; safe: Promise<void> } {
  const { made, safe } = tables.open({
    game: 'tic-tac-toe',
    rules: '1',
    settings: {},
    occupants: people('ann', 'bob'),
    isPublic: true,
    pace: { kind: 'none' },
    host: 'ann',
  });
  for (let i = 0; i < watching; i++) tables.peek(made.id)!.viewers.watch(new FakeViewer('zoe'), 1, null);
  return { id: made.id, safe };
}

describe('A card', () => {
  test('does not load the table', async () => {
    const house = fakeHouse();
    const { id } = await finished(house);
    const tables = new Tables(house);
    house.store.log = () => {
      throw new Error('nobody asked for the log');
    };
    expect(await tables.cardFor(id, '', null)).toMatchObject({ id, status: 'over', result: { places: [1, 2] } });
    expect(tables.size).toBe(0);
    expect(await tables.cardFor('nowhere', '', null)).toBeNull();
  });

  test('of a table in memory says who is there', async () => {
    const { tables, table } = await begun(fakeHouse(), 'tic-tac-toe', people('ann', 'bob'));
    expect((await tables.cardFor(table.record.id, '', null))!.chairs).toMatchObject([{ here: true }, { here: true }]);
  });

  test('of a private table is for its players, its host, and anyone with the key', async () => {
    const house = fakeHouse();
    const { id, key, tables: inMemory } = await finished(house, false);
    for (const tables of [new Tables(house), inMemory]) {
      const mayLook = async (user: string, key: string | null) => (await tables.cardFor(id, user, key)) !== null;
      expect([await mayLook('', null), await mayLook('zoe', null), await mayLook('zoe', 'wrong')]).toEqual([
        false,
        false,
        false,
      ]);
      expect([await mayLook('bob', null), await mayLook('', key)]).toEqual([true, true]);
    }
    const { version } = (await house.store.table(id))!;
    await house.store.write({ write: 'table', table: id, version, change: { host: 'zoe' } });
    expect(new Tables(house).cardFor(id, 'zoe', null)).not.toBeNull();
    expect(mayWatch((await new Tables(house).find(id))!.record, 'zoe', null)).toBe(true);
  });
});

describe('The tables in memory', () => {
  test('include only the fifty finished games used last', async () => {
    const house = fakeHouse();
    const ids: string[] = [];
    for (let i = 0; i < 60; i++) ids.push((await finished(house)).id);
    const tables = new Tables(house);
    for (const id of ids) await tables.find(id);
    expect(tables.size).toBe(50);
    expect([tables.peek(ids[9]!), tables.peek(ids[10]!)?.record.id]).toEqual([undefined, ids[10]]);
  });

  test('lose finished games before running ones', async () => {
    const house = fakeHouse();
    const running = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    const over = await finished(house);
    const tables = new Tables(house, 2);
    await tables.find(running.table.record.id);
    await tables.find(over.id);
    await opened(tables, 0).safe;
    expect(tables.peek(over.id)).toBeUndefined();
    expect(tables.peek(running.table.record.id)).toBeDefined();
  });

  test('keep a new table, even if all others are in use', async () => {
    const tables = new Tables(fakeHouse(), 1);
    await opened(tables, 1).safe;
    const { id, safe } = opened(tables, 0);
    expect(await tables.find(id)).not.toBeNull();
    await safe;
    expect(tables.size).toBe(2);
    await opened(tables, 1).safe;
    expect([tables.size, tables.peek(id)]).toEqual([2, undefined]);
    expect((await tables.find(id))!.record.id).toBe(id);
  });

  test('are not searched for idle ones when a loaded table is requested', async () => {
    const tables = new Tables(fakeHouse(), 1);
    const ids = [opened(tables, 1).id, opened(tables, 1).id];
    let looks = 0;
    for (const id of ids)
      Object.defineProperty(tables.peek(id)!, 'isIdle', {
        get: () => {
          looks++;
          return false;
        },
      });
    for (let i = 0; i < 10; i++) await tables.find(ids[i % 2]!);
    expect(looks).toBe(0);
  });

  test('are trimmed by maintenance, too', async () => {
    const house = fakeHouse();
    const tables = new Tables(house, 1);
    const [first, second] = [opened(tables, 0), opened(tables, 1)];
    const viewer = new FakeViewer('ann');
    (await tables.find(first.id))!.viewers.watch(viewer, 1, null);
    await Promise.all([first.safe, second.safe]);
    const maintenance = new Maintenance(tables);
    maintenance.start();
    await house.clock.pass(60_000);
    expect(tables.size).toBe(2);
    (await tables.find(first.id))!.viewers.unwatch(viewer);
    await house.clock.pass(60_000);
    maintenance.stop();
    expect([tables.size, tables.peek(second.id)?.record.id]).toEqual([1, second.id]);
  });
});

describe('A rematch', () => {
  test('starts nobody unasked: it waits until each player has asked for it, and gives everyone their seat', async () => {
    const house = fakeHouse();
    const { tables, table } = await finished(house);
    const made = (await rematch(tables, table, 'bob'))!;
    const again = (await tables.find(made.id))!;
    expect(again.record.occupants).toMatchObject([{ kind: 'invited' }, { kind: 'person', user: 'bob' }]);
    expect(await start(again, 'bob')).toContain('still empty');
    await rematch(tables, table, 'ann');
    expect(again.record.occupants).toMatchObject([
      { kind: 'person', user: 'ann' },
      { kind: 'person', user: 'bob' },
    ]);
    expect(await start(again, 'bob')).toBeNull();
  });

  test('is possible again when the first one was never started and deleted', async () => {
    const house = fakeHouse();
    const { tables, table } = await finished(house);
    const first = (await rematch(tables, table, 'ann'))!;
    expect(await rematch(tables, table, 'bob')).toEqual(first);
    tables.unload((await tables.find(first.id))!);
    await house.store.write({ write: 'forgetTable', table: first.id });
    const second = (await rematch(tables, table, 'bob'))!;
    expect(second.id).not.toBe(first.id);
    expect((await tables.find(second.id))!.record).toMatchObject({ host: 'bob', status: 'gathering' });
    expect(table.card().rematch).toBe(second.id);
  });
});
