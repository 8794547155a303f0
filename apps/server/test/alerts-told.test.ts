import { expect, test } from 'vitest';
import * as requests from '../src/table/requests.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeAlerts, fakeHouse, people, settled } from './fake-house.ts';
import { mark } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function told(game: string, names: string[], how: Parameters<typeof begun>[3] = {}) {
  const alerts = new FakeAlerts();
  const house = fakeHouse({ alerts });
  return { alerts, house, ...(await begun(house, game, people(...names), how)) };
}

test('a player is told of a turn when it begins, and by whom', async () => {
  const { alerts, table, viewers } = await told('tic-tac-toe', ['ann', 'bob']);
  expect(alerts.brief).toEqual(['ann turn']);
  await acts(table, viewers[0]!, mark(4));
  expect(alerts.told).toEqual([{ user: 'bob', alert: 'turn', table: table.record.id, by: 'ann', beat: 1 }]);
});

test('all who must answer at once are told once, however their hands are put together', async () => {
  const { alerts, table, viewers } = await told('sealed-bids', ['ann', 'bob', 'cat']);
  expect(alerts.brief).toEqual(['ann turn', 'bob turn', 'cat turn']);
  await acts(table, viewers[0]!, viewers[0]!.frame.options[0]!);
  await acts(table, viewers[0]!, { do: 'done' });
  await acts(table, viewers[1]!, { do: 'done' });
  expect(alerts.brief).toEqual([]);
  await acts(table, viewers[2]!, { do: 'done' });
  expect(alerts.brief).toEqual(['ann turn', 'bob turn']); // Cat has just acted, and is asked the next question
});

test('a player whom a stand-in plays for is not told, until back', async () => {
  const { alerts, table, viewers } = await told('tic-tac-toe', ['ann', 'bob']);
  await table.standIn(1);
  alerts.brief;
  await acts(table, viewers[0]!, mark(4));
  expect(alerts.brief).toEqual([]);
  await requests.comeBack(table, 'bob');
  expect(alerts.brief).toEqual(['bob turn']);
});

test('after a restart the player is told again of the same beat, which a queue knows to be the same', async () => {
  const { alerts, house, table, viewers } = await told('tic-tac-toe', ['ann', 'bob']);
  await acts(table, viewers[0]!, mark(4));
  const before = alerts.told.at(-1);
  await new Tables(house).find(table.record.id);
  expect(alerts.told.at(-1)).toEqual({ ...before, by: null });
});

test('a player is warned once, four hours before days run out, even if the table is unloaded until then', async () => {
  const { alerts, house, table, tables, viewers } = await told('tic-tac-toe', ['ann', 'bob'], {
    pace: { kind: 'slow', days: 1 },
  });
  for (const viewer of viewers) table.viewers.unwatch(viewer);
  await settled();
  tables.unload(table);
  alerts.brief;
  const due = house.clock.now() + DAY;
  await house.clock.pass(20 * HOUR - 1);
  expect(await house.store.due(house.clock.now() + 60_000, 9)).toEqual([table.record.id]);
  const again = (await tables.find(table.record.id))!;
  await house.clock.pass(HOUR);
  const times = alerts.told.filter(({ alert }) => alert === 'time');
  expect(times).toEqual([{ user: 'ann', alert: 'time', table: table.record.id, by: null, beat: 0, due }]);
  expect((await house.store.table(table.record.id))!.due).toBe(due);
  await house.clock.pass(3 * HOUR + 1);
  expect(again.record.occupants[0]).toMatchObject({ standIn: 'goblin' });
});

test('at a live table a player is warned in the last minute, or the last quarter', async () => {
  const { alerts, house } = await told('tic-tac-toe', ['ann', 'bob'], { pace: { kind: 'live', bank: 80, gain: 5 } });
  await house.clock.pass(59_000);
  expect(alerts.brief).toEqual(['ann turn']);
  await house.clock.pass(2000);
  expect(alerts.brief).toEqual(['ann time']);
});

test('those who are asked in a vote are told', async () => {
  const { alerts, table, viewers } = await told('tic-tac-toe', ['ann', 'bob']);
  await acts(table, viewers[0]!, mark(4));
  await acts(table, viewers[1]!, mark(0));
  alerts.brief;
  await requests.undo(table, 'ann', viewers[0]!.frame);
  const vote = table.voting.vote!.id;
  expect(alerts.told).toEqual([{ user: 'bob', alert: 'vote', table: table.record.id, by: 'ann', vote }]);
});
