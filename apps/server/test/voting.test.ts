import type { Seat } from '@trollmoot/kernel';
import type { VoteOutcome } from '@trollmoot/protocol';
import { describe, expect, test } from 'vitest';
import * as requests from '../src/table/requests.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { mark } from './harness.ts';

const DAY = 86_400_000;
const DONE = { do: 'done' };
const named = (user: string) => ({ user, name: user });
const endsOf = (viewer: FakeViewer): VoteOutcome['outcome'][] =>
  viewer.heard.flatMap((heard) => (heard.say === 'vote' && heard.ended ? [heard.ended.outcome] : []));
const votes = (table: Table, user: string, yes: boolean) =>
  requests.consent(table, user, table.voting.vote?.id ?? -1, yes);

/** Ann, Bob and Cat play; this one closes the page when it is their turn, and is away for so long. */
async function away(milliseconds: number, pace: Parameters<typeof begun>[3] = {}) {
  const house = fakeHouse({ policy: { botPause: 1e9 } });
  const all = await begun(house, 'sealed-bids', people('ann', 'bob', 'cat'), pace);
  const { table, viewers } = all;
  await acts(table, viewers[0]!, DONE);
  await acts(table, viewers[1]!, DONE);
  table.viewers.unwatch(viewers[2]!);
  await house.clock.pass(milliseconds);
  const asks = (user = 'ann', seat: Seat = 2) => requests.propose(table, named(user), { ask: 'standIn', seat });
  const standIn = () => (table.record.occupants[2]!.kind === 'person' ? table.record.occupants[2]!.standIn : null);
  return { house, ...all, asks, standIn };
}

describe('A player who is asked and away', () => {
  test('is overdue after a day without a clock, and everyone is told at that moment', async () => {
    const { house, table, viewers, asks } = await away(DAY - 1000);
    expect([table.attendance.overdue, await asks()]).toEqual([[], { ok: false, no: 'tooEarly' }]);
    await house.clock.pass(1000);
    const card = viewers[0]!.heard.findLast((heard) => heard.say === 'card');
    expect(card?.say === 'card' && card.card.company.overdue).toEqual([2]);
  });

  test('is told of at once, even if someone reconnects at the very moment the patience is over', async () => {
    const { house, table, viewers } = await away(0);
    house.clock.after(DAY, () => table.viewers.watch(viewers[0]!, 1, null)); // its timer comes before the table's own
    table.attendance.follow();
    await house.clock.pass(DAY);
    const card = viewers[1]!.heard.findLast((heard) => heard.say === 'card');
    expect(card?.say === 'card' && card.card.company.overdue).toEqual([2]);
  });

  test('is told of at once, even if the patience ends between showing the table to someone and waiting for that', async () => {
    const { house, table, viewers } = await away(DAY - 1);
    for (const viewer of viewers) table.viewers.unwatch(viewer);
    await settled();
    const { send } = viewers[0]!;
    viewers[0]!.send = (text) => {
      send.call(viewers[0]!, text);
      house.clock.skip(1); // while the table was being sent
      viewers[0]!.send = send;
    };
    table.viewers.watch(viewers[0]!, 1, null);
    expect(table.attendance.overdue).toEqual([2]);
    expect(viewers[0]!.heard.at(-1)).toMatchObject({ say: 'card', card: { company: { overdue: [2] } } });
  });

  test('is overdue after two minutes at a live table, or after the patience the host has set', async () => {
    const live = await away(120_000, { pace: { kind: 'live', bank: 3600, gain: 0 } });
    expect(live.table.attendance.overdue).toEqual([2]);
    const { house, table } = await away(0);
    await table.note({ patience: 600 });
    await house.clock.pass(599_000);
    expect(table.attendance.overdue).toEqual([]);
    await house.clock.pass(1000);
    expect(table.attendance.overdue).toEqual([2]);
  });

  test('is not overdue while looking, nor while others are asked', async () => {
    const { house, table, viewers } = await away(DAY);
    table.viewers.watch(viewers[2]!, 1, null);
    expect(table.attendance.overdue).toEqual([]);
    table.viewers.unwatch(viewers[0]!);
    table.viewers.unwatch(viewers[2]!);
    await house.clock.pass(2 * DAY);
    expect(table.attendance.overdue).toEqual([2]); // Ann is away as well, but has answered
  });

  test('is replaced by a bot when most of the others agree, and takes the seat back at any time', async () => {
    const { table, viewers, asks, standIn } = await away(DAY);
    expect(await asks()).toEqual({ ok: true });
    expect(table.voting.vote).toMatchObject({ by: 0, motion: { ask: 'standIn', seat: 2 }, yes: [0], asked: [1] });
    expect(standIn()).toBeNull();
    await votes(table, 'bob', true);
    expect([standIn(), endsOf(viewers[0]!)]).toEqual(['goblin', ['agreed']]);
    table.viewers.watch(viewers[2]!, 1, null);
    expect(await requests.comeBack(table, 'cat')).toEqual({ ok: true });
    expect(standIn()).toBeNull();
  });

  test('is waited for if the others want that, and then for as long again', async () => {
    const { house, table, viewers, asks, standIn } = await away(DAY);
    await asks();
    await votes(table, 'bob', false);
    expect([standIn(), endsOf(viewers[0]!)]).toEqual([null, ['refused']]);
    expect(await asks('bob')).toEqual({ ok: false, no: 'notAllowed' });
    await house.clock.pass(DAY);
    expect(await asks('bob')).toEqual({ ok: true });
  });

  test('is replaced at once where only one other person plays', async () => {
    const house = fakeHouse({ policy: { botPause: 1e9 } });
    const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    table.viewers.unwatch(viewers[1]!);
    await house.clock.pass(DAY);
    expect(await requests.propose(table, named('ann'), { ask: 'standIn', seat: 1 })).toEqual({ ok: true });
    expect(table.record.occupants[1]).toMatchObject({ standIn: 'goblin' });
  });

  test('is replaced when time is up, if nobody was against it', async () => {
    const { house, asks, standIn } = await away(DAY);
    await asks();
    await house.clock.pass(DAY);
    expect(standIn()).toBe('goblin');
  });

  test('ends the vote by coming', async () => {
    const { table, viewers, asks, standIn } = await away(DAY);
    await asks();
    table.viewers.watch(viewers[2]!, 1, null);
    await settled();
    expect([table.voting.vote, standIn(), endsOf(viewers[0]!)]).toEqual([null, null, ['moot']]);
  });

  test('stays overdue after a restart, once there was time to come back; and the vote goes on', async () => {
    const { house, table, tables, asks } = await away(DAY);
    await asks();
    const { id } = table.voting.vote!;
    tables.unload(table);
    await house.clock.pass(1000);
    const later = new Tables({ ...house, opened: house.clock.now() - 300_000 });
    const again = (await later.find(table.record.id))!;
    expect([again.attendance.overdue, again.voting.vote?.id]).toEqual([[2], id]);
    await requests.consent(again, 'bob', id, true);
    expect(again.record.occupants[2]).toMatchObject({ standIn: 'goblin' });
    const justNow = (await new Tables({ ...house, opened: house.clock.now() }).find(table.record.id))!;
    expect(justNow.attendance.overdue).toEqual([]);
  });
});

describe('Undo', () => {
  test('says whose actions it takes back, and how many, without counting what a hand is made of', async () => {
    const { table, viewers } = await begun(fakeHouse(), 'sealed-bids', people('ann', 'bob', 'cat'));
    const [ann, bob, cat] = viewers;
    const lay = (viewer: FakeViewer) => acts(table, viewer, viewer.frame.options[0]!);
    for (const viewer of [ann!, bob!, cat!]) {
      await lay(viewer);
      await acts(table, viewer, DONE);
    }
    await lay(bob!);
    await acts(table, bob!, DONE);
    await requests.undo(table, 'ann', ann!.frame);
    const { motion } = table.voting.vote!;
    // Ann's closing, Bob's two closings, Cat's closing: not the cards they laid.
    expect(motion).toEqual({
      ask: 'undo',
      back: [
        { seat: 0, acts: 1 },
        { seat: 1, acts: 2 },
        { seat: 2, acts: 1 },
      ],
    });
  });

  test('can be withdrawn by who asked, and by nobody else; then it can be asked for again', async () => {
    const { table, viewers } = await begun(fakeHouse(), 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    await acts(table, viewers[1]!, mark(0));
    await requests.undo(table, 'ann', viewers[0]!.frame);
    const { id } = table.voting.vote!;
    expect(await requests.withdraw(table, 'bob', id)).toEqual({ ok: false, no: 'notAllowed' });
    expect(await requests.withdraw(table, 'ann', id + 1)).toEqual({ ok: false, no: 'notAllowed' });
    expect(await requests.withdraw(table, 'ann', id)).toEqual({ ok: true });
    expect([table.voting.vote, endsOf(viewers[1]!)]).toEqual([null, ['withdrawn']]);
    expect(await requests.undo(table, 'ann', viewers[0]!.frame)).toEqual({ ok: true });
  });

  test('that is refused stays refused after a restart', async () => {
    const house = fakeHouse();
    const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    await acts(table, viewers[1]!, mark(0));
    await requests.undo(table, 'ann', viewers[0]!.frame);
    await votes(table, 'bob', false);
    expect(endsOf(viewers[0]!)).toEqual(['refused']);
    const again = (await new Tables(house).find(table.record.id))!;
    expect(await requests.undo(again, 'ann', viewers[0]!.frame)).toEqual({ ok: false, no: 'notAllowed' });
  });
});

describe('A game ends by agreement', () => {
  test('without a result, when everyone who plays agrees; then nobody can act, and the Archive says so', async () => {
    const house = fakeHouse();
    const { table, tables, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    expect(await requests.propose(table, named('bob'), { ask: 'end' })).toEqual({ ok: true });
    expect(table.record.status).toBe('playing');
    await acts(table, viewers[1]!, mark(0)); // the game goes on, and the question stays
    expect(await requests.propose(table, named('ann'), { ask: 'end' })).toEqual({ ok: false, no: 'busy' });
    await votes(table, 'ann', true);
    const [stored] = await house.store.archive(Number.MAX_SAFE_INTEGER, 9, null);
    expect(stored).toMatchObject({ status: 'over', result: null, endedBy: 'agreement' });
    expect(tables.cardOf(stored!)).toMatchObject({ endedBy: 'agreement', result: null, seed: table.record.seed });
    expect(await acts(table, viewers[0]!, mark(1))).toEqual({ ok: false, no: 'notAllowed' });
    const again = (await new Tables(house).find(table.record.id))!;
    expect(again.match!.log).toHaveLength(2);
  });

  test('not when one is against it; then it is not asked again at once', async () => {
    const { house, table } = await away(0);
    await requests.propose(table, named('ann'), { ask: 'end' });
    await votes(table, 'cat', true);
    await votes(table, 'bob', false);
    expect(table.record.status).toBe('playing');
    expect(await requests.propose(table, named('ann'), { ask: 'end' })).toEqual({ ok: false, no: 'notAllowed' });
    await house.clock.pass(600_000);
    expect(await requests.propose(table, named('ann'), { ask: 'end' })).toEqual({ ok: true });
  });

  test('at once against bots, never by one player for absent others, and without asking those who are overdue', async () => {
    const solo = await begun(fakeHouse({ policy: { botPause: 1e9 } }), 'tic-tac-toe', [
      ...people('ann'),
      { kind: 'bot', level: 'pebble' },
    ]);
    await requests.propose(solo.table, named('ann'), { ask: 'end' });
    expect(solo.table.record).toMatchObject({ status: 'over', endedBy: 'agreement' });

    const two = await begun(fakeHouse(), 'tic-tac-toe', people('ann', 'bob'));
    await two.table.standIn(1);
    expect(await requests.propose(two.table, named('ann'), { ask: 'end' })).toEqual({ ok: false, no: 'notAllowed' });

    const { table } = await away(DAY);
    await requests.propose(table, named('ann'), { ask: 'end' });
    expect(table.voting.vote).toMatchObject({ asked: [1] });
    await votes(table, 'bob', true);
    expect(table.record.status).toBe('over');
  });
});

describe('A late friend', () => {
  /** Ann and Bob play with a bot; Cleo looks on. */
  async function late() {
    const house = fakeHouse({ policy: { botPause: 1e9 } });
    const all = await begun(house, 'sealed-bids', [...people('ann', 'bob'), { kind: 'bot', level: 'pebble' }]);
    const cleo = new FakeViewer('cleo');
    all.table.viewers.watch(cleo, 1, null);
    const asks = (seat = 2) => requests.propose(all.table, named('cleo'), { ask: 'seat', seat });
    return { house, ...all, cleo, asks };
  }

  test('takes a bot’s seat when all agree, but not in the middle of its decision', async () => {
    const { table, viewers, cleo, asks } = await late();
    expect(await asks()).toEqual({ ok: true });
    expect(table.voting.vote).toMatchObject({
      by: null,
      motion: { ask: 'seat', seat: 2, name: 'cleo' },
      asked: [0, 1],
    });
    await votes(table, 'ann', true);
    await votes(table, 'bob', true);
    expect([table.record.occupants[2]!.kind, table.voting.vote?.asked]).toEqual(['bot', []]); // it is choosing a bid
    const bid = { beat: table.match!.count.beat, mine: table.match!.count.mine[2]!, acts: [DONE] };
    await table.actFor(2, bid, 0);
    await settled();
    expect(table.record.occupants[2]).toMatchObject({ kind: 'person', user: 'cleo' });
    expect(endsOf(viewers[0]!)).toEqual(['agreed']);
    expect(cleo.heard.findLast((heard) => heard.say === 'table')).toMatchObject({ seat: 2 });
    expect(cleo.frame.eye).toBe(2);
  });

  test('asks for nothing but the seat of a bot, and once refused waits a while, no matter who asks', async () => {
    const { table, asks } = await late();
    expect(await asks(0)).toEqual({ ok: false, no: 'notAllowed' });
    expect(await asks(7)).toEqual({ ok: false, no: 'notAllowed' });
    expect(await requests.propose(table, named('ann'), { ask: 'seat', seat: 2 })).toEqual({
      ok: false,
      no: 'notAllowed',
    });
    expect(await requests.propose(table, named('cleo'), { ask: 'end' })).toEqual({ ok: false, no: 'notSeated' });
    await asks();
    expect(await requests.consent(table, 'cleo', table.voting.vote!.id, true)).toEqual({ ok: false, no: 'notSeated' });
    await votes(table, 'bob', false);
    expect(await asks()).toEqual({ ok: false, no: 'notAllowed' });
    expect(await requests.propose(table, named('dan'), { ask: 'seat', seat: 2 })).toEqual({
      ok: false,
      no: 'notAllowed',
    });
  });

  test('can withdraw', async () => {
    const { table, asks } = await late();
    await asks();
    const { id } = table.voting.vote!;
    expect(await requests.withdraw(table, 'dan', id)).toEqual({ ok: false, no: 'notAllowed' });
    expect(await requests.withdraw(table, 'cleo', id)).toEqual({ ok: true });
    expect(table.voting.vote).toBeNull();
  });
});
