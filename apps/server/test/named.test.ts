import { expect, test } from 'vitest';
import { forgetUser, merge } from '../src/account/departing.ts';
import type { Occupant } from '../src/store/records.ts';
import { mayWatch } from '../src/table/card.ts';
import { join } from '../src/table/gathering.ts';
import * as hosting from '../src/table/hosting.ts';
import * as requests from '../src/table/requests.ts';
import { Tables } from '../src/tables.ts';
import { begun, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';

// Where a table names someone who has no seat: among the removed, among those who wait, in a vote, in the chat, and on a
// seat that is kept for a rematch.

const user = (name: string) => ({ id: name, name, made: 1 });
const OPEN: Occupant = { kind: 'open' };
const BOT: Occupant = { kind: 'bot', level: 'goblin' };

async function houseOf(...names: string[]) {
  const house = fakeHouse({ policy: { botPause: 1e9 } });
  for (const name of names) await house.store.write({ write: 'user', user: user(name) });
  return house;
}

/** Ann has shut Guest out of one table; at another, Guest waits for a seat; at a third, one is kept for Guest. */
async function gathering() {
  const house = await houseOf('ann', 'guest', 'account');
  const tables = new Tables(house);
  const open = async (occupants: Occupant[], rematchOf: string | null = null) => {
    const about = { game: 'sealed-bids', rules: '1', settings: { rounds: 2 }, pace: { kind: 'none' } as const };
    const { made, safe } = tables.open({ ...about, occupants, isPublic: true, host: 'ann', rematchOf });
    await safe;
    return (await tables.find(made.id))!;
  };
  const shut = await open([...people('ann'), OPEN]);
  await join(shut, user('guest'), {});
  await hosting.removeGuest(shut, 'ann', 1, true);
  const full = await open(people('ann', 'bob'));
  await hosting.wait(full, user('guest'), true);
  const again = await open([...people('ann'), { kind: 'invited', for: { user: 'guest', name: 'guest' } }], 'earlier');
  tables.unload(again);
  return { house, tables, shut, full, again: () => tables.recordOf(again.record.id)! };
}

test('a guest who was shut out, waits or has a seat kept is still that person as an account', async () => {
  const { tables, shut, full, again } = await gathering();
  expect(await merge(tables, 'guest', 'account')).toEqual({ tables: 0, doubled: 0 });
  expect(mayWatch(shut.record, 'account', shut.record.key)).toBe(false);
  expect(await join(shut, user('account'), {})).toMatch(/asked you not to come back/);
  expect(full.record.waiting).toEqual([{ user: 'account', name: 'account' }]);
  expect((await again())!.occupants[1]).toEqual({ kind: 'invited', for: { user: 'account', name: 'account' } });
  expect(await tables.house.store.accounts.departures()).toEqual([]);
});

test('who was shut out as one of two stays out, and waits once', async () => {
  const { tables, shut, full } = await gathering();
  await join(shut, user('account'), {});
  await hosting.removeGuest(shut, 'ann', 1, false);
  await hosting.wait(full, user('account'), true);
  await merge(tables, 'guest', 'account');
  expect(shut.record.removed).toEqual([{ user: 'account', isShutOut: true }]);
  expect(full.record.waiting).toEqual([{ user: 'account', name: 'account' }]);
});

test('a table forgets who has left the Moot', async () => {
  const { tables, shut, full, again } = await gathering();
  await forgetUser(tables, 'guest');
  expect([shut.record.removed, full.record.waiting]).toEqual([null, null]);
  expect((await again())!.occupants[1]).toEqual({ kind: 'invited' });
});

/** Guest looks on at a running game, says something, and asks for the bot's seat. */
async function lookingOn() {
  const house = await houseOf('ann', 'bob', 'guest', 'account');
  const all = await begun(house, 'sealed-bids', [...people('ann', 'bob'), BOT]);
  const guest = new FakeViewer('guest');
  all.table.viewers.watch(guest, 1, null);
  await requests.chat(all.table, 'guest', 'Guest', 'from the gallery');
  await requests.propose(all.table, { user: 'guest', name: 'Guest' }, { ask: 'seat', seat: 2 });
  return { house, ...all, guest };
}

test('a late friend’s vote goes on for the account', async () => {
  const { tables, table } = await lookingOn();
  await merge(tables, 'guest', 'account');
  expect(table.voting.vote?.motion).toMatchObject({ ask: 'seat', user: 'account', name: 'account' });
  const { id } = table.voting.vote!;
  expect(await requests.withdraw(table, 'account', id)).toEqual({ ok: true });
});

test('a vote about someone who has left the Moot is over, and says their name no more', async () => {
  const { tables, table, viewers } = await lookingOn();
  await forgetUser(tables, 'guest');
  await settled();
  expect([table.voting.vote, JSON.stringify(table.onDisk)]).toEqual([null, expect.not.stringContaining('Guest')]);
  const ended = viewers[0]!.heard.findLast((heard) => heard.say === 'vote');
  expect(ended?.say === 'vote' && ended.ended?.outcome).toBe('moot');
});

test.each([true, false])('lines written while looking on lose their name with the account (loaded: %s)', async (is) => {
  const { house, tables, table } = await lookingOn();
  table.voting.drop();
  await settled();
  table.viewers.dismiss(() => true, 'closed');
  if (!is) tables.unload(table);
  await merge(tables, 'guest', 'account');
  await forgetUser(tables, 'account');
  expect(await house.store.chat(table.record.id, 9)).toMatchObject([{ name: '', text: 'from the gallery' }]);
  const reader = new FakeViewer('reader');
  (await tables.find(table.record.id))!.viewers.watch(reader, 1, null);
  expect(reader.texts.join()).toContain('from the gallery');
  expect(reader.texts.join()).not.toMatch(/Guest|guest|account/);
});

test('a seat’s earlier lines stay with their writer, not with the seat', async () => {
  const house = await houseOf('ann', 'bob');
  const { tables, table } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  await requests.chat(table, 'ann', 'Ann', 'mine');
  await table.amend({ occupants: people('bob', 'ann') });
  await requests.chat(table, 'bob', 'Bob', 'his');
  await forgetUser(tables, 'bob');
  expect((await house.store.chat(table.record.id, 9)).map(({ name }) => name)).toEqual(['Ann', '']);
});
