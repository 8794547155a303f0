import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, testServer } from './harness.ts';

let house: Serving;
let [ann, bob, cat]: Guest[] = [];
beforeAll(async () => {
  house = await testServer();
  [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => Guest.come(house.address, name)));
});
afterAll(() => house.stop());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const INVITED = { kind: 'invited' } as const;
const BOT = { kind: 'bot', level: 'pebble' } as const;
const chairsOf = async (id: string, by = ann!) =>
  JSON.parse((await by.get(`/api/tables/${id}`)).text).chairs as { kind: string }[];
const hall = async (by: Guest) => JSON.parse((await by.get('/api/hall')).text);

describe('Sessions', () => {
  test('a guest starts one with a name, and may change the name', async () => {
    const dan = await Guest.come(house.address, 'Dan');
    await dan.post('/api/session', { name: 'Daniel' });
    expect(JSON.parse((await dan.get('/api/session')).text)).toEqual({ user: dan.user, name: 'Daniel' });
  });

  test('scripts cannot read the cookie, and the store does not hold its token', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${house.address}/api/session`, { method: 'POST', headers, body: '{"name":"Eve"}' });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    const token = /moot=([^;]+)/.exec(cookie)![1]!;
    expect(await house.tables.house.store.session(token)).toBeNull();
  });

  test('behind TLS the cookie is sent over TLS only', async () => {
    const behind = await testServer({ TROLLMOOT_TLS: '1' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${behind.address}/api/session`, { method: 'POST', headers, body: '{"name":"Eve"}' });
    expect(response.headers.get('set-cookie')).toContain('Secure');
    expect(response.headers.get('strict-transport-security')).not.toBeNull();
    await behind.stop();
  });
});

describe('A table', () => {
  test.each([
    [{ game: 'chess', chairs: [ME, OPEN] }, "There is no game 'chess'."],
    [{ game: 'tic-tac-toe', chairs: [ME] }, 'is played with 2 seats, not 1'],
    [{ game: 'tic-tac-toe', chairs: [ME, ME] }, 'You can take only one seat.'],
    [{ game: 'sealed-bids', chairs: [ME, OPEN], settings: { rounds: 9 } }, "'rounds' cannot be '9'"],
    [
      { game: 'tic-tac-toe', chairs: [ME, { kind: 'bot', level: 'god' }] },
      "There is no bot level 'god'. Use one of: pebble,",
    ],
  ])('that is not possible is refused with a sentence: %j', async (wanted, sentence) => {
    const { status, body } = await ann!.post('/api/tables', wanted);
    expect(status).toBe(400);
    expect(body.error).toContain(sentence);
  });

  test('is listed in the Hall as open, then as yours, then to watch', async () => {
    const { id } = await ann!.makes({ game: 'tic-tac-toe', chairs: [ME, OPEN] });
    const ids = (tables: { id: string }[]) => tables.map((table) => table.id);
    expect(ids((await hall(bob!)).open)).toContain(id);
    await bob!.post(`/api/tables/${id}/join`);
    const { open, yours } = await hall(bob!);
    expect([ids(open).includes(id), ids(yours).includes(id)]).toEqual([false, true]);
    await ann!.post(`/api/tables/${id}/start`);
    expect(ids((await hall(cat!)).watch)).toContain(id);
    expect((await hall(ann!)).turns).toContain(id); // the first move is hers
    expect((await hall(bob!)).turns).not.toContain(id);
  });

  test('that is private is not listed, and opens only with its key', async () => {
    const { id, key } = await ann!.makes({ game: 'tic-tac-toe', chairs: [ME, INVITED], isPublic: false });
    expect((await hall(bob!)).open.map((table: { id: string }) => table.id)).not.toContain(id);
    expect((await bob!.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await bob!.get(`/api/tables/${id}?key=${key}`)).status).toBe(200);
    expect((await bob!.post(`/api/tables/${id}/join`)).status).toBe(404);
    expect((await bob!.post(`/api/tables/${id}/join`, { key })).status).toBe(200);
  });

  test('that is private lets its host take a seat without the key', async () => {
    const { id } = await ann!.makes({ game: 'tic-tac-toe', chairs: [OPEN, INVITED], isPublic: false });
    expect(await ann!.post(`/api/tables/${id}/join`)).toEqual({ status: 200, body: {} });
  });

  test('reserves invited seats for people with the link', async () => {
    const { id, key } = await ann!.makes({ game: 'sealed-bids', chairs: [ME, INVITED, OPEN] });
    await bob!.post(`/api/tables/${id}/join`);
    expect(await chairsOf(id)).toMatchObject([
      { kind: 'person' },
      { kind: 'invited' },
      { kind: 'person', user: bob!.user },
    ]);
    expect((await cat!.post(`/api/tables/${id}/join`)).body.error).toBe('That seat is not free.');
    expect((await cat!.post(`/api/tables/${id}/join`, { key })).status).toBe(200);
  });

  test('starts when every seat is taken, and only its host can start it', async () => {
    const { id } = await ann!.makes({ game: 'sealed-bids', chairs: [ME, OPEN, OPEN] });
    await bob!.post(`/api/tables/${id}/join`);
    expect((await ann!.post(`/api/tables/${id}/start`)).body.error).toBe(
      'A seat is still empty. Fill every seat first.',
    );
    expect((await bob!.post(`/api/tables/${id}/chair`, { seat: 2, chair: BOT })).body.error).toBe(
      'Only the host can do this.',
    );
    await ann!.post(`/api/tables/${id}/chair`, { seat: 2, chair: BOT });
    expect((await bob!.post(`/api/tables/${id}/start`)).body.error).toBe('Only the host can do this.');
    expect((await ann!.post(`/api/tables/${id}/start`)).status).toBe(200);
    expect((await cat!.post(`/api/tables/${id}/join`)).body.error).toBe('The game has already begun.');
  });

  test('lets people swap seats before the start, and tells them at once', async () => {
    const { id } = await ann!.makes({ game: 'sealed-bids', chairs: [ME, OPEN, OPEN] });
    await bob!.post(`/api/tables/${id}/join`);
    const tab = await bob!.connects();
    expect(await tab.watches(id)).toMatchObject({ seat: 1, frame: null });
    expect((await bob!.post(`/api/tables/${id}/swap`, { seat: 1, with: 2 })).status).toBe(200);
    await tab.until(() => tab.heard.some((heard) => heard.say === 'table' && heard.seat === 2));
    expect((await bob!.post(`/api/tables/${id}/swap`, { seat: 2, with: 0 })).status).toBe(409);
    expect((await ann!.post(`/api/tables/${id}/swap`, { seat: 2, with: 0 })).status).toBe(200);
    expect(await chairsOf(id)).toMatchObject([{ user: bob!.user }, { kind: 'open' }, { user: ann!.user }]);
  });

  test('lets people move to a reserved seat: the two seats swap', async () => {
    const { id, key } = await ann!.makes({ game: 'sealed-bids', chairs: [ME, INVITED, INVITED] });
    await bob!.post(`/api/tables/${id}/join`, { key });
    expect((await bob!.post(`/api/tables/${id}/swap`, { seat: 1, with: 2 })).status).toBe(200);
    expect(await chairsOf(id)).toMatchObject([{ user: ann!.user }, { kind: 'invited' }, { user: bob!.user }]);
    expect((await cat!.post(`/api/tables/${id}/swap`, { seat: 1, with: 2 })).status).toBe(409);
  });

  test('that everyone has left is hosted by the next to join', async () => {
    const { id } = await ann!.makes({ game: 'tic-tac-toe', chairs: [ME, OPEN] });
    await ann!.post(`/api/tables/${id}/leave`);
    expect((await hall(bob!)).open.map((table: { id: string }) => table.id)).toContain(id);
    await bob!.post(`/api/tables/${id}/join`);
    await cat!.post(`/api/tables/${id}/join`);
    expect(JSON.parse((await bob!.get(`/api/tables/${id}`)).text)).toMatchObject({ host: bob!.user });
    expect((await ann!.post(`/api/tables/${id}/start`)).status).toBe(409);
    expect((await bob!.post(`/api/tables/${id}/start`)).status).toBe(200);
  });

  test('belongs to its host even while the host has no seat', async () => {
    const { id } = await ann!.makes({ game: 'tic-tac-toe', chairs: [OPEN, OPEN], isPublic: false });
    expect((await ann!.get(`/api/tables/${id}`)).status).toBe(200);
    const tab = await ann!.connects();
    expect(await tab.watches(id)).toMatchObject({ say: 'table', seat: null });
  });

  test.each([
    ['join', { seat: 0 }, 'You already have a seat at this table.'],
    ['swap', { seat: 1, with: 7 }, 'There is no such seat.'],
    ['swap', { seat: 1, with: 2 }, 'That seat is not free.'],
    ['swap', { seat: 0, with: 1 }, 'Only the host can do this.'],
  ])('says why a user cannot %s: %o', async (what, wanted, sentence) => {
    const { id } = await ann!.makes({ game: 'sealed-bids', chairs: [ME, OPEN, BOT] });
    await bob!.post(`/api/tables/${id}/join`);
    expect((await bob!.post(`/api/tables/${id}/${what}`, wanted)).body.error).toBe(sentence);
    expect((await cat!.post(`/api/tables/${id}/join`, { seat: 7 })).body.error).toBe('There is no such seat.');
    expect((await cat!.post(`/api/tables/${id}/join`, { seat: 0 })).body.error).toBe('That seat is not free.');
  });

  test('gets a new host when its host leaves before the start', async () => {
    const { id } = await ann!.makes({ game: 'tic-tac-toe', chairs: [ME, OPEN] });
    await bob!.post(`/api/tables/${id}/join`);
    await ann!.post(`/api/tables/${id}/leave`);
    expect(JSON.parse((await bob!.get(`/api/tables/${id}`)).text)).toMatchObject({
      host: bob!.user,
      chairs: [{ kind: 'open' }, {}],
    });
  });
});

describe('For the operator', () => {
  test('health, readiness and metrics', async () => {
    expect((await ann!.get('/healthz')).status).toBe(200);
    expect((await ann!.get('/readyz')).status).toBe(200);
    expect((await ann!.get('/metrics')).text).toContain('trollmoot_tables_loaded');
    const locked = await testServer({ TROLLMOOT_METRICS_TOKEN: 'a-long-enough-token' });
    expect((await fetch(`${locked.address}/metrics`)).status).toBe(403);
    const headers = { authorization: 'Bearer a-long-enough-token' };
    expect((await fetch(`${locked.address}/metrics`, { headers })).status).toBe(200);
    await locked.stop();
  });

  test('requests per address are limited', async () => {
    const strict = await testServer({ TROLLMOOT_REQUESTS_PER_MINUTE: '5' });
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push((await fetch(`${strict.address}/api/hall`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const pages = []; // a household's first visit is served, a flood is not
    for (let i = 0; i < 102; i++) pages.push((await fetch(`${strict.address}/`)).status);
    expect([pages[0], pages[99], pages[100], pages[101]]).toEqual([200, 200, 429, 429]);
    await strict.stop();
  });
});
