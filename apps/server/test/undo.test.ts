import { describe, expect, test } from 'vitest';
import * as requests from '../src/table/requests.ts';
import { acts, begun, type FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { mark } from './harness.ts';

const house = () => fakeHouse({ policy: { botPause: 1e9 } });
const DONE = { do: 'done' };

/** Ann, Bob and Cat have all closed their hands once: the reveal can be undone only if everyone agrees. */
async function revealed() {
  const rest = await begun(house(), 'sealed-bids', people('ann', 'bob', 'cat'));
  for (const viewer of rest.viewers) await acts(rest.table, viewer, DONE);
  const { table, viewers } = rest;
  const beat = viewers[0]!.frame.beat;
  return {
    ...rest,
    asks: () => requests.undo(table, 'ann', viewers[0]!.frame),
    isBack: () => viewers[0]!.frame.beat === beat + 1,
  };
}
const votesOf = (viewer: FakeViewer) => viewer.heard.flatMap((heard) => (heard.say === 'vote' ? [heard.vote] : []));

describe('Consent', () => {
  test('is not given by a stand-in: while all others are away no one can go back', async () => {
    const { table, viewers } = await begun(house(), 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(0));
    await acts(table, viewers[1]!, mark(4));
    await acts(table, viewers[0]!, mark(1));
    await table.standIn(1);
    expect(await requests.undo(table, 'ann', viewers[0]!.frame)).toEqual({ ok: true }); // her own last mark: no one has decided since
    expect(await requests.undo(table, 'ann', viewers[0]!.frame)).toEqual({ ok: false, no: 'notAllowed' });
    expect(table.match!.log).toHaveLength(2);
  });

  test('is not needed from bots', async () => {
    const { table, viewers } = await begun(fakeHouse({ policy: { botPause: 0 } }), 'tic-tac-toe', [
      ...people('ann'),
      { kind: 'bot', level: 'pebble' },
    ]);
    await acts(table, viewers[0]!, mark(4));
    await (table.house.clock as ReturnType<typeof house>['clock']).pass(10);
    expect(table.match!.log).toHaveLength(2);
    expect(await requests.undo(table, 'ann', viewers[0]!.frame)).toEqual({ ok: true });
    expect(table.match!.log).toHaveLength(0);
  });

  test('is asked only of those who play themselves', async () => {
    const { table, asks, isBack } = await revealed();
    await table.standIn(1);
    expect(await asks()).toEqual({ ok: true });
    expect(table.voting.vote).toMatchObject({ by: 0, yes: [0], asked: [2] });
    expect(await requests.consent(table, 'bob', table.voting.vote!.id, true)).toEqual({ ok: false, no: 'notAllowed' });
    await requests.consent(table, 'cat', table.voting.vote!.id, true);
    expect(isBack()).toBe(true);
  });

  test('that was refused cannot be asked for again at once, but when the game has moved on', async () => {
    const { table, viewers } = await begun(house(), 'tic-tac-toe', people('ann', 'bob'));
    const asks = () => requests.undo(table, 'ann', viewers[0]!.frame);
    await acts(table, viewers[0]!, mark(4));
    await acts(table, viewers[1]!, mark(0));
    await asks();
    await requests.consent(table, 'bob', table.voting.vote!.id, false);
    const before = votesOf(viewers[1]!).length;
    expect(await asks()).toEqual({ ok: false, no: 'notAllowed' });
    expect(votesOf(viewers[1]!)).toHaveLength(before);
    await acts(table, viewers[0]!, mark(1));
    await acts(table, viewers[1]!, mark(2));
    expect(await asks()).toEqual({ ok: true });
  });

  test('is no longer needed from a player who leaves; if all others have agreed, the vote passes', async () => {
    const { table, viewers, asks, isBack } = await revealed();
    await asks();
    await requests.consent(table, 'cat', table.voting.vote!.id, true);
    expect(isBack()).toBe(false);
    await table.standIn(1);
    await settled();
    expect(isBack()).toBe(true);
    expect(votesOf(viewers[2]!).at(-1)).toBeNull();
  });

  test('is not assumed when everyone who was asked leaves', async () => {
    const { table, asks, isBack } = await revealed();
    await asks();
    await table.standIn(1);
    expect(table.voting.vote).toMatchObject({ asked: [2] });
    await table.standIn(2);
    expect(table.voting.vote).toBeNull();
    expect(isBack()).toBe(false);
  });

  test('is asked of a player who comes back, too', async () => {
    const { table, viewers, asks, isBack } = await revealed();
    await table.standIn(1);
    await asks();
    await requests.comeBack(table, 'bob');
    expect(votesOf(viewers[1]!).at(-1)).toMatchObject({ asked: [1, 2] });
    await requests.consent(table, 'cat', table.voting.vote!.id, true);
    expect(isBack()).toBe(false);
  });

  test('is no longer asked for a player who has left', async () => {
    const { table, asks } = await revealed();
    await asks();
    await table.standIn(0);
    expect(table.voting.vote).toBeNull();
  });
});

test('a vote’s id is not reused after a restart', async () => {
  const { table, tables, viewers, asks } = await revealed();
  await asks();
  const before = table.voting.vote!.id;
  tables.unload(table);
  await fakeTimePasses(table.house.clock);
  const again = (await tables.find(table.record.id))!;
  await requests.withdraw(again, 'ann', before);
  await requests.undo(again, 'ann', viewers[0]!.frame);
  expect(again.voting.vote!.id).not.toBe(before);
});
const fakeTimePasses = (clock: object) => (clock as ReturnType<typeof house>['clock']).pass(1000);

test('reopening hands is limited', async () => {
  const { table, viewers } = await begun(house(), 'sealed-bids', people('ann', 'bob'));
  const [ann] = viewers;
  const lay = ann!.frame.options[0]!;
  const backAndForth = Array.from({ length: 64 }, (_, i) => (i % 2 === 0 ? lay : { do: 'reopen' }));
  let acted = 0;
  for (; acted < 100; acted++) if (!(await acts(table, ann!, ...backAndForth)).ok) break;
  expect(acted).toBeGreaterThan(70);
  expect(acted).toBeLessThan(90);
  expect(await acts(table, ann!, lay)).toEqual({ ok: true });
  expect(await acts(table, ann!, { do: 'reopen' })).toEqual({ ok: false, no: 'notAllowed' });
  expect(await acts(table, ann!, DONE)).toEqual({ ok: true });
});

test('undo is limited', async () => {
  const { table, viewers } = await begun(house(), 'tic-tac-toe', people('ann', 'bob'));
  let rounds = 0;
  for (; rounds < 3000; rounds++) {
    await acts(table, viewers[0]!, mark(4));
    if ((await requests.undo(table, 'ann', viewers[0]!.frame)).ok === false) break;
  }
  expect(rounds).toBeGreaterThan(2000);
  expect(rounds).toBeLessThan(3000);
  expect(await acts(table, viewers[1]!, mark(0))).toEqual({ ok: true });
});
