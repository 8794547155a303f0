import { expect, test } from 'vitest';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeViewer, fakeHouse, people } from './fake-house.ts';
import { mark } from './harness.ts';

const missedAt = (table: Table) => {
  const bob = new FakeViewer('bob');
  table.onlookers.watch(bob, 1, 0);
  const [shown] = bob.heard;
  return shown?.say === 'table' ? shown.missed!.map(({ beat, by, undone }) => ({ beat, by, undone })) : null;
};

test('what was taken back is told to those who were away, also by a table out of its log', async () => {
  const house = fakeHouse();
  const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  await acts(table, viewers[0]!, mark(4));
  await table.undo('ann', viewers[0]!.frame);
  await acts(table, viewers[0]!, mark(5));
  const missed = [
    { beat: 1, by: 0, undone: false },
    { beat: 2, by: 0, undone: true },
    { beat: 3, by: 0, undone: false },
  ];
  expect(missedAt(table)).toEqual(missed);
  expect(missedAt(new Tables(house).find(table.record.id)!)).toEqual(missed);
});
