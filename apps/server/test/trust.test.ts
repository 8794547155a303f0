import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { lanNames } from '../src/addresses.ts';
import type { Serving } from '../src/serve.ts';
import { Sessions } from '../src/sessions.ts';
import { fakeHouse } from './fake-house.ts';
import { Guest, testServer } from './harness.ts';

let house: Serving | null = null;
afterEach(async () => {
  await house?.stop();
  house = null;
});

/** `fetch` writes its own Host header. */
async function status(path: string, headers: { [name: string]: string }, method = 'GET'): Promise<number> {
  const asking = request(`${house!.address}${path}`, { method, headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

describe('A page that gives its own name our address', () => {
  test.each(['/metrics', '/api/hall', '/'])('gets nothing at %s', async (path) => {
    house = await testServer();
    expect(await status(path, { host: 'evil.example:8080' })).toBe(421);
    expect(await status(path, { host: new URL(house.address).host })).not.toBe(421);
    expect(await status(path, { host: 'localhost' })).not.toBe(421);
    expect(await status(path, { host: '[::1]:8080' })).not.toBe(421);
  });

  test('gets nothing either when the local network is let in, which knows us by our own name', async () => {
    const settings = { TROLLMOOT_LAN: '1', TROLLMOOT_HOST: '127.0.0.1', TROLLMOOT_PUBLIC_URL: 'https://moot.example' };
    house = await testServer(settings);
    for (const host of ['evil.example', `${hostname()}.evil.example`, 'localhost.evil.example'])
      expect(await status('/api/hall', { host })).toBe(421);
    for (const host of ['192.168.1.20:8080', 'localhost', hostname(), lanNames().at(-1)!, 'moot.example'])
      expect(await status('/api/hall', { host })).toBe(200);
    expect(await status('/metrics', { host: 'evil.example' })).toBe(421);
    expect(await status('/metrics', { host: hostname() })).toBe(403);
  });

  test('cannot read /metrics where other names are served', async () => {
    house = await testServer({ TROLLMOOT_ORIGINS: 'https://moot.example' });
    expect(await status('/', { host: 'moot.example' })).not.toBe(421);
    expect(await status('/', { host: 'evil.example' })).toBe(421);
    expect(await status('/metrics', { host: 'moot.example' })).toBe(403);
    expect(await status('/metrics', { host: '127.0.0.1' })).toBe(200);
  });
});

test.each(['javascript', 'file', 'data', 'ws'])(
  'a %s: origin is no page of ours, whatever host it names',
  async (protocol) => {
    house = await testServer();
    const { host } = new URL(house.address);
    const headers = { host, origin: `${protocol}://${host}`, 'content-type': 'application/json' };
    expect(await status('/api/session', headers, 'POST')).toBe(403);
  },
);

describe('A socket', () => {
  test.each([
    ['without a cookie', ''],
    ['with a made-up session', 'Cookie: moot=AAAA\r\n'],
  ])('%s is refused before the upgrade', async (_how, cookie) => {
    house = await testServer();
    const { hostname, port, host } = new URL(house.address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    socket.write(`GET /ws HTTP/1.1\r\nHost: ${host}\r\n${upgrade}${key}${cookie}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer).split('\r\n')[0]).toBe('HTTP/1.1 401 Unauthorized');
  });
});

describe('Signing out', () => {
  test('ends the session and its connections, and takes the cookie back', async () => {
    house = await testServer();
    const ann = await Guest.come(house.address, 'Ann');
    const tab = await ann.connects();
    const headers = { cookie: ann.cookie };
    const answer = await fetch(`${house.address}/api/session`, { method: 'DELETE', headers });
    expect(answer.headers.get('set-cookie')).toMatch(/^moot=;/);
    await expect.poll(() => tab.isGone).toBe(true);
    expect((await ann.get('/api/session')).text).toBe('null');
    expect((await ann.post('/api/tables', {})).status).toBe(401);
  });

  test('without a session is no error', async () => {
    house = await testServer();
    expect((await fetch(`${house.address}/api/session`, { method: 'DELETE' })).status).toBe(200);
  });
});

describe('A session token', () => {
  const DAY = 86_400_000;

  test('is replaced once a day; when the new one has been used, the old one works for a minute more', async () => {
    const { store, clock, seeds } = fakeHouse();
    const sessions = new Sessions(store, clock, seeds);
    const { user, token } = await sessions.begin('Ann');
    expect(await sessions.rotated(token)).toBe(token);
    await clock.pass(DAY + 1);
    const next = (await sessions.rotated(token))!;
    expect(next).not.toBe(token);
    expect(await sessions.rotated(token)).toBeNull(); // another request that was under way must not set it again
    expect([(await sessions.find(token))?.id, (await sessions.find(next))?.id]).toEqual([user.id, user.id]);
    await clock.pass(60_001);
    expect([await sessions.find(token), (await sessions.find(next))?.id]).toEqual([null, user.id]);
  });

  test('stays valid if its successor never arrived, and the one that was lost does not', async () => {
    const { store, clock, seeds } = fakeHouse();
    const sessions = new Sessions(store, clock, seeds);
    const { user, token } = await sessions.begin('Ann');
    await clock.pass(DAY + 1);
    const lost = (await sessions.rotated(token))!;
    await clock.pass(DAY / 2);
    expect((await sessions.find(token))?.id).toBe(user.id);
    const next = (await sessions.rotated(token))!;
    expect([await sessions.find(lost), (await sessions.find(next))?.id]).toEqual([null, user.id]);
  });

  test('that has ended is worth nothing', async () => {
    const { store, clock, seeds } = fakeHouse();
    const sessions = new Sessions(store, clock, seeds);
    const { token } = await sessions.begin('Ann');
    await sessions.end(token);
    expect(await sessions.find(token)).toBeNull();
  });
});
