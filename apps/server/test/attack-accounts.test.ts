import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountLimits } from '../src/account/limits.ts';
import type { Mailer } from '../src/ports.ts';
import type { Serving } from '../src/serve.ts';
import { FakeAuthenticator } from './fake-authenticator.ts';
import { FakeClock } from './fake-house.ts';
import { testServer } from './harness.ts';
import { Browser } from './people.ts';
import { registeredRoutes } from './registered-routes.ts';

const mails: Parameters<Mailer['send']>[0][] = [];
const mailer: Mailer = { send: async (mail) => void mails.push(mail) };

/** A server of its own, so that the limits of one test do not meet those of another. */
let house: Serving;
beforeAll(async () => {
  house = await testServer({}, { mailer });
});
afterAll(() => house.stop());
async function alone(test: (address: string, serving: Serving) => Promise<void>, settings = {}): Promise<void> {
  const serving = await testServer(settings, { mailer });
  try {
    await test(serving.address, serving);
  } finally {
    await serving.stop();
  }
}

const CHANGES = [
  ['POST', '/api/account/passkeys/options'],
  ['POST', '/api/account/passkeys'],
  ['DELETE', '/api/account/passkeys/x'],
  ['POST', '/api/account/words'],
  ['DELETE', '/api/account/words'],
  ['DELETE', '/api/account/mail'],
  ['POST', '/api/account/link'],
  ['POST', '/api/account/link/answer'],
  ['DELETE', '/api/account/link'],
  ['DELETE', '/api/account/devices/x'],
  ['DELETE', '/api/account/devices'],
  ['DELETE', '/api/account'],
] as const;
const SIGN_INS = ['passkey/options', 'passkey', 'words', 'code', 'claim', 'mail', 'mail/look', 'mail/use', 'both'].map(
  (way) => ['POST', `/api/sign-in/${way}`] as const,
);

test('no change of an account and no way in is missing here', () => {
  const named = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:\w+/, 'x')}`;
  const isOfAccounts = ({ method, path }: { method: string; path: string }) =>
    /^\/api\/(account|sign-in)(\/|$)/.test(path) && method !== 'GET';
  expect(registeredRoutes().filter(isOfAccounts).map(named).sort()).toEqual(
    [...CHANGES, ...SIGN_INS].map((one) => one.join(' ')).sort(),
  );
});

test.each(CHANGES)('%s %s needs a session', async (method, path) => {
  expect((await new Browser(house.address).asks(method, path, {})).status).toBe(401);
});

test.each([...CHANGES, ...SIGN_INS])('%s %s is refused from another origin', async (method, path) => {
  const ann = await Browser.come(house.address, 'Ann');
  const answer = await ann.asks(method, path, {}, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('Origin');
});

describe('Nothing tells whether an account exists', () => {
  test('a wrong passkey, wrong words, a wrong code and a wrong link get the same answer', () =>
    alone(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const passkey = await ann.makesPasskey();
      const stranger = new Browser(address);
      const options = async () =>
        (await stranger.asks('POST', '/api/sign-in/passkey/options', {})).body as { challenge: string };
      const unknown = new FakeAuthenticator(stranger.address);
      const forged = { ...unknown.shows(await options()), id: passkey.id.toString('base64url') };
      const answers = [
        await stranger.asks('POST', '/api/sign-in/passkey', unknown.shows(await options())),
        await stranger.asks('POST', '/api/sign-in/passkey', forged),
        await stranger.asks('POST', '/api/sign-in/words', { words: 'eight words that nobody here has ever had' }),
        await stranger.asks('POST', '/api/sign-in/code', { code: '000000' }),
        await stranger.asks('POST', '/api/sign-in/code', { token: 'x'.repeat(43) }),
        await stranger.asks('POST', '/api/sign-in/mail/use', { token: 'x'.repeat(43) }),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]!.status).toBe(403);
    }));

  test('a mail is asked for in the same way with an address that is known and one that is not', () =>
    alone(
      async (address) => {
        const ask = (mail: string) =>
          new Browser(address).asks('POST', '/api/sign-in/mail', { address: mail, language: 'en' });
        const answers = await Promise.all([ask('a@moot.example'), ask('b@moot.example')]);
        expect(answers.map(({ status, text }) => [status, text])).toEqual([
          [200, '{}'],
          [200, '{}'],
        ]);
      },
      { TROLLMOOT_PUBLIC_URL: 'https://moot.example', TROLLMOOT_ORIGINS: 'https://moot.example' },
    ));

  test('a mail’s link never begins with what the request calls the server', () =>
    alone(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const answer = await ann.asks('POST', '/api/sign-in/mail', { address: 'a@moot.example', language: 'en' });
      expect(answer.status).toBe(409); // no public name is set: no mail
    }));
});

describe('What is good once', () => {
  test('a code, a claim and a challenge are worth nothing the second time, even at the same moment', () =>
    alone(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const { code } = await ann.opensLink();
      const thieves = [new Browser(address), new Browser(address), new Browser(address)];
      const claims = await Promise.all(thieves.map((one) => one.asks('POST', '/api/sign-in/code', { code })));
      expect(claims.map(({ status }) => status).sort()).toEqual([200, 403, 403]);

      const passkey = await ann.makesPasskey();
      const { body } = await ann.asks('POST', '/api/sign-in/passkey/options', {});
      const shown = passkey.shows(body as { challenge: string });
      const tries = await Promise.all(thieves.map((one) => one.asks('POST', '/api/sign-in/passkey', shown)));
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    }));

  test('a guessed code is only a question: without the owner’s yes nobody gets in', () =>
    alone(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const { code } = await ann.opensLink();
      const thief = new Browser(address);
      const claimed = await thief.claims({ code });
      expect(await thief.polls(claimed)).toEqual({ state: 'waiting' });
      await ann.answers(false);
      expect(await thief.polls(claimed)).toEqual({ state: 'refused' });
      expect((await thief.account()).you).toBeNull();
    }));

  test('a challenge to make a passkey serves its own user only, and a signature counter never goes back', () =>
    alone(async (address) => {
      const [ann, eve] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Eve')];
      const { body } = await ann.asks('POST', '/api/account/passkeys/options', {});
      const made = new FakeAuthenticator(ann.address).makes(body as { challenge: string });
      expect((await eve.asks('POST', '/api/account/passkeys', made)).status).toBe(403);
      const passkey = await ann.makesPasskey();
      passkey.counter = 5;
      await new Browser(address).showsPasskey(passkey);
      passkey.counter = 2; // a copy
      await expect(new Browser(address).showsPasskey(passkey)).rejects.toThrow('403');
    }));

  test('a passkey made for another origin is refused', () =>
    alone(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const { body } = await ann.asks('POST', '/api/account/passkeys/options', {});
      const made = new FakeAuthenticator('https://evil.example').makes(body as { challenge: string });
      expect((await ann.asks('POST', '/api/account/passkeys', made)).status).toBe(403);
    }));
});

test('another user’s devices and passkeys cannot be touched', () =>
  alone(async (address) => {
    const [ann, eve] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Eve')];
    await ann.makesPasskey();
    const { devices, passkeys } = await ann.you();
    expect((await eve.asks('DELETE', `/api/account/devices/${devices[0]!.id}`)).status).toBe(404);
    expect((await eve.asks('DELETE', `/api/account/passkeys/${passkeys[0]!.id}?last`)).status).toBe(404);
    expect(await ann.you()).toMatchObject({ devices: [{}], passkeys: [{}] });
  }));

test('codes are guessed a few times and no more, and so is everything else', () =>
  alone(async (address) => {
    const eve = new Browser(address);
    const tries = [];
    for (let i = 0; i < 30; i++)
      tries.push((await eve.asks('POST', '/api/sign-in/code', { code: String(i).padStart(6, '0') })).status);
    expect(tries.filter((status) => status === 403).length).toBeLessThanOrEqual(11);
    expect(tries.at(-1)).toBe(429);
    const words = [];
    for (let i = 0; i < 60; i++) words.push((await eve.asks('POST', '/api/sign-in/words', { words: `a ${i}` })).status);
    expect(words.at(-1)).toBe(429);
    const ann = await Browser.come(address, 'Ann');
    const links = [];
    for (let i = 0; i < 60; i++) links.push((await ann.asks('POST', '/api/account/link', {})).status);
    expect(links.at(-1)).toBe(429);
  }));

test('from many addresses at once, two hundred codes are tried while one is good, of a million', async () => {
  const clock = new FakeClock();
  const limits = new AccountLimits({ clock });
  let tried = 0;
  for (let second = 0; second < 300; second++) {
    for (let address = 0; address < 20; address++) if (limits.mayTryCode(`${second} ${address}`)) tried++;
    await clock.pass(1000);
  }
  expect(tried).toBeLessThanOrEqual(201);
});

test('oversized and malformed requests are refused', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  expect((await ann.asks('POST', '/api/sign-in/words', { words: 'x'.repeat(20_000) })).status).toBe(413);
  for (const [path, body] of [
    ['/api/sign-in/words', { words: 'x'.repeat(401) }],
    ['/api/sign-in/code', { code: '12345' }],
    ['/api/sign-in/code', { code: '123456', token: 'x'.repeat(43) }],
    ['/api/sign-in/claim', { claim: '../..' }],
    ['/api/sign-in/passkey', { id: 'x' }],
    ['/api/account/passkeys', { id: 'x', rawId: 'x', type: 'public-key', response: {} }],
    ['/api/account/words', { language: 'xx' }],
    ['/api/sign-in/mail', { address: 'a@b\r\nBcc: c@d', language: 'en' }],
  ] as const)
    expect((await ann.asks('POST', path, body)).status).toBe(400);
});

test('no secret of an account is in the store or in an answer to others', () =>
  alone(async (address, { tables }) => {
    const ann = await Browser.come(address, 'Ann');
    const words = await ann.makesWords();
    const { code, token } = await ann.opensLink();
    const { user } = await ann.you();
    const { accounts } = tables.house.store;
    const ways = await accounts.keptWays(user);
    const kept = JSON.stringify([ways, await accounts.devices(user)]);
    const each = words.split(' ');
    const pairs = each.slice(1).map((word, i) => `${each[i]} ${word}`); // one word alone may be a field's name
    for (const secret of [...pairs, `"${code}"`, token, ann.cookie.slice(5)]) expect(kept).not.toContain(secret);
    for (const { hint } of ways) expect(each).not.toContain(hint);
    const { text } = await ann.asks('GET', '/api/account');
    for (const secret of ['hash', code, token, ann.cookie.slice(5)]) expect(text).not.toContain(secret);
    const stranger = await new Browser(address).asks('GET', '/api/account');
    expect(stranger.body).toMatchObject({ you: null });
  }));
