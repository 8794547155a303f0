import type { Game } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { Maintenance } from '../src/maintenance.ts';
import * as requests from '../src/table/requests.ts';
import { readLog } from '../src/table/stored-log.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeViewer, fakeHouse, people, settled, withGames } from './fake-house.ts';
import { mark } from './harness.ts';

const missedAt = (table: Table) => {
  const bob = new FakeViewer('bob');
  table.viewers.watch(bob, 1, 0);
  const [shown] = bob.heard;
  return shown?.say === 'table' ? shown.missed!.map(({ beat, by, undone }) => ({ beat, by, undone })) : null;
};

test.each([1, 2, 100])(
  'a reloaded table still knows what a client missed (a snapshot every %d entries)',
  async (every) => {
    const house = fakeHouse({ policy: { snapshotEvery: every } });
    const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    await requests.undo(table, 'ann', viewers[0]!.frame);
    await acts(table, viewers[0]!, mark(5));
    const missed = [
      { beat: 1, by: 0, undone: false },
      { beat: 2, by: 0, undone: true },
      { beat: 3, by: 0, undone: false },
    ];
    expect(missedAt(table)).toEqual(missed);
    expect(missedAt((await new Tables(house).find(table.record.id))!)).toEqual(missed);
  },
);

describe('A table that is unloaded', () => {
  const mirrored: Game = Object.assign(Object.create(null), ticTacToe, {
    play: (s: never, seat: number, act: { cell: number }) =>
      ticTacToe.play(s, seat, { ...act, cell: 8 - act.cell } as never),
  });

  test('leaves a snapshot, so that the check at the next start notices changed rules', async () => {
    const house = fakeHouse();
    const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    await acts(table, viewers[1]!, mark(0));
    await tables.unloadAll(1000);
    await settled();
    expect(await new Maintenance(new Tables(house)).checkAll()).toEqual([]);
    expect(readLog(await house.store.log(table.record.id)).snapshot).toMatchObject({ n: 2, count: table.match!.count });
    const { id } = table.record;
    expect(await new Maintenance(new Tables(withGames(house, [mirrored]))).checkAll()).toEqual([id]);
  });

  test('leaves none if nothing is new, or if it is ahead of its log', async () => {
    const house = fakeHouse();
    const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    const { write } = house.store;
    let snapshots = 0;
    house.store.write = (...writes) => {
      snapshots += writes.filter((one) => one.write === 'snapshot').length;
      return write.apply(house.store, writes);
    };
    tables.unload(table);
    expect(snapshots).toBe(0);
    const again = (await tables.find(table.record.id))!;
    again.viewers.watch(viewers[0]!, 1, null);
    await acts(again, viewers[0]!, mark(4));
    tables.unload(again);
    await settled();
    expect(snapshots).toBe(1);
    tables.unload((await tables.find(table.record.id))!);
    expect(snapshots).toBe(1);
    const lost = (await tables.find(table.record.id))!;
    lost.viewers.watch(viewers[1]!, 1, null);
    house.store.write = (...writes) => {
      snapshots += writes.filter((one) => one.write === 'snapshot').length;
      return Promise.reject(new Error('the disk is full'));
    };
    await expect(acts(lost, viewers[1]!, mark(0))).rejects.toThrow('full');
    expect([lost.isLost, snapshots]).toEqual([true, 1]);
  });
});
