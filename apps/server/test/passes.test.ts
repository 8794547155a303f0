import { CODE_LASTS } from '@trollmoot/protocol';
import { describe, expect, test } from 'vitest';
import { merge, resumeDepartures } from '../src/account/departing.ts';
import { deviceKind, deviceLabel } from '../src/account/device-label.ts';
import { drawnCode, drawnWords, wordsHash } from '../src/account/drawn.ts';
import { AccountLimits } from '../src/account/limits.ts';
import { DeviceLinks } from '../src/account/links.ts';
import { MailLinks } from '../src/account/mail-links.ts';
import { Passes } from '../src/account/passes.ts';
import { Sessions } from '../src/sessions.ts';
import { ACCOUNT_READS } from '../src/store/account-reads.ts';
import { ALERT_READS } from '../src/store/alert-reads.ts';
import { Database } from '../src/store/database.ts';
import { Tables } from '../src/tables.ts';
import { begun, fakeHouse, people, QuietJournal } from './fake-house.ts';

function links() {
  const house = fakeHouse();
  const { store, clock, seeds } = house;
  const passes = new Passes(store, clock, seeds);
  const sessions = new Sessions(store, clock, seeds);
  return { house, clock, passes, sessions, links: new DeviceLinks(store, clock, seeds, passes) };
}

describe('A code for another device', () => {
  test('is good for five minutes', async () => {
    const { clock, sessions, links: all } = links();
    const { user } = await sessions.begin('Ann');
    const first = (await all.open(user.id))!;
    await clock.pass(CODE_LASTS - 1);
    expect(await all.claim({ code: first.code })).toMatchObject({ name: 'Ann' });
    const second = (await all.open(user.id))!;
    await clock.pass(CODE_LASTS);
    expect(await all.claim({ code: second.code })).toBeNull();
    expect(await all.claim({ token: second.token })).toBeNull();
  });

  test('is worth nothing once there is a newer one, or it was taken back', async () => {
    const { sessions, links: all } = links();
    const { user } = await sessions.begin('Ann');
    const first = (await all.open(user.id))!;
    const second = (await all.open(user.id))!;
    expect(await all.claim({ code: first.code })).toBeNull();
    await all.close(user.id);
    expect(await all.claim({ token: second.token })).toBeNull();
    expect((await all.state(user.id)).state).toBe('none');
  });

  test('that was claimed must still be confirmed in time', async () => {
    const { clock, sessions, links: all } = links();
    const { user } = await sessions.begin('Ann');
    const { code } = (await all.open(user.id))!;
    const { claim } = (await all.claim({ code }))!;
    expect(await all.ask(claim, 'Firefox/Linux')).toBe('waiting');
    await clock.pass(CODE_LASTS);
    expect(await all.answer(user.id, true)).toBe(false);
    expect(await all.ask(claim, 'Firefox/Linux')).toBe('refused');
  });
});

test('a pass is deleted when it is taken, and expired ones with the next clean-up', async () => {
  const { house, clock, passes } = links();
  const text = await passes.issue('mail', { user: 'ann', lasts: 1000 });
  expect(await passes.look('code', text)).toBeNull(); // another kind
  expect(await passes.take('mail', text)).toMatchObject({ user: 'ann' });
  expect(await passes.take('mail', text)).toBeNull();
  const late = await passes.issue('mail', { user: 'ann', lasts: 1000 });
  await clock.pass(1001);
  expect(await passes.take('mail', late)).toBeNull();
  await house.store.write({ write: 'forgetPasses', before: clock.now() });
});

test('a merge that a stopped server left half done is finished when it starts', async () => {
  const house = fakeHouse();
  const { store } = house;
  for (const id of ['ann', 'bob', 'cat']) await store.write({ write: 'user', user: { id, name: id, made: 0 } });
  const { table } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  await store.write({ write: 'merge', user: 'ann', into: 'cat' }); // and then the power fails
  expect(await store.accounts.departures()).toEqual([{ user: 'ann', into: 'cat' }]);
  const tables = new Tables(house);
  await resumeDepartures(tables);
  expect((await store.table(table.record.id))!.occupants[0]).toMatchObject({ user: 'cat', name: 'cat' });
  expect(await store.accounts.departures()).toEqual([]);
  await merge(tables, 'cat', 'bob'); // both sit there now
  expect((await store.table(table.record.id))!.occupants).toMatchObject([
    { standIn: 'goblin' },
    { user: 'bob', standIn: null },
  ]);
});

test('a mail that cannot be sent is logged without its address, name or link', async () => {
  const logged: unknown[] = [];
  const journal = Object.assign(new QuietJournal(), { error: (...all: unknown[]) => void logged.push(...all) });
  const fault = Object.assign(new Error('550 <ann@moot.example> unknown'), { code: 'EENVELOPE' });
  const house = fakeHouse({ journal, mailer: { send: () => Promise.reject(fault) } });
  const { store, clock, seeds } = house;
  const passes = new Passes(store, clock, seeds);
  const { user } = await new Sessions(store, clock, seeds).begin('Ann');
  const mail = new MailLinks(house, passes, new AccountLimits(house), 'https://moot.example');
  mail.ask({ address: 'ann@moot.example', language: 'en' }, user);
  await clock.pass(0);
  expect(logged).toEqual(['a sign-in mail could not be sent', 'EENVELOPE']);
});

test('what is read of a user is found by an index', () => {
  const database = new Database(':memory:', 'writer');
  for (const sql of Object.values({ ...ACCOUNT_READS, ...ALERT_READS }))
    for (const { detail } of database.statements.all(`EXPLAIN QUERY PLAN ${sql}`, 'ann'))
      expect(String(detail)).not.toMatch(/^SCAN (?!\(|tables USING INDEX tables_naming$)/); // only tables that name someone
  database.close();
});

test('an account is not forgotten with its last session', async () => {
  const house = fakeHouse();
  const sessions = new Sessions(house.store, house.clock, house.seeds);
  const [kept, gone] = [await sessions.begin('Ann'), await sessions.begin('Bob')];
  const way = { hash: 'h', user: kept.user.id, kind: 'words' as const, hint: '', made: 0, used: null };
  await house.store.write({ write: 'keptWay', way });
  await house.store.write({ write: 'forgetSessions', before: house.clock.now() + 1 });
  expect([(await house.store.user(kept.user.id))?.name, await house.store.user(gone.user.id)]).toEqual(['Ann', null]);
});

test('words and codes follow from a secret, in the reader’s language', () => {
  const words = drawnWords('secret', 'en');
  expect(words).toHaveLength(8);
  expect(drawnWords('secret', 'fr')).not.toEqual(words);
  expect(drawnCode('secret')).toMatch(/^\d{6}$/);
  expect(new Set(Array.from({ length: 200 }, (_, i) => drawnCode(String(i)))).size).toBeGreaterThan(195);
  expect(wordsHash('1. Élan,  fort')).toBe(wordsHash('elan fort'));
  expect(wordsHash('elan fort')).not.toBe(wordsHash('fort elan'));
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['curl/8', '', ''],
])('%s is a %s on %s', (agent, browser, system) => {
  expect(deviceKind(deviceLabel(agent))).toEqual({ browser, system });
});
