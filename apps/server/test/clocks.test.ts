import { bridgeTroll } from '@trollmoot/bridge-troll';
import type { Game } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { leave } from '../src/table/gathering.ts';
import * as requests from '../src/table/requests.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, type FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { mark } from './harness.ts';

const DAY = 86_400_000;
const live = { kind: 'live', bank: 60, gain: 5 } as const;
const slow = { kind: 'slow', days: 2 } as const;

const crosses = (pace: typeof live | typeof slow, house = fakeHouse({ policy: { botPause: 10 } })) =>
  begun(house, 'tic-tac-toe', people('ann', 'bob'), { pace }).then((rest) => ({ ...rest, house }));

describe('A live table', () => {
  test('charges time to the player who must act, and adds an increment per decision', async () => {
    const { house, table, viewers } = await crosses(live);
    await house.clock.pass(10_000);
    expect(table.clocks.face()).toMatchObject({ left: [50_000, 60_000], running: [0] });
    await acts(table, viewers[0]!, mark(4));
    await house.clock.pass(1_000);
    expect(table.clocks.face()).toMatchObject({ left: [55_000, 59_000], running: [1] });
  });

  test('sends the clock with the move', async () => {
    const { table, viewers } = await crosses(live);
    await acts(table, viewers[0]!, mark(4));
    expect(viewers[1]!.heard.findLast(({ say }) => say === 'frame')).toMatchObject({ clock: { running: [1] } });
  });

  test('sends the restored clock with an undo', async () => {
    const { house, table, viewers } = await crosses(live);
    await house.clock.pass(10_000);
    await acts(table, viewers[0]!, mark(4));
    await requests.undo(table, 'ann', viewers[0]!.frame);
    expect(viewers[1]!.heard.findLast(({ say }) => say === 'frame')).toMatchObject({
      clock: { running: [0], left: [50_000, 60_000] },
    });
  });

  test('lets a stand-in play when the time is up, and tells everyone; the player may take the seat back', async () => {
    const { house, table, viewers } = await crosses(live);
    await house.clock.pass(60_100);
    expect(table.card().chairs[0]).toMatchObject({ kind: 'person', user: 'ann', standIn: 'goblin' });
    expect(viewers[1]!.heard.findLast((heard) => heard.say === 'card')?.card.chairs[0]).toMatchObject({
      standIn: 'goblin',
    });
    expect(viewers[1]!.frame).toMatchObject({ beat: 1, waiting: [1] });
    expect(await acts(table, viewers[0]!, mark(0))).toEqual({ ok: false, no: 'notSeated' });

    await requests.comeBack(table, 'ann');
    expect(table.clocks.face().left[0]).toBe(15_000);
    const [free] = viewers[1]!.frame.options;
    await acts(table, viewers[1]!, free!);
    await house.clock.pass(1_000);
    expect(viewers[0]!.frame).toMatchObject({ beat: 2, waiting: [0] });
    expect(await acts(table, viewers[0]!, viewers[0]!.frame.options[0]!)).toEqual({ ok: true });
  });

  test('first does what the game’s rules say for a late player, if they do; then the stand-in plays', async () => {
    const house = fakeHouse({ games: [bridgeTroll as Game], policy: { botPause: 1_000_000 } });
    const { table, viewers } = await begun(house, 'bridge-troll', people('ann', 'bob', 'cat'), { pace: live });
    await acts(table, viewers[viewers[0]!.frame.waiting[0]!]!, { do: 'roll' });
    for (const viewer of viewers.slice(1))
      await acts(table, viewer, viewer.frame.options.find((act) => act.do === 'bid')!);
    expect(table.match!.s.sealed.map(({ seat }) => seat)).toEqual([1, 2]);
    await house.clock.pass(70_000);
    expect(table.match!.log.findLast(({ by }) => by === 0)).toEqual({ by: 0, act: { do: 'stayClosed' } });
    expect(table.card().chairs[0]).toMatchObject({ standIn: 'goblin' });
    expect(viewers[1]!.frame.step).not.toMatchObject({ step: 'bid' });
  });

  test('does not charge the time the server was down', async () => {
    const { house, table, tables } = await crosses(live);
    await house.clock.pass(20_000);
    const { id } = table.record;
    tables.unload(table);
    await house.clock.pass(3_600_000);
    const again = (await new Tables({ ...house, opened: house.clock.now() }).find(id))!;
    expect(again.clocks.face()).toMatchObject({ left: [60_000, 60_000], running: [0] });
  });
});

describe('A slow table', () => {
  test('gives days for each decision, and need not stay in memory', async () => {
    const { house, table, viewers } = await crosses(slow);
    await house.clock.pass(1.5 * DAY);
    await acts(table, viewers[0]!, mark(4));
    await house.clock.pass(DAY / 2);
    expect(table.clocks.face()).toMatchObject({ left: [2 * DAY, 1.5 * DAY] });
    for (const viewer of viewers) table.viewers.unwatch(viewer);
    await settled();
    expect(table.isIdle).toBe(true);
    const due = (await house.store.table(table.record.id))!.due;
    expect(due).toBe(house.clock.now() + 1.5 * DAY - DAY / 6); // four hours before, the player is warned
    expect(await house.store.due(due! + 1, 10)).toEqual([table.record.id]);
  });

  test('keeps its clock running while it is unloaded', async () => {
    const { house, table, tables, viewers } = await crosses(slow);
    for (const viewer of viewers) table.viewers.unwatch(viewer);
    tables.unload(table);
    await house.clock.pass(DAY);
    expect((await tables.find(table.record.id))!.clocks.face().left[0]).toBe(DAY);
  });

  test('leaves time to come back after the server was down', async () => {
    const { house, table, tables, viewers } = await crosses(slow);
    for (const viewer of viewers) table.viewers.unwatch(viewer);
    tables.unload(table);
    await house.clock.pass(5 * DAY);
    const again = (await new Tables({ ...house, opened: house.clock.now() }).find(table.record.id))!;
    expect(again.clocks.face().left[0]).toBe(DAY / 24);
  });
});

describe('No player gains time', () => {
  const left = (table: Table): (number | null)[] => table.clocks.face().left as (number | null)[];
  const undoes = (table: Table, viewer: FakeViewer) => requests.undo(table, viewer.user, viewer.frame);

  test('by coming back to a seat no stand-in has taken', async () => {
    const { house, table } = await crosses(live);
    await house.clock.pass(50_000);
    expect(await requests.comeBack(table, 'ann')).toEqual({ ok: true });
    expect(left(table)).toEqual([10_000, 60_000]);
  });

  test.each([live, slow])('by leaving and coming back before the stand-in has played', async (pace) => {
    const { house, table } = await crosses(pace);
    const full = left(table)[0]!;
    await house.clock.pass(0.9 * full);
    await leave(table, 'ann');
    await requests.comeBack(table, 'ann');
    expect(left(table)[0]).toBeCloseTo(0.1 * full);
    expect(table.clocks.face().running).toEqual([0]);
  });

  test('by taking the seat back when the time is up and the stand-in has not played yet', async () => {
    const house = fakeHouse({ policy: { botPause: 5_000 } });
    const { table } = await crosses(live, house);
    await house.clock.pass(61_000);
    expect(await requests.comeBack(table, 'ann')).toEqual({ ok: false, no: 'tooEarly' });
    await house.clock.pass(5_000);
    expect(await requests.comeBack(table, 'ann')).toEqual({ ok: true });
    expect(left(table)[0]).toBe(15_000);
  });

  test('by leaving while a stand-in plays: the time that was left is what one comes back to', async () => {
    const house = fakeHouse({ policy: { botPause: 10 } });
    const { table } = await crosses(live, house);
    await house.clock.pass(59_000);
    await leave(table, 'ann');
    await house.clock.pass(100);
    expect(table.match!.log).toHaveLength(1);
    await requests.comeBack(table, 'ann');
    expect(left(table)[0]).toBe(1000);
  });

  test('by letting the stand-in play a forced move', async () => {
    const house = fakeHouse({ policy: { botPause: 10 } });
    const { table, viewers } = await crosses(live, house);
    for (const [i, cell] of [0, 1, 2, 4, 3, 5, 7, 6].entries()) await acts(table, viewers[i % 2]!, mark(cell));
    expect(viewers[0]!.frame.options).toHaveLength(1);
    const before = left(table)[0]!;
    await house.clock.pass(before);
    await house.clock.pass(100);
    expect([table.match!.log.length, left(table)[0]]).toEqual([9, 0]);
  });

  test.each([live, slow])('by undoing moves and making them again', async (pace) => {
    const { house, table, viewers } = await crosses(pace);
    const full = left(table)[0]!;
    for (let i = 0; i < 3; i++) {
      await house.clock.pass(0.2 * full);
      await acts(table, viewers[0]!, mark(4));
      await undoes(table, viewers[0]!);
    }
    expect(left(table)[0]).toBeCloseTo(0.4 * full);
    expect(left(table)[1]).toBe(full);
  });

  test('at the expense of the player who had to act in between', async () => {
    const { house, table, viewers } = await crosses(live);
    await acts(table, viewers[0]!, mark(4));
    await house.clock.pass(30_000);
    await undoes(table, viewers[0]!);
    expect(left(table)).toEqual([60_000, 60_000]);
  });

  test('when everyone agrees to go back: each keeps what is left', async () => {
    const { house, table, viewers } = await crosses(slow);
    await house.clock.pass(1.9 * DAY);
    await acts(table, viewers[0]!, mark(4));
    await house.clock.pass(DAY);
    await acts(table, viewers[1]!, mark(0));
    await undoes(table, viewers[0]!);
    await requests.consent(table, 'bob', table.voting.vote!.id, true);
    expect(left(table)).toEqual([2 * DAY, 2 * DAY]);
    await house.clock.pass(DAY);
    expect(left(table)).toEqual([DAY, 2 * DAY]);
  });

  test.each([live, slow])('by closing a hand and reopening it', async (pace) => {
    const house = fakeHouse();
    const { table, viewers } = await begun(house, 'sealed-bids', people('ann', 'bob', 'cat'), { pace });
    const full = left(table)[0]!;
    for (let i = 0; i < 3; i++) {
      await house.clock.pass(0.2 * full);
      await acts(table, viewers[0]!, { do: 'done' });
      expect(left(table)[0]).toBeGreaterThan(0.4 * full);
      await acts(table, viewers[0]!, { do: 'reopen' });
      expect(table.clocks.face().running).toContain(0);
    }
    expect(left(table)[0]).toBeCloseTo(0.4 * full);
  });
});

test('a player who leaves a running game is replaced at once', async () => {
  const house = fakeHouse({ policy: { botPause: 10 } });
  const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  await table.standIn(0);
  await house.clock.pass(1_000);
  expect(viewers[1]!.frame.waiting).toEqual([1]);
});

test('a vote times out', async () => {
  const house = fakeHouse();
  const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  const [ann, bob] = viewers;
  await acts(table, ann!, mark(4));
  await acts(table, bob!, mark(0));
  await settled();
  expect(await requests.undo(table, 'ann', ann!.frame)).toEqual({ ok: true });
  expect(bob!.heard.findLast((heard) => heard.say === 'vote')?.vote).toMatchObject({ asked: [1] });
  await house.clock.pass(60_000);
  expect(bob!.heard.findLast((heard) => heard.say === 'vote')?.vote).toBeNull();
});
