import type { Hall, TableCard } from '@trollmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mailer } from '../src/ports.ts';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, type Tab, testServer } from './harness.ts';
import { Browser } from './people.ts';

const mails: Parameters<Mailer['send']>[0][] = [];
const mailer: Mailer = { send: async (mail) => void mails.push(mail) };

let house: Serving;
beforeAll(async () => {
  house = await testServer({ TROLLMOOT_PUBLIC_URL: 'http://localhost:9' }, { mailer });
});
afterAll(() => house.stop());

/** Each test comes from its own address, so that limits do not meet. */
async function server(test: (address: string, serving: Serving) => Promise<void>, settings = {}): Promise<void> {
  const serving = await testServer(settings, { mailer });
  try {
    await test(serving.address, serving);
  } finally {
    await serving.stop();
  }
}

const asGuest = async (browser: Browser): Promise<Guest> =>
  new Guest(browser.address, browser.cookie, (await browser.you()).user);
const cardOf = async (browser: Browser, id: string): Promise<TableCard> =>
  (await browser.asks('GET', `/api/tables/${id}`)).body as TableCard;
const PAIR = [{ kind: 'me' as const }, { kind: 'open' as const }];

/** Two browsers at a table that has begun. */
async function playing(ann: Browser, bob: Browser, isPublic = true): Promise<string> {
  const [host, other] = [await asGuest(ann), await asGuest(bob)];
  const { id, key } = await host.makes({ game: 'tic-tac-toe', chairs: PAIR, isPublic });
  await other.post(`/api/tables/${id}/join`, { key });
  await host.post(`/api/tables/${id}/start`);
  return id;
}
async function watching(browser: Browser, id: string): Promise<Tab> {
  const tab = await (await asGuest(browser)).connects();
  await tab.watches(id);
  return tab;
}
const seatOf = (tab: Tab): number | null => {
  const shown = tab.heard.find((message) => message.say === 'table');
  return shown?.say === 'table' ? shown.seat : null;
};

describe('A seat survives', () => {
  test('cleared cookies, by a passkey', () =>
    server(async (address) => {
      const [ann, bob] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Bob')];
      const id = await playing(ann, bob, false);
      const passkey = await ann.makesPasskey();
      const { user } = await ann.you();
      const again = new Browser(address);
      expect(await again.showsPasskey(passkey)).toMatchObject({ state: 'in', user, name: 'Ann' });
      const tab = await watching(again, id);
      expect(seatOf(tab)).toBe(0);
      expect(await tab.acts(id, mark(4))).toMatchObject({ say: 'yes' });
    }));

  test('cleared cookies, by words, however they are written', () =>
    server(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const words = await ann.makesWords();
      expect(words.split(' ')).toHaveLength(8);
      const { user } = await ann.you();
      const again = new Browser(address);
      const written = words
        .split(' ')
        .map((word, i) => `${i + 1}. ${word.toUpperCase()}`)
        .join('\n');
      expect(await again.saysWords(written)).toMatchObject({ state: 'in', user });
      const french = await ann.makesWords('fr');
      expect(await new Browser(address).saysWords(french.normalize('NFD'))).toMatchObject({ state: 'in', user });
      expect((await new Browser(address).asks('POST', '/api/sign-in/words', { words })).status).toBe(403); // replaced
    }));

  test('on another device by a code, when the first one confirms', () =>
    server(async (address) => {
      const [ann, bob] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Bob')];
      const id = await playing(ann, bob);
      const { code, token } = await ann.opensLink();
      expect(code).toMatch(/^\d{6}$/);
      const phone = new Browser(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Safari/604.1');
      const claimed = await phone.claims({ code });
      expect(claimed.name).toBe('Ann');
      expect((await ann.asks('GET', '/api/account/link')).body).toMatchObject({ state: 'claimed', device: null });
      expect(await phone.polls(claimed)).toEqual({ state: 'waiting' });
      expect((await ann.asks('GET', '/api/account/link')).body).toEqual({
        state: 'asking',
        device: { browser: 'Safari', system: 'iPhone' },
      });
      expect(await phone.polls(claimed)).toEqual({ state: 'waiting' });
      await ann.answers(true);
      expect(await phone.polls(claimed)).toMatchObject({ state: 'in', name: 'Ann' });
      expect(seatOf(await watching(phone, id))).toBe(0);
      expect((await phone.asks('POST', '/api/sign-in/code', { token })).status).toBe(403); // used up with the code
      const { devices } = await ann.you();
      expect(devices.map(({ system, way, isThis }) => [system, way, isThis])).toContainEqual(['iPhone', 'code', false]);
    }));

  test('and a guest’s seats, private games and hosted tables move into the account', () =>
    server(async (address, serving) => {
      const account = await Browser.come(address, 'Ann');
      const passkey = await account.makesPasskey();
      const { user } = await account.you();
      const [guest, bob] = [await Browser.come(address, 'Guest of the Hall'), await Browser.come(address, 'Bob')];
      const loaded = await playing(guest, bob, false);
      const unloaded = await playing(bob, guest);
      const open = await (await asGuest(guest)).makes({ game: 'tic-tac-toe', chairs: PAIR });
      serving.tables.unload((await serving.tables.find(unloaded))!);
      const tab = await watching(guest, loaded);
      const closed = new Promise<number>((done) => tab.socket.once('close', done));
      const before = (await guest.you()).user;
      expect(await guest.showsPasskey(passkey)).toMatchObject({
        state: 'in',
        user,
        moved: { tables: 3, doubled: 0 },
      });
      expect(await closed).toBe(4409);
      const hall = (await guest.asks('GET', '/api/hall')).body as Hall;
      expect(hall.yours.map(({ id }) => id).sort()).toEqual([loaded, unloaded, open.id].sort());
      expect((await cardOf(guest, loaded)).chairs[0]).toMatchObject({ user, name: 'Ann' });
      expect((await cardOf(guest, unloaded)).chairs[1]).toMatchObject({ user, name: 'Ann' });
      expect((await cardOf(guest, open.id)).host).toBe(user);
      const next = await watching(guest, loaded);
      expect(seatOf(next)).toBe(0);
      expect(await next.acts(loaded, mark(0))).toMatchObject({ say: 'yes' });
      expect(await serving.tables.house.store.user(before)).toBeNull();
      expect(await serving.tables.house.store.accounts.departures()).toEqual([]);
    }));
});

describe('Two accounts of one person', () => {
  test('are made one only if they say so, and both ways in stay', () =>
    server(async (address) => {
      const [one, two] = [await Browser.come(address, 'Mira'), await Browser.come(address, 'Mirabel')];
      const [first, words] = [await one.makesPasskey(), await two.makesWords()];
      const { user } = await two.you();
      const { id } = await (await asGuest(one)).makes({ game: 'tic-tac-toe', chairs: PAIR });
      const asked = await one.saysWords(words);
      expect(asked).toMatchObject({ state: 'both', you: 'Mira', other: 'Mirabel' });
      expect((await one.you()).name).toBe('Mira');
      expect(await one.chooses(asked, 'one')).toMatchObject({ state: 'in', user, moved: { tables: 1 } });
      expect((await cardOf(one, id)).host).toBe(user);
      expect(await one.you()).toMatchObject({ name: 'Mirabel', passkeys: [{}], words: [{}] });
      expect(await new Browser(address).showsPasskey(first)).toMatchObject({ user });
      expect((await one.asks('POST', '/api/sign-in/both', { pass: 'x'.repeat(40), choice: 'one' })).status).toBe(403);
    }));

  test('stay two if they only change over, as on a friend’s device', () =>
    server(async (address) => {
      const [friend, ann] = [await Browser.come(address, 'Bob'), await Browser.come(address, 'Ann')];
      await friend.makesWords();
      const words = await ann.makesWords();
      const asked = await friend.saysWords(words);
      expect(await friend.chooses(asked, 'switch')).toMatchObject({ name: 'Ann', moved: { tables: 0 } });
      expect((await friend.you()).name).toBe('Ann');
      expect((await ann.you()).words).toHaveLength(1);
    }));

  test('who sit at one table keep the account’s seat: the other is free again, or a stand-in plays it', () =>
    server(async (address) => {
      const account = await Browser.come(address, 'Ann');
      const words = await account.makesWords();
      const guest = await Browser.come(address, 'Guest of the Hall');
      const running = await playing(guest, account);
      const host = await asGuest(guest);
      const waiting = await host.makes({
        game: 'sealed-bids',
        chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      });
      await (await asGuest(account)).post(`/api/tables/${waiting.id}/join`);
      const { user } = await account.you();
      expect(await guest.saysWords(words)).toMatchObject({ user, moved: { tables: 2, doubled: 2 } });
      const { chairs } = await cardOf(guest, running);
      expect(chairs[1]).toMatchObject({ user, standIn: null });
      expect(chairs[0]).toMatchObject({ kind: 'person', name: 'Guest of the Hall', standIn: 'goblin' });
      expect((await cardOf(guest, waiting.id)).chairs.map(({ kind }) => kind)).toEqual(['open', 'person', 'open']);
      expect(seatOf(await watching(guest, running))).toBe(1);
    }));
});

describe('Ways in', () => {
  test('a lost passkey is removed, and the devices it let in are signed out', () =>
    server(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const lost = await ann.makesPasskey();
      await ann.makesWords();
      const thief = new Browser(address);
      await thief.showsPasskey(lost);
      const tab = await (await asGuest(thief)).connects();
      const closed = new Promise<number>((done) => tab.socket.once('close', done));
      const [passkey] = (await ann.you()).passkeys;
      expect(passkey!.used).not.toBeNull();
      expect((await ann.asks('DELETE', `/api/account/passkeys/${passkey!.id}`)).status).toBe(200);
      expect(await closed).toBe(4401);
      expect((await thief.account()).you).toBeNull();
      await expect(thief.showsPasskey(lost)).rejects.toThrow('403');
      expect((await ann.you()).passkeys).toEqual([]);
    }));

  test('the last one is removed only on a second word', () =>
    server(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      await ann.makesPasskey();
      await ann.makesWords();
      expect((await ann.asks('DELETE', '/api/account/words')).status).toBe(200);
      const [passkey] = (await ann.you()).passkeys;
      const path = `/api/account/passkeys/${passkey!.id}`;
      const refused = await ann.asks('DELETE', path);
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('last way in')]);
      expect((await ann.asks('DELETE', `${path}?last`)).status).toBe(200);
      expect((await ann.you()).passkeys).toEqual([]);
    }));

  test('a mail link: adds the address for the one who asked, and lets its owner in later', async () => {
    const ann = await Browser.come(house.address, 'Ann');
    const ask = (browser: Browser, address: string) =>
      browser.asks('POST', '/api/sign-in/mail', { address, language: 'de' });
    expect((await ann.account()).hasMail).toBe(true);
    expect((await ask(ann, ' Ann@Moot.example ')).body).toEqual({});
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: 'ann@moot.example', subject: 'Dein Weg zu Trollmoot' });
    const tokenIn = (mail: { text: string } | undefined) =>
      /http:\/\/localhost:9\/#\/me\/account\?mail=(\S+)/.exec(mail!.text)![1]!;
    const token = tokenIn(mails[0]);
    expect((await ann.asks('POST', '/api/sign-in/mail/look', { token })).body).toEqual({ name: 'Ann' });
    expect((await ann.asks('POST', '/api/sign-in/mail/use', { token })).body).toMatchObject({ state: 'in' });
    expect((await ann.asks('POST', '/api/sign-in/mail/use', { token })).status).toBe(403);
    expect((await ann.you()).mail).toMatchObject([{ hint: 'a…@moot.example' }]);

    const again = new Browser(house.address);
    expect((await ask(again, 'ann@moot.example')).body).toEqual({});
    await expect.poll(() => mails.length).toBe(2);
    expect((await again.asks('POST', '/api/sign-in/mail/use', { token: tokenIn(mails[1]) })).body).toMatchObject({
      user: (await ann.you()).user,
    });
    expect((await ask(new Browser(house.address), 'nobody@moot.example')).body).toEqual({});
    await again.account();
    expect(mails).toHaveLength(2);
  });
});

describe('Devices', () => {
  test('are listed and signed out, one or all others', () =>
    server(async (address) => {
      const ann = await Browser.come(address, 'Ann');
      const words = await ann.makesWords();
      const [phone, tablet] = [new Browser(address), new Browser(address)];
      for (const device of [phone, tablet]) await device.saysWords(words);
      const { devices } = await ann.you();
      expect(devices.map(({ browser, system, way, isThis }) => ({ browser, system, way, isThis }))).toEqual(
        expect.arrayContaining([
          { browser: 'Firefox', system: 'Linux', way: 'guest', isThis: true },
          { browser: 'Firefox', system: 'Linux', way: 'words', isThis: false },
        ]),
      );
      const [, other] = (await phone.you()).devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
      const tab = await (await asGuest(phone)).connects();
      expect((await phone.asks('DELETE', `/api/account/devices/${other!.id}`)).status).toBe(200);
      expect((await phone.you()).devices).toHaveLength(2);
      const stays = await (await asGuest(phone)).connects();
      expect((await phone.asks('DELETE', '/api/account/devices')).status).toBe(200);
      expect((await phone.you()).devices).toMatchObject([{ isThis: true }]);
      expect([(await ann.account()).you, (await tablet.account()).you]).toEqual([null, null]);
      expect((await stays.asks({ say: 'ping' })).say).toBe('yes');
      expect(tab.isGone).toBe(false);
    }));
});

describe('Leaving the Moot', () => {
  test('takes the name out of every game, puts a stand-in on running seats and signs all devices out', () =>
    server(async (address, serving) => {
      const [ann, bob] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Bob')];
      const words = await ann.makesWords();
      const other = new Browser(address);
      await other.saysWords(words);
      const over = await playing(ann, bob);
      const tabs = [await watching(ann, over), await watching(bob, over)];
      await tabs[0]!.asks({ say: 'chat', table: over, text: 'hello' });
      for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
        await tabs[i % 2]!.until(() => tabs[i % 2]!.frame.beat === i);
        await tabs[i % 2]!.acts(over, mark(cell));
      }
      const running = await playing(ann, bob);
      const open = await (await asGuest(ann)).makes({ game: 'tic-tac-toe', chairs: PAIR });
      const { user } = await ann.you();
      expect((await ann.asks('DELETE', '/api/account')).status).toBe(200);
      expect(ann.cookie).toBe('');
      expect((await other.account()).you).toBeNull();
      expect((await other.asks('POST', '/api/sign-in/words', { words })).status).toBe(403);
      const LEFT = { kind: 'person', user: 'left', name: '' };
      expect((await cardOf(bob, over)).chairs[0]).toMatchObject({ ...LEFT, standIn: null });
      expect((await cardOf(bob, running)).chairs[0]).toMatchObject({ ...LEFT, standIn: 'goblin' });
      expect(await cardOf(bob, open.id)).toMatchObject({
        host: 'nobody',
        chairs: [{ kind: 'open' }, { kind: 'open' }],
      });
      const { store } = serving.tables.house;
      expect(await store.chat(over, 10)).toMatchObject([{ name: '', text: 'hello' }]);
      expect([await store.user(user), await store.accounts.tables(user)]).toEqual([null, []]);
      const again = await watching(bob, over);
      expect(JSON.stringify(again.heard)).not.toContain('"Ann"');
      const seal = (await cardOf(bob, over)).seal;
      expect(seal?.secret).not.toBeNull();
    }));
});

test('everything in one file: the account, running games as cards, finished ones as saved games', () =>
  server(async (address) => {
    const [ann, bob] = [await Browser.come(address, 'Ann'), await Browser.come(address, 'Bob')];
    await ann.makesPasskey();
    const over = await playing(ann, bob);
    const tabs = [await watching(ann, over), await watching(bob, over)];
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      await tabs[i % 2]!.until(() => tabs[i % 2]!.frame.beat === i);
      await tabs[i % 2]!.acts(over, mark(cell));
    }
    const running = await playing(bob, ann, false);
    const { text, body } = await ann.asks('GET', '/api/account/export');
    const file = body as { account: object; games: { id: string; seat: number; saved: string | null }[] };
    expect(file.account).toMatchObject({ name: 'Ann', passkeys: [{}] });
    expect(file.games.map(({ id, seat }) => [id, seat])).toEqual(
      expect.arrayContaining([
        [over, 0],
        [running, 1],
      ]),
    );
    expect(file.games.find(({ id }) => id === over)!.saved).toContain('game tic-tac-toe');
    expect(file.games.find(({ id }) => id === running)!.saved).toBeNull();
    for (const secret of ['"key"', '"hash"', '"seed"', '"secret"']) expect(text).not.toContain(secret);
  }));
