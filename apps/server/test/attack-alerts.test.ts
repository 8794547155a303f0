import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicDoors } from '../src/alerts/doors.ts';
import type { Mailer } from '../src/ports.ts';
import type { Serving } from '../src/serve.ts';
import { testServer } from './harness.ts';
import { PushBrowser } from './loopback.ts';
import { Browser } from './people.ts';

const mails: Parameters<Mailer['send']>[0][] = [];
const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
/** What the name servers of the world say, in these tests. */
const NAMES: { readonly [name: string]: readonly string[] } = {
  'hook.example': ['93.184.215.14'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.215.14', '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
};

let house: Serving;
beforeAll(async () => {
  const findDoor = publicDoors(async (name) => NAMES[name] ?? []);
  house = await testServer({ TROLLMOOT_PUBLIC_URL: 'https://moot.example' }, { mailer, findDoor });
});
afterAll(() => house.stop());

const CHANGES = [
  ['POST', '/api/alerts'],
  ['POST', '/api/alerts/push'],
  ['POST', '/api/alerts/webhook'],
  ['POST', '/api/alerts/mail'],
  ['POST', '/api/alerts/trial'],
  ['POST', '/api/alerts/places/x'],
  ['DELETE', '/api/alerts/places/x'],
] as const;

test.each([['GET', '/api/alerts'] as const, ...CHANGES])('%s %s needs a session', async (method, path) => {
  const body = method === 'GET' ? undefined : {};
  expect((await new Browser(house.address).asks(method, path, body)).status).toBe(401);
});

test.each([...CHANGES, ['POST', '/mail/stop'] as const, ['POST', '/mail/yes'] as const])(
  '%s %s is refused from another origin',
  async (method, path) => {
    const ann = await Browser.come(house.address, 'Ann');
    const answer = await ann.asks(method, path, {}, { origin: 'https://evil.example' });
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('Origin')]);
  },
);

test.each([
  'https://inside.example/x',
  'https://both.example/x',
  'https://metadata.example/latest/meta-data',
  'https://mapped.example/',
  'https://unknown.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://hook.example:8080/',
  'https://a:b@hook.example/',
  'http://hook.example/',
  'file:///etc/passwd',
  'https://',
  'https://hook.example/\r\nx',
])('no webhook and no push goes to %s', async (address) => {
  const ann = await Browser.come(house.address, 'Ann');
  const hooked = await ann.asks('POST', '/api/alerts/webhook', { address });
  const pushed = await ann.asks('POST', '/api/alerts/push', new PushBrowser().subscription(address));
  const isFine = address.includes('\r'); // a URL without its line end, to a public name
  expect([hooked.status, pushed.status]).toEqual(isFine ? [200, 200] : [400, 400]);
  expect(hooked.text + pushed.text).not.toMatch(/10\.0\.0\.7|169\.254|127\.0\.0/); // nothing tells what a name means in here
});

test('malformed and oversized requests are refused', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  const browser = new PushBrowser().subscription('https://hook.example/p');
  for (const [path, body] of [
    ['', { zone: 'Middle/Earth' }],
    ['', { zone: 'x'.repeat(100) }],
    ['', { quiet: { from: 0, to: 1440 } }],
    ['', { quiet: { from: -1, to: 3 } }],
    ['', { dailyAt: 1.5 }],
    ['', { language: 'xx' }],
    ['', { kinds: { turn: 1 } }],
    ['', { kinds: { gossip: true } }],
    ['', { user: 'someone' }],
    ['/push', { ...browser, keys: { ...browser.keys, auth: 'x' } }],
    ['/push', { ...browser, keys: { p256dh: browser.keys.p256dh.slice(1), auth: browser.keys.auth } }],
    ['/push', { ...browser, endpoint: `https://hook.example/${'x'.repeat(1000)}` }],
    ['/webhook', { address: 7 }],
    ['/mail', { address: 'a@b\r\nBcc: c@d', language: 'en' }],
    ['/mail', { address: 'nobody', language: 'en' }],
  ] as const)
    expect((await ann.asks('POST', `/api/alerts${path}`, body)).status, JSON.stringify(body)).toBe(400);
  expect((await ann.asks('POST', '/api/alerts', { zone: 'x'.repeat(20_000) })).status).toBe(413);
});

test('another user’s places cannot be read, changed or removed, and no answer shows a secret again', async () => {
  const [ann, eve] = [await Browser.come(house.address, 'Ann'), await Browser.come(house.address, 'Eve')];
  const made = await ann.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/token-of-the-hook' });
  const { secret, places } = made.body as { secret: string; places: { id: string }[] };
  const [{ id }] = places as [{ id: string }];
  expect((await eve.asks('POST', `/api/alerts/places/${id}`, { isOn: false })).status).toBe(404);
  expect((await eve.asks('DELETE', `/api/alerts/places/${id}`)).status).toBe(404);
  expect((await eve.asks('GET', '/api/alerts')).text).not.toContain(id);
  const { text } = await ann.asks('GET', '/api/alerts');
  expect(text).toContain(id);
  for (const hidden of [secret, 'token-of-the-hook', 'privateKey']) expect(text).not.toContain(hidden);
});

test('mails to strangers: two questions to one address, five from one user, and no other without a yes', async () => {
  const ask = (who: Browser, address: string) =>
    who.asks('POST', '/api/alerts/mail', { address, language: 'en' }).then(({ status }) => status);
  const [ann, eve] = [await Browser.come(house.address, 'Ann'), await Browser.come(house.address, 'Eve')];
  for (const who of [ann, eve, ann, eve]) expect(await ask(who, 'stranger@moot.example')).toBe(200); // nobody learns which
  for (let i = 0; i < 3; i++) expect(await ask(ann, `stranger${i}@moot.example`)).toBe(200);
  expect(await ask(ann, 'another@moot.example')).toBe(429);
  await expect.poll(() => mails.length).toBe(5);
  expect(mails.filter(({ to }) => to === 'stranger@moot.example')).toHaveLength(2);
  const { text } = mails[0]!;
  const token = /t=(\S+)/.exec(text)![1]!;
  const stranger = new Browser(house.address);
  expect((await stranger.asks('GET', `/mail/yes?t=${token}`)).text).toContain('stranger@moot.example');
  expect((await stranger.asks('GET', '/mail/yes?t=guessed')).status).toBe(404);
  expect((await stranger.asks('GET', `/mail/stop?t=${token}`)).status).toBe(404);
  expect((await ann.asks('GET', '/api/alerts')).body).toMatchObject({ places: [] });
});

test('a name with markup in it stays a name on the pages that mails lead to', async () => {
  const eve = await Browser.come(house.address, '<b>Eve</b>');
  mails.length = 0;
  await eve.asks('POST', '/api/alerts/mail', { address: 'x&y=<z>@moot.example', language: 'en' });
  await eve.asks('POST', '/api/alerts/mail', { address: "o'neil&sons@moot.example", language: 'en' });
  await eve.asks('POST', '/api/alerts/mail', { address: 'a&b@moot.example', language: 'en' });
  await expect.poll(() => mails.length).toBe(1);
  const token = /t=(\S+)/.exec(mails[0]!.text)![1]!;
  const page = await eve.asks('GET', `/mail/yes?t=${token}`);
  expect(page.text).toContain('a&#38;b@moot.example');
});

test('trials and changes are limited', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  const trials = [];
  for (let i = 0; i < 8; i++) trials.push((await ann.asks('POST', '/api/alerts/trial', {})).status);
  expect(trials.slice(-2)).toEqual([429, 429]);
  const changes = [];
  for (let i = 0; i < 70; i++) changes.push((await ann.asks('POST', '/api/alerts', { dailyAt: i })).status);
  expect(changes.at(-1)).toBe(429);
});

test('eleven browsers are one too many, and a browser that changes hands tells only its new user', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  const { user } = await ann.you();
  const { store } = house.tables.house;
  const record = { user, kind: 'push', keys: {}, label: '', isOn: true, pace: 2, last: null, trouble: null } as const;
  for (let i = 0; i < 10; i++)
    await store.write({
      write: 'place',
      place: { ...record, id: `p${i}`, address: `https://hook.example/${i}`, device: `d${i}`, made: i },
    });
  const subscription = new PushBrowser().subscription('https://hook.example/shared');
  expect((await ann.asks('POST', '/api/alerts/push', subscription)).status).toBe(409);
  await ann.asks('DELETE', '/api/alerts/places/p3');
  expect((await ann.asks('POST', '/api/alerts/push', subscription)).status).toBe(200);
  const bob = await Browser.come(house.address, 'Bob');
  await bob.asks('POST', '/api/alerts/push', subscription);
  const addresses = async (who: string) => (await store.alerts.places(who)).map(({ address }) => address);
  expect(await addresses(user)).not.toContain('https://hook.example/shared');
  expect(await addresses((await bob.you()).user)).toEqual(['https://hook.example/shared']);
});
