import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertSettings, WaitingTurns } from '@trollmoot/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smtpMailer } from '../src/adapters/smtp-mailer.ts';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, playing, testServer } from './harness.ts';
import { LoopbackService, PushBrowser } from './loopback.ts';
import { Browser } from './people.ts';
import { quickClock } from './quick-clock.ts';
import { LoopbackSmtp } from './smtp.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const BASE = 'https://moot.example';

let service: LoopbackService;
let smtp: LoopbackSmtp;
let house: Serving;
beforeEach(async () => {
  service = await LoopbackService.open();
  smtp = await LoopbackSmtp.open();
  house = await open();
});
afterEach(async () => {
  await house.stop();
  await Promise.all([service.close(), smtp.close()]);
});
const open = (settings = {}): Promise<Serving> =>
  testServer(
    { TROLLMOOT_PUBLIC_URL: BASE, ...settings },
    { clock: quickClock(), findDoor: service.findDoor, mailer: smtpMailer(smtp.url, 'Trollmoot <moot@moot.example>') },
  );

/** Waits for what real disks, sockets and mail take. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 5));
}
const settings = async (who: Browser): Promise<AlertSettings> =>
  (await who.asks('GET', '/api/alerts')).body as AlertSettings;
/** At once, at any hour: the tests of hours are elsewhere. */
async function loud(who: Browser, language = 'en'): Promise<void> {
  await who.asks('POST', '/api/alerts', { quiet: null, zone: 'Europe/Berlin', language });
}
async function told(who: Browser, alert: object): Promise<void> {
  const { user } = await who.you();
  house.tables.house.alerts.tell(user, { by: 'Bob', ...alert } as never);
}
/** Nobody has looked at a page since: makes the place tell at once. */
async function awayNow(who: Browser): Promise<void> {
  for (const { id } of (await settings(who)).places) await who.asks('POST', `/api/alerts/places/${id}`, { pace: 0 });
}
/** Ann and Bob play; it is Ann's turn. */
async function table(address: string): Promise<{ ann: Browser; bob: Guest; id: string }> {
  const ann = await Browser.come(address, 'Ann');
  const bob = await Guest.come(address, 'Bob');
  const host = new Guest(ann.address, ann.cookie, (await ann.you()).user);
  const { id, tabs } = await playing([host, bob], { game: 'tic-tac-toe' });
  for (const tab of tabs) await tab.leaves();
  return { ann, bob, id };
}

describe('A push', () => {
  test('reaches a browser’s push service, and only that browser can read it', async () => {
    const { ann, id } = await table(house.address);
    const browser = new PushBrowser();
    const { key } = await settings(ann);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    await loud(ann);
    const added = await ann.asks('POST', '/api/alerts/push', browser.subscription('https://push.example/send/abc'));
    expect(added.body).toMatchObject({
      places: [{ kind: 'push', isOn: true, isThis: true, device: { system: 'Linux' } }],
    });
    expect(added.text).not.toContain('push.example'); // anyone who has the address can send
    await awayNow(ann);
    await told(ann, { alert: 'turn', table: id, beat: 1 });
    await service.has(1);
    const [push] = service.received;
    expect(push!.path).toBe('/send/abc');
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    expect(push!.headers.authorization).toContain(`k=${key}`);
    const [, claims = ''] = /t=([^,]+)/.exec(push!.headers.authorization!)![1]!.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: BASE,
    });
    expect(browser.reads(push!.body)).toEqual({
      title: 'Your turn: Tic-tac-toe',
      body: 'Bob has played. It’s your turn.',
      url: `/t/${id}`,
      tag: `turn ${id}`,
      waiting: 1,
    });
    expect(() => new PushBrowser().reads(push!.body)).toThrow();
  });

  test('to a browser that has unsubscribed ends its place', async () => {
    const { ann, id } = await table(house.address);
    await loud(ann);
    await ann.asks('POST', '/api/alerts/push', new PushBrowser().subscription('https://push.example/gone'));
    await awayNow(ann);
    service.answers = [{ status: 410 }];
    await told(ann, { alert: 'turn', table: id, beat: 1 });
    await until(async () => (await settings(ann)).places.length === 0);
  });

  test('key pairs are kept: a browser that subscribed before a restart still belongs to this server', async () => {
    const data = { TROLLMOOT_DATA: join(folder, 'keys.sqlite') };
    await house.stop();
    house = await open(data);
    const ann = await Browser.come(house.address, 'Ann');
    const { key } = await settings(ann);
    await house.stop();
    house = await open(data);
    const again = Object.assign(new Browser(house.address), { cookie: ann.cookie });
    expect((await settings(again)).key).toBe(key);
  });
});

describe('A webhook', () => {
  test('gets what Discord understands, signed, with no key and nothing that pings', async () => {
    const { ann, id } = await table(house.address);
    await loud(ann, 'de');
    const { body } = await ann.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/api/troll' });
    const { secret, places } = body as AlertSettings & { secret: string };
    expect(places).toMatchObject([{ kind: 'webhook', isOn: true, hint: 'https://hook.example/…roll', last: null }]);
    await awayNow(ann);
    await told(ann, { alert: 'turn', table: id, beat: 1, by: '@everyone *Bob*' });
    await service.has(1);
    const [{ headers, body: raw }] = service.received as [(typeof service.received)[number]];
    expect(JSON.parse(raw.toString())).toEqual({
      username: 'Trollmoot',
      content: `**Du bist dran: Tic-tac-toe**\n\\@everyone \\*Bob\\* hat gespielt. Du bist am Zug. Am Tisch: Bob.\n${BASE}/t/${id}`,
      allowed_mentions: { parse: [] },
    });
    const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-trollmoot-signature']))!;
    expect(createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex')).toBe(signature);
    await until(async () => (await settings(ann)).places[0]!.last !== null);
    expect((await settings(ann)).places[0]!.last).toMatchObject({ said: '201' });
  });

  test('that is gone is switched off and says so, on every page, until it is switched on again', async () => {
    const { ann } = await table(house.address);
    await loud(ann);
    await ann.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/x' });
    service.answers = [{ status: 404, body: 'Unknown   Webhook' }, { status: 204 }];
    const [{ id }] = (await settings(ann)).places as [AlertSettings['places'][number]];
    expect((await ann.asks('POST', '/api/alerts/trial', {})).body).toEqual({ sent: [{ id, isSent: false }] });
    expect((await settings(ann)).places).toMatchObject([
      { isOn: false, trouble: 'refused', last: { said: '404 Unknown Webhook' } },
    ]);
    const { off } = (await ann.asks('GET', '/api/turns')).body as WaitingTurns;
    expect(off).toMatchObject([{ id, kind: 'webhook' }]);
    await ann.asks('POST', `/api/alerts/places/${id}`, { isOn: true });
    expect((await ann.asks('POST', '/api/alerts/trial', {})).body).toEqual({ sent: [{ id, isSent: true }] });
    expect((await settings(ann)).places).toMatchObject([{ isOn: true, trouble: null }]);
  });
});

describe('Mail', () => {
  /** Asks for mails, and says yes in the mail that asks. */
  async function subscribed(who: Browser, language = 'en'): Promise<void> {
    await who.asks('POST', '/api/alerts/mail', { address: 'Ann@Moot.example', language });
    await until(() => smtp.mails.length === 1);
    const [link] = /https:\S+\/mail\/yes\?t=\S+/.exec(smtp.mails[0]!.text)!;
    const stranger = new Browser(house.address); // a mail is read on any device
    const page = await stranger.asks('GET', link.slice(BASE.length));
    expect(page.text).toContain('ann@moot.example');
    expect((await settings(who)).places).toEqual([]); // looking is not saying yes
    expect((await post(stranger, link.slice(BASE.length))).status).toBe(200);
    expect((await post(stranger, link.slice(BASE.length))).status).toBe(404); // good once
    smtp.mails.length = 0;
  }
  const post = (who: Browser, path: string) =>
    fetch(`${who.address}${path}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

  test('comes only where its owner has said yes, in their language, and ends with one click', async () => {
    const { ann, id } = await table(house.address);
    await loud(ann, 'fr');
    await subscribed(ann, 'fr');
    expect((await settings(ann)).places).toMatchObject([{ kind: 'mail', pace: 'daily', hint: 'a…@moot.example' }]);
    await awayNow(ann);
    await told(ann, { alert: 'turn', table: id, beat: 1 });
    await until(() => smtp.mails.length === 1);
    const [mail] = smtp.mails;
    expect(mail!.to).toBe('ann@moot.example');
    expect(mail!.text).toContain(`Bob a joué. C’est votre tour.\n${BASE}/t/${id}\n`.replaceAll('\n', '\r\n'));
    expect(mail!.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, stop] = /List-Unsubscribe: <https:\/\/moot\.example(\S+)>/.exec(mail!.head)!;
    const stranger = new Browser(house.address);
    const page = await stranger.asks('GET', stop!);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Arrêter les mails')]);
    expect((await settings(ann)).places).toMatchObject([{ isOn: true }]); // programs look at links, too
    expect(await (await post(stranger, stop!)).text()).toContain('Plus aucune alerte par mail');
    expect((await settings(ann)).places).toMatchObject([{ isOn: false, trouble: null }]);
    await told(ann, { alert: 'turn', table: id, beat: 2 });
    expect((await post(stranger, `${stop!.slice(0, -3)}abc`)).status).toBe(404); // signed
    expect(smtp.mails).toHaveLength(1);
  });

  test('that bounces is switched off and told; a password of ours that is wrong is not the reader’s fault', async () => {
    const { ann, id } = await table(house.address);
    await loud(ann);
    await subscribed(ann);
    await awayNow(ann);
    smtp.answer = 451;
    await ann.asks('POST', '/api/alerts/trial', {});
    expect((await settings(ann)).places).toMatchObject([{ isOn: true, trouble: null }]);
    smtp.answer = 550;
    await told(ann, { alert: 'turn', table: id, beat: 1 });
    await until(async () => (await settings(ann)).places[0]!.trouble !== null);
    expect((await settings(ann)).places).toMatchObject([{ isOn: false, trouble: 'bounced' }]);
    expect(((await ann.asks('GET', '/api/turns')).body as WaitingTurns).off).toMatchObject([{ kind: 'mail' }]);
  });

  test('lets people in by link, too', async () => {
    const ann = await Browser.come(house.address, 'Ann');
    await ann.asks('POST', '/api/sign-in/mail', { address: 'ann@moot.example', language: 'en' });
    await until(() => smtp.mails.length === 1);
    const [, token] = /mail=([\w-]+)/.exec(smtp.mails[0]!.text)!;
    const other = new Browser(house.address);
    expect((await other.asks('POST', '/api/sign-in/mail/use', { token })).body).toMatchObject({ name: 'Ann' });
  });
});

describe('With real tables', () => {
  test('a turn that was played is not told, an invitation brings its key, and turns are listed', async () => {
    const { ann, bob, id } = await table(house.address);
    await loud(ann);
    await ann.asks('POST', '/api/alerts/push', new PushBrowser().subscription('https://push.example/a'));
    const { turns } = (await ann.asks('GET', '/api/turns')).body as WaitingTurns;
    expect(turns).toEqual([{ table: id, game: 'tic-tac-toe', people: ['Bob'], isShort: false }]);
    const host = new Guest(ann.address, ann.cookie, (await ann.you()).user);
    const tab = await host.connects();
    await tab.watches(id);
    await tab.acts(id, mark(4));
    await tab.leaves();
    await awayNow(ann);
    const { id: next, key } = await bob.makes({
      game: 'tic-tac-toe',
      chairs: [{ kind: 'me' }, { kind: 'invited' }],
      isPublic: false,
    });
    const browser = new PushBrowser();
    await ann.asks('POST', '/api/alerts/push', browser.subscription('https://push.example/b'));
    await awayNow(ann);
    await told(ann, { alert: 'turn', table: id, beat: 1 });
    await told(ann, { alert: 'invitation', table: next });
    await told(ann, { alert: 'rematch', table: 'nowhere' });
    await service.has(1);
    expect(service.received.map(({ path }) => path)).toEqual(['/b']); // the same browser, subscribed again
    expect(browser.reads(service.received[0]!.body)).toMatchObject({
      title: 'Invitation: Tic-tac-toe',
      url: `/t/${next}?key=${key}`,
    });
    expect(((await ann.asks('GET', '/api/turns')).body as WaitingTurns).turns).toEqual([]);
  });

  test('a server that stops while a service is down sends when both are back, and once', async () => {
    const data = { TROLLMOOT_DATA: join(folder, 'outage.sqlite') };
    await house.stop();
    house = await open(data);
    const { ann, id } = await table(house.address);
    await loud(ann);
    await ann.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/x' });
    await awayNow(ann);
    service.answers = [{ status: 503 }];
    await told(ann, { alert: 'turn', table: id, beat: 1 });
    await service.has(1);
    await until(async () => (await house.tables.house.store.alerts.nextDue()) !== null);
    await house.stop();
    const failed = service.received.length;
    service.answers = [{ status: 204 }];
    house = await open(data);
    const { store } = house.tables.house;
    await service.has(failed + 1);
    await until(async () => (await store.alerts.nextDue()) === null);
    const again = Object.assign(new Browser(house.address), { cookie: ann.cookie });
    await told(again, { alert: 'turn', table: id, beat: 1 }); // told again by a table that was loaded again
    await told(again, { alert: 'turn', table: id, beat: 1 });
    await until(async () => (await settings(again)).places[0]!.last?.said === '204');
    await until(async () => (await store.alerts.nextDue()) === null); // the table itself has told again, too, at its own beat
    expect(service.received).toHaveLength(failed + 1);
  });

  test('the account’s file says where its player is told of things, and leaving forgets all of it', async () => {
    const ann = await Browser.come(house.address, 'Ann');
    await ann.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/x' });
    await ann.asks('POST', '/api/alerts', { dailyAt: 600, kinds: { vote: false } });
    const { user } = await ann.you();
    const file = await ann.asks('GET', '/api/account/export');
    expect(file.body).toMatchObject({
      alerts: {
        prefs: { dailyAt: 600, kinds: { vote: false, turn: true } },
        places: [{ kind: 'webhook', address: 'https://hook.example/x' }],
      },
    });
    await ann.asks('DELETE', '/api/account');
    const { alerts } = house.tables.house.store;
    expect([await alerts.places(user), await alerts.prefs(user)]).toEqual([[], null]);
  });
});
