import { LEFT_USER } from '@trollmoot/protocol';
import { expect, test } from 'vitest';
import { forgetUser, merge } from '../src/account/departing.ts';
import type { Mailer } from '../src/ports.ts';
import type { Serving } from '../src/serve.ts';
import { Tables } from '../src/tables.ts';
import { begun, fakeHouse, people } from './fake-house.ts';
import { Guest, testServer } from './harness.ts';
import { Browser } from './people.ts';

// What somebody could do who once had a foot in the door.

const mails: Parameters<Mailer['send']>[0][] = [];
const MAIL = { TROLLMOOT_PUBLIC_URL: 'http://localhost:9' };
const mailer: Mailer = { send: async (mail) => void mails.push(mail) };

async function server(test: (address: string, serving: Serving) => Promise<void>, settings = {}): Promise<void> {
  const serving = await testServer(settings, { mailer });
  try {
    await test(serving.address, serving);
  } finally {
    await serving.stop();
  }
}

async function mailedLink(browser: Browser): Promise<string> {
  const before = mails.length;
  await browser.asks('POST', '/api/sign-in/mail', { address: 'ann@moot.example', language: 'en' });
  await expect.poll(() => mails.length).toBe(before + 1);
  return /mail=(\S+)/.exec(mails.at(-1)!.text)![1]!;
}

/** A browser that Ann has let in by a code, but that has not fetched its cookie yet. */
async function letIn(address: string, ann: Browser) {
  const eve = new Browser(address);
  const claimed = await eve.claims(await ann.opensLink().then(({ code }) => ({ code })));
  expect(await eve.polls(claimed)).toEqual({ state: 'waiting' });
  await ann.answers(true);
  return { eve, claimed };
}

test('a link mailed before the address was removed lets nobody in and brings the address back to nobody', () =>
  server(async (address) => {
    const ann = await Browser.come(address, 'Ann');
    await ann.makesWords();
    await ann.asks('POST', '/api/sign-in/mail/use', { token: await mailedLink(ann) });
    expect((await ann.you()).mail).toHaveLength(1);
    const stolen = await mailedLink(new Browser(address)); // the mailbox is in other hands
    expect((await ann.asks('DELETE', '/api/account/mail')).status).toBe(200);
    expect((await new Browser(address).asks('POST', '/api/sign-in/mail/use', { token: stolen })).status).toBe(403);
    expect((await ann.you()).mail).toEqual([]);
  }, MAIL));

test.each([
  ['all others are signed out', (ann: Browser) => ann.asks('DELETE', '/api/account/devices')],
  ['new words replace the old', (ann: Browser) => ann.asks('POST', '/api/account/words', { language: 'en' })],
  [
    'a passkey is removed',
    async (ann: Browser) => {
      const [passkey] = (await ann.you()).passkeys;
      return ann.asks('DELETE', `/api/account/passkeys/${passkey!.id}?last`);
    },
  ],
])('what was half-way in stays out once %s', (_what, close) =>
  server(async (address) => {
    const ann = await Browser.come(address, 'Ann');
    await ann.makesPasskey();
    const { eve, claimed } = await letIn(address, ann);
    expect((await close(ann)).status).toBe(200);
    expect(await eve.polls(claimed)).toEqual({ state: 'refused' });
    expect((await eve.account()).you).toBeNull();
  }),
);

test('words that were proved, but not chosen yet, are worth nothing once they are replaced', () =>
  server(async (address) => {
    const [ann, eve] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Eve')];
    await eve.makesWords();
    const asked = await eve.saysWords(await ann.makesWords());
    if (asked.state !== 'both') throw new Error(asked.state);
    await ann.makesWords();
    const chosen = { pass: asked.pass, choice: 'switch' };
    expect((await eve.asks('POST', '/api/sign-in/both', chosen)).status).toBe(403);
  }));

test('another device of a guest does not come along into the account that the guest becomes', () =>
  server(async (address) => {
    const ann = await Browser.come(address, 'Ann');
    const words = await ann.makesWords();
    const shared = await Browser.come(address, 'Guest of the Hall'); // the family's computer
    const { eve, claimed } = await letIn(address, shared);
    expect(await eve.polls(claimed)).toMatchObject({ state: 'in' });
    const tab = await new Guest(address, eve.cookie, '').connects();
    const closed = new Promise<number>((done) => tab.socket.once('close', done));
    expect(await shared.saysWords(words)).toMatchObject({ state: 'in', name: 'Ann' });
    expect((await shared.you()).name).toBe('Ann');
    expect((await eve.account()).you).toBeNull();
    expect(await closed).toBe(4401); // told that it is signed out
  }));

test('a browser that changes over leaves no connection behind as the other player', () =>
  server(async (address) => {
    const [ann, bob] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Bob')];
    await bob.makesWords();
    const words = await ann.makesWords();
    const tab = await new Guest(address, bob.cookie, '').connects();
    const closed = new Promise<number>((done) => tab.socket.once('close', done));
    await bob.chooses(await bob.saysWords(words), 'switch');
    expect(await closed).toBe(4409);
    const again = await new Guest(address, bob.cookie, '').connects();
    const next = new Promise<number>((done) => again.socket.once('close', done));
    await bob.saysWords(words); // in once more, as the same player
    expect(await next).toBe(4409);
  }));

test('who had two seats at a table and leaves the Moot has no name at either', async () => {
  const house = fakeHouse();
  const { store } = house;
  for (const id of ['ann', 'anna', 'annika']) await store.write({ write: 'user', user: { id, name: id, made: 0 } });
  const { table } = await begun(house, 'tic-tac-toe', people('ann', 'anna'));
  const tables = new Tables(house);
  await merge(tables, 'ann', 'anna');
  expect((await store.table(table.record.id))!.occupants).toMatchObject([
    { name: 'ann' },
    { user: 'anna', name: 'anna' },
  ]);
  await merge(tables, 'anna', 'annika');
  await forgetUser(tables, 'annika');
  const left = { user: LEFT_USER, name: '' };
  expect((await store.table(table.record.id))!.occupants).toMatchObject([left, left]);
});

test('two accounts made one in both directions at the same moment lose nothing', async () => {
  const house = fakeHouse();
  const { store } = house;
  for (const id of ['ann', 'anna', 'bob']) await store.write({ write: 'user', user: { id, name: id, made: 0 } });
  const { table } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  const tables = new Tables(house);
  await Promise.all([merge(tables, 'ann', 'anna'), merge(tables, 'anna', 'ann')]);
  expect([await store.user('ann'), (await store.user('anna'))?.name]).toEqual([null, 'anna']);
  expect((await store.table(table.record.id))!.occupants[0]).toMatchObject({ user: 'anna', standIn: null });
  expect(await store.accounts.departures()).toEqual([]);
});
