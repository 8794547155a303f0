import type { Chair } from '@trollmoot/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rematch } from '../src/rematch.ts';
import type { Serving } from '../src/serve.ts';
import type { Occupant } from '../src/store/records.ts';
import * as gathering from '../src/table/gathering.ts';
import * as hosting from '../src/table/hosting.ts';
import * as requests from '../src/table/requests.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeAlerts, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

const OPEN: Occupant = { kind: 'open' };
const user = (name: string) => ({ id: name, name, made: 1 });

/** Ann is host at a table with seats for three; the others come one after the other, and are not ready. */
async function gathered(...names: string[]) {
  const alerts = new FakeAlerts();
  const house = fakeHouse({ alerts, policy: { botPause: 1e9 } });
  const tables = new Tables(house);
  const { made, safe } = tables.open({
    game: 'sealed-bids',
    rules: '1',
    settings: { rounds: 2 },
    occupants: [...people('ann'), OPEN, OPEN],
    isPublic: true,
    pace: { kind: 'none' },
    host: 'ann',
  });
  await safe;
  const table = (await tables.find(made.id))!;
  const viewers = new Map(['ann', ...names].map((name) => [name, new FakeViewer(name)]));
  for (const [name, viewer] of viewers) {
    table.viewers.watch(viewer, 1, null);
    if (name !== 'ann') await gathering.join(table, user(name), { isReady: false });
    await house.clock.pass(1000);
  }
  const chairs = () => table.card().chairs;
  const sits = (seat: number) => {
    const chair = chairs()[seat]!;
    return chair.kind === 'person' ? chair.name : chair.kind;
  };
  return { house, alerts, tables, table, viewers, chairs, sits };
}

describe('The host', () => {
  test('who leaves is followed at once by the one who has been here longest', async () => {
    const { table, viewers } = await gathered('bob', 'cat');
    await gathering.swap(table, 'ann', 1, 2); // Cat sits first, but Bob came first
    table.viewers.unwatch(viewers.get('ann')!);
    await gathering.leave(table, 'ann');
    expect(table.record.host).toBe('bob');
    table.viewers.unwatch(viewers.get('cat')!);
    await gathering.leave(table, 'bob');
    expect(table.record.host).toBe('cat'); // nobody else is left, though Cat is not looking
    await gathering.leave(table, 'cat');
    expect(table.record.host).toBe('nobody');
  });

  test('who has no seat can leave as well', async () => {
    const { table } = await gathered('bob');
    await table.amend({ occupants: table.record.occupants.with(0, OPEN) });
    expect(await gathering.leave(table, 'ann')).toBeNull();
    expect(table.record.host).toBe('bob');
  });

  test('asks a guest to leave; the guest comes back by the link, and a second time may be shut out', async () => {
    const { table, viewers, chairs, sits } = await gathered('bob', 'cat');
    expect(await hosting.removeGuest(table, 'bob', 2, false)).toBe('Only the host can do this.');
    expect(await hosting.removeGuest(table, 'ann', 0, false)).toBe('There is no guest in that seat.');
    expect(await hosting.removeGuest(table, 'ann', 7, false)).toBe('There is no such seat.');
    expect(await hosting.removeGuest(table, 'ann', 1, false)).toBeNull();
    expect([sits(1), viewers.get('bob')!.dismissed]).toEqual(['open', null]);
    expect(await gathering.join(table, user('bob'), {})).toBeNull();
    expect(chairs()[1]).toMatchObject({ name: 'bob', gathering: { wasRemoved: true } });
    expect(chairs()[2]).toMatchObject({ name: 'cat', gathering: { wasRemoved: false } });
    await hosting.removeGuest(table, 'ann', 1, true);
    expect(viewers.get('bob')!.dismissed).toBe('shutOut');
    expect(await gathering.join(table, user('bob'), {})).toContain('not to come back');
  });

  test('hands over to someone at the table', async () => {
    const { table } = await gathered('bob');
    expect(await hosting.handOver(table, 'ann', 2)).toBe('There is no such seat.');
    expect(await hosting.handOver(table, 'bob', 1)).toBe('Only the host can do this.');
    expect(await hosting.handOver(table, 'ann', 1)).toBeNull();
    expect([table.record.host, await hosting.handOver(table, 'ann', 0)]).toEqual(['bob', 'Only the host can do this.']);
  });

  test('closes the table: everyone is told, and it is gone', async () => {
    const { house, table, tables, viewers } = await gathered('bob');
    await tables.close(table);
    expect([...viewers.values()].map(({ dismissed }) => dismissed)).toEqual(['closed', 'closed']);
    expect([await house.store.table(table.record.id), await tables.find(table.record.id)]).toEqual([null, null]);
  });

  test('plays with a seat less where the game allows it', async () => {
    const { table } = await gathered('bob');
    expect(await hosting.removeSeat(table, 'ann', 1)).toBe('Someone sits there.');
    expect(await hosting.removeSeat(table, 'ann', 2)).toBeNull();
    expect(table.record.occupants).toHaveLength(2);
    await hosting.removeGuest(table, 'ann', 1, false);
    expect(await hosting.removeSeat(table, 'ann', 1)).toContain('1'); // sealed bids are for two or more
  });

  test('who is away for two minutes can be begun without: any player may, and a bot plays for the host', async () => {
    const { house, table, viewers } = await gathered('bob', 'cat');
    for (const name of ['bob', 'cat']) await gathering.sayReady(table, name, true);
    table.viewers.unwatch(viewers.get('ann')!);
    await house.clock.pass(119_000);
    expect([table.card().company.isHostAway, await hosting.start(table, 'bob')]).toEqual([
      false,
      'Only the host can do this.',
    ]);
    await house.clock.pass(1000);
    const card = viewers.get('bob')!.heard.findLast((heard) => heard.say === 'card');
    expect(card?.say === 'card' && card.card.company.isHostAway).toBe(true);
    expect(await hosting.start(table, 'dan')).toBe('Only the host can do this.');
    expect(await hosting.start(table, 'bob')).toBeNull();
    expect(table.record.occupants[0]).toMatchObject({ user: 'ann', standIn: 'goblin' });
    expect(await requests.comeBack(table, 'ann')).toEqual({ ok: true });
  });

  describe('who is away when the server restarts', () => {
    /** Ann leaves a minute and a half before the server stops, and comes back in between if told to. */
    async function restarted(isBack: boolean) {
      const { house, table, tables, viewers } = await gathered('bob');
      const [ann, bob] = [viewers.get('ann')!, new FakeViewer('bob')];
      table.viewers.unwatch(ann);
      await house.clock.pass(90_000);
      if (isBack) table.viewers.watch(ann, 1, null);
      await house.clock.pass(1000);
      tables.unload(table);
      const again = (await new Tables({ ...house, opened: house.clock.now() }).find(table.record.id))!;
      again.viewers.watch(bob, 1, null);
      const isAwayAfter = async (milliseconds: number) => {
        await house.clock.pass(milliseconds);
        const card = bob.heard.findLast((heard) => heard.say === 'card' || heard.say === 'table');
        return [again.card().company.isHostAway, card !== undefined && 'card' in card && card.card.company.isHostAway];
      };
      return { isAwayAfter };
    }

    test('is not counted from the beginning again, but can reconnect first', async () => {
      const { isAwayAfter } = await restarted(false);
      expect(await isAwayAfter(29_000)).toEqual([false, false]); // two minutes are over
      expect(await isAwayAfter(1000)).toEqual([true, true]);
    });

    test('has two minutes if they were here until then', async () => {
      const { isAwayAfter } = await restarted(true);
      expect(await isAwayAfter(119_000)).toEqual([false, false]);
      expect(await isAwayAfter(1000)).toEqual([true, true]);
    });
  });
});

describe('Someone who reads the rules', () => {
  const reads = (one: { chairs(): readonly Chair[] }, seat: number) => {
    const chair = one.chairs()[seat]!;
    return chair.kind === 'person' && chair.gathering?.isReading;
  };

  test('is seen to, by everyone and soon, until they are done, leave or the last tab is closed', async () => {
    const all = await gathered('bob');
    const { house, table, viewers } = all;
    const [ann, bob] = [viewers.get('ann')!, viewers.get('bob')!];
    expect(reads(all, 1)).toBe(false);
    table.viewers.reading(bob, true);
    await house.clock.pass(1000);
    const card = ann.heard.findLast((heard) => heard.say === 'card');
    expect(card?.say === 'card' && card.card.chairs[1]).toMatchObject({ gathering: { isReading: true } });
    expect(reads(all, 0)).toBe(false);
    table.viewers.reading(bob, false);
    expect(reads(all, 1)).toBe(false);
    const tab = new FakeViewer('bob');
    table.viewers.watch(tab, 1, null);
    table.viewers.reading(tab, true);
    expect(reads(all, 1)).toBe(true);
    table.viewers.unwatch(tab); // the other tab stays
    expect(reads(all, 1)).toBe(false);
  });

  test('is not listened to without watching, and is told nothing once the game has begun', async () => {
    const all = await gathered('bob', 'cat');
    const { house, table, viewers } = all;
    table.viewers.reading(new FakeViewer('bob'), true);
    expect(reads(all, 1)).toBe(false);
    for (const name of ['bob', 'cat']) await gathering.sayReady(table, name, true);
    await hosting.start(table, 'ann');
    await house.clock.pass(1000);
    const before = viewers.get('ann')!.heard.length;
    table.viewers.reading(viewers.get('bob')!, true);
    await house.clock.pass(1000);
    expect(viewers.get('ann')!.heard.length).toBe(before);
  });
});

describe('Ready', () => {
  test('everyone has to be, and says so; a client that does not know of it is ready when it sits down', async () => {
    const { table, chairs } = await gathered('bob');
    expect(chairs()[1]).toMatchObject({ gathering: { isReady: false } });
    await gathering.join(table, user('cat'), {});
    expect(chairs()[2]).toMatchObject({ gathering: { isReady: true } });
    expect(await hosting.start(table, 'ann')).toBe('Not everyone is ready yet.');
    expect(await gathering.sayReady(table, 'dan', true)).toBe('You have no seat at this table.');
    await gathering.sayReady(table, 'bob', true);
    expect(await hosting.start(table, 'ann')).toBeNull();
    expect(chairs()[1]).not.toHaveProperty('gathering');
    expect(await gathering.sayReady(table, 'bob', true)).toBe('The game has already begun.');
  });

  test('is taken back when house rules, clock or patience change, and only then', async () => {
    const { table, chairs } = await gathered('bob', 'cat');
    const ready = () => chairs().map((chair) => chair.kind === 'person' && chair.gathering!.isReady);
    for (const name of ['bob', 'cat']) await gathering.sayReady(table, name, true);
    expect(await hosting.changeRules(table, 'ann', { settings: { rounds: 2 }, isPublic: false })).toBeNull();
    expect([ready(), table.record.isPublic]).toEqual([[true, true, true], false]);
    expect(await hosting.changeRules(table, 'ann', { settings: { rounds: 77 } })).toContain("'rounds' cannot be");
    expect(await hosting.changeRules(table, 'bob', {})).toBe('Only the host can do this.');
    await hosting.changeRules(table, 'ann', { settings: { rounds: 3 } });
    expect([ready(), table.record.settings]).toEqual([[true, false, false], { rounds: 3 }]);
    await gathering.sayReady(table, 'bob', true);
    await hosting.changeRules(table, 'ann', { pace: { kind: 'slow', days: 2 }, patience: 3600 });
    expect([ready(), table.card().patience]).toEqual([[true, false, false], 3600]);
  });

  test('is waited for a minute; then a bot plays for the missing, who may take the seat back', async () => {
    const { house, table } = await gathered('bob');
    expect(await hosting.start(table, 'ann')).toContain('still empty');
    await house.clock.pass(58_000);
    expect(await hosting.start(table, 'ann', true)).toContain('Wait a minute');
    await house.clock.pass(1000);
    expect(await hosting.start(table, 'ann', true)).toBeNull();
    expect(table.record.occupants).toMatchObject([
      { user: 'ann', standIn: null },
      { user: 'bob', standIn: 'goblin' },
      { kind: 'bot', level: 'goblin' },
    ]);
    expect(await requests.comeBack(table, 'bob')).toEqual({ ok: true });
    expect(table.record.occupants[1]).toMatchObject({ standIn: null });
  });

  test('survives a restart', async () => {
    const { house, table } = await gathered('bob', 'cat');
    await gathering.sayReady(table, 'bob', true);
    const again = (await new Tables(house).find(table.record.id))!;
    expect(again.card().chairs.map((chair) => chair.kind === 'person' && chair.gathering)).toEqual(
      table.card().chairs.map((chair) => chair.kind === 'person' && chair.gathering),
    );
  });
});

describe('Someone who comes too late for a seat', () => {
  test('looks on by name, or waits and hears when a seat is free', async () => {
    const { house, table, alerts } = await gathered('bob', 'cat');
    const dan = new FakeViewer('dan');
    table.viewers.watch(dan, 1, null);
    expect(table.card().company.spectators).toEqual(['dan']);
    expect(await gathering.join(table, user('dan'), {})).toBe('That seat is not free.');
    expect(await hosting.wait(table, user('bob'), true)).toContain('already have a seat');
    await hosting.wait(table, user('dan'), true);
    const again = (await new Tables(house).find(table.record.id))!;
    expect(again.card().company.waiting).toEqual([{ user: 'dan', name: 'dan' }]);
    expect(alerts.brief).toEqual([]);
    await gathering.leave(table, 'bob');
    expect(alerts.told).toEqual([{ user: 'dan', alert: 'invitation', table: table.record.id, by: 'ann' }]);
    await gathering.join(table, user('dan'), {});
    expect(table.card().company).toMatchObject({ waiting: [], spectators: ['bob'] });
  });

  test('is one of a few', async () => {
    const { table } = await gathered('bob', 'cat');
    for (let i = 0; i < 20; i++) expect(await hosting.wait(table, user(`w${i}`), true)).toBeNull();
    expect(await hosting.wait(table, user('w20'), true)).toContain('Too many');
    expect(await hosting.wait(table, user('w0'), false)).toBeNull();
    expect(await hosting.wait(table, user('w20'), true)).toBeNull();
  });
});

describe('A code that is read out', () => {
  test('opens the table until the game begins, and is not to be guessed', async () => {
    const serving = await testServer();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(serving.address, name)));
    const made = await ann!.makes({
      game: 'tic-tac-toe',
      chairs: [{ kind: 'me' }, { kind: 'invited' }],
      isPublic: false,
    });
    const { code } = JSON.parse((await ann!.get(`/api/tables/${made.id}`)).text) as { code: string };
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(JSON.parse((await bob!.get(`/api/codes/${code.toLowerCase()}`)).text)).toEqual(made);
    expect((await bob!.get('/api/codes/2222-2222')).status).toBe(404);
    await bob!.post(`/api/tables/${made.id}/join`, { key: made.key });
    await ann!.post(`/api/tables/${made.id}/start`);
    expect((await bob!.get(`/api/codes/${code}`)).status).toBe(404);
    const guesses = [];
    for (let i = 0; i < 20; i++) guesses.push((await bob!.get('/api/codes/2222-2222')).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    await serving.stop();
  });
});

test('a table for friends can be opened to all, and closed again', async () => {
  const { house, table } = await gathered('bob');
  await hosting.changeRules(table, 'ann', { isPublic: false });
  expect([table.record.occupants[2], await house.store.gathering(9)]).toEqual([{ kind: 'invited' }, []]);
  await hosting.changeRules(table, 'ann', { isPublic: true });
  expect([table.record.occupants[2], (await house.store.gathering(9)).length]).toEqual([OPEN, 1]);
});

test('a rematch of a private table is open to those who played, without its key', async () => {
  const house = fakeHouse();
  const { table, tables, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'), { isPublic: false });
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) await acts(table, viewers[i % 2]!, mark(cell));
  const { id } = (await rematch(tables, table, 'ann'))!;
  expect([(await tables.cardFor(id, 'bob', null))?.id, await tables.cardFor(id, 'cat', null)]).toEqual([id, null]);
});

test('a rematch keeps the others’ seats by name and tells them; nobody plays unasked, bots play for those who stay away', async () => {
  const alerts = new FakeAlerts();
  const house = fakeHouse({ alerts, policy: { botPause: 1e9 } });
  const { table, tables, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) await acts(table, viewers[i % 2]!, mark(cell));
  alerts.brief;
  const made = (await rematch(tables, table, 'bob'))!;
  const next = (await tables.find(made.id))!;
  expect(alerts.told).toEqual([{ user: 'ann', alert: 'rematch', table: made.id, by: 'bob' }]);
  expect(next.card()).toMatchObject({
    rematchOf: table.record.id,
    host: 'bob',
    chairs: [
      { kind: 'invited', for: 'ann' },
      { name: 'bob', gathering: { isReady: true } },
    ],
  });
  expect(await hosting.start(next, 'bob')).toContain('still empty');
  await rematch(tables, table, 'ann');
  expect(next.card().chairs[0]).toMatchObject({ name: 'ann', gathering: { isReady: true } });
  await gathering.leave(next, 'ann');
  expect(await hosting.start(next, 'bob', true)).toBeNull();
  expect(next.record.occupants[0]).toEqual({ kind: 'bot', level: 'goblin' });
  await settled();
});

describe('An invitation', () => {
  let serving: Serving;
  let [ann, bob, cat]: Guest[] = [];
  beforeAll(async () => {
    serving = await testServer();
  });
  afterAll(() => serving.stop());
  beforeEach(async () => {
    [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => Guest.come(serving.address, name)));
  });
  const invitationsOf = async (guest: Guest) => JSON.parse((await guest.get('/api/hall')).text).invitations;
  const private2 = {
    game: 'tic-tac-toe',
    chairs: [{ kind: 'me' as const }, { kind: 'invited' as const }],
    isPublic: false,
  };

  test('goes to people one has played with, opens the table, and is gone once they sit or decline', async () => {
    await playing([ann!, bob!], { game: 'tic-tac-toe' });
    const { id, key } = await ann!.makes(private2);
    const invites = (who: Guest, whom: string) => who.post(`/api/tables/${id}/invitations`, { user: whom });
    expect(await invites(ann!, cat!.user)).toMatchObject({
      status: 409,
      body: { error: 'You can invite only people you have played with.' },
    });
    expect((await invites(ann!, 'nobody-at-all')).body).toEqual((await invites(ann!, cat!.user)).body);
    expect((await invites(bob!, ann!.user)).status).toBe(404); // not even that the table exists
    expect((await invites(ann!, bob!.user)).status).toBe(200);
    expect(await invitationsOf(bob!)).toMatchObject([{ card: { id }, by: 'Ann', key }]);
    expect(await invitationsOf(cat!)).toEqual([]);
    await fetch(`${serving.address}/api/tables/${id}/invitations`, {
      method: 'DELETE',
      headers: { cookie: bob!.cookie },
    });
    expect(await invitationsOf(bob!)).toEqual([]);
    await invites(ann!, bob!.user);
    expect((await bob!.post(`/api/tables/${id}/join`, { key })).status).toBe(200);
    expect(await invitationsOf(bob!)).toEqual([]);
    expect((await invites(ann!, bob!.user)).body.error).toBe('This player is already at the table.');
  });

  test('is not sent often to the same person, and ends when the game begins', async () => {
    await playing([ann!, bob!], { game: 'tic-tac-toe' });
    const { id } = await ann!.makes({ ...private2, chairs: [{ kind: 'me' }, { kind: 'bot', level: 'pebble' }] });
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push((await ann!.post(`/api/tables/${id}/invitations`, { user: bob!.user })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await invitationsOf(bob!)).toHaveLength(1);
    await ann!.post(`/api/tables/${id}/start`);
    expect(await invitationsOf(bob!)).toEqual([]);
  });

  test('goes with the guest who keeps their seat, and is forgotten with the account', async () => {
    await playing([ann!, bob!], { game: 'tic-tac-toe' });
    const { id } = await ann!.makes(private2);
    await ann!.post(`/api/tables/${id}/invitations`, { user: bob!.user });
    const { store } = serving.tables.house;
    await store.write({ write: 'merge', user: bob!.user, into: cat!.user });
    expect(await invitationsOf(cat!)).toMatchObject([{ card: { id }, by: 'Ann' }]);
    await store.write({ write: 'forgetUser', user: cat!.user });
    expect(await store.invitations(cat!.user, 9)).toEqual([]);
  });

  test('is open to nobody without a session', async () => {
    const { id } = await ann!.makes(private2);
    for (const method of ['POST', 'DELETE'])
      expect((await fetch(`${serving.address}/api/tables/${id}/invitations`, { method })).status).toBe(401);
  });
});
