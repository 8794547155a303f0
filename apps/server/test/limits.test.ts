import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

let house: Serving;
afterEach(() => house.stop());

const get = (path: string, headers: { [name: string]: string } = {}) => fetch(`${house.address}${path}`, { headers });
const statuses = async (times: number, ask: (i: number) => Promise<{ status: number }>): Promise<number[]> => {
  const answers: number[] = [];
  for (let i = 0; i < times; i++) answers.push((await ask(i)).status);
  return answers;
};

describe('An API path written in another way', () => {
  test('still counts as an API request, and its answer is not cached', async () => {
    house = await testServer({ TROLLMOOT_REQUESTS_PER_MINUTE: '3' });
    expect((await get('/%61pi/hall')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/ap%69/hall')).headers.get('x-ratelimit-limit')).toBe('3');
    expect(await statuses(2, () => get('/api/hall'))).toEqual([200, 429]);
  });

  test('does not get around the limit on new tables', async () => {
    house = await testServer({ TROLLMOOT_TABLES_PER_HOUR: '2' });
    const ann = await Guest.come(house.address, 'Ann');
    const make = (path: string) => ann.post(path, { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await statuses(3, () => make('/api/tables'))).toEqual([200, 200, 429]);
    expect((await make('/%61pi/tables')).status).toBe(429);
  });

  test('a rematch counts as a new table, but sitting down at one does not', async () => {
    house = await testServer({ TROLLMOOT_TABLES_PER_HOUR: '2' });
    const guests = [await Guest.come(house.address, 'Ann'), await Guest.come(house.address, 'Bob')];
    const over = async () => {
      const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
      for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
        await tabs[i % 2]!.until(() => tabs[i % 2]!.frame.beat === i);
        await tabs[i % 2]!.acts(id, mark(cell));
      }
      return id;
    };
    const rematch = (id: string, guest: Guest) => guest.post(`/api/tables/${id}/rematch`).then(({ status }) => status);
    const first = await over();
    expect([await rematch(first, guests[0]!), await rematch(first, guests[1]!)]).toEqual([200, 200]);
    expect(
      (await guests[0]!.post('/api/tables', { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] }))
        .status,
    ).toBe(429);
  });

  test('requests for unknown paths are limited, too', async () => {
    house = await testServer({ TROLLMOOT_REQUESTS_PER_MINUTE: '1' });
    expect((await statuses(21, (i) => get(`/api/nothing${i}`))).slice(19)).toEqual([404, 429]);
  });
});

describe('Behind a proxy', () => {
  const left = async (forwarded: string) =>
    Number((await get('/api/hall', { 'x-forwarded-for': forwarded })).headers.get('x-ratelimit-remaining'));

  test('the address the proxy added counts, not those the client wrote before it', async () => {
    house = await testServer({ TROLLMOOT_TRUST_PROXY: '1', TROLLMOOT_REQUESTS_PER_MINUTE: '10' });
    expect(await left('10.0.0.1, 203.0.113.9')).toBe(9);
    expect(await left('10.0.0.2, 203.0.113.9')).toBe(8);
    expect(await left('203.0.113.9')).toBe(7);
    expect(await left('203.0.113.10')).toBe(9);
  });

  test.each([
    ['by number', '2'],
    ['by address', '127.0.0.1, 198.51.100.0/24'],
  ])('several can be trusted: %s', async (_how, trusted) => {
    house = await testServer({ TROLLMOOT_TRUST_PROXY: trusted, TROLLMOOT_REQUESTS_PER_MINUTE: '10' });
    expect(await left('10.0.0.1, 203.0.113.9, 198.51.100.7')).toBe(9);
    expect(await left('10.0.0.2, 203.0.113.9, 198.51.100.8')).toBe(8);
  });

  test('an untrusted proxy is not believed', async () => {
    house = await testServer({ TROLLMOOT_REQUESTS_PER_MINUTE: '10' });
    expect(await left('10.0.0.1')).toBe(9);
    expect(await left('10.0.0.2')).toBe(8);
  });

  test('an IPv6 network counts as one address', async () => {
    house = await testServer({ TROLLMOOT_TRUST_PROXY: '1', TROLLMOOT_REQUESTS_PER_MINUTE: '10' });
    expect(await left('2001:db8:1:2::1')).toBe(9);
    expect(await left('2001:DB8:1:2:ffff::2')).toBe(8);
    expect(await left('2001:db8:1:3::1')).toBe(9);
    expect(await left('::ffff:203.0.113.9')).toBe(9);
    expect(await left('203.0.113.9')).toBe(8);
    expect(await left('fe80::1%eth0')).toBe(9);
    expect(await left('nonsense')).toBe(9);
  });

  test.each(['0', '1'])(
    'metrics are only for this machine, and no client can pretend to be it (TRUST_PROXY=%s)',
    async (trust) => {
      house = await testServer({ TROLLMOOT_TRUST_PROXY: trust });
      expect((await get('/metrics')).status).toBe(200);
      for (const forwarded of ['203.0.113.9', '127.0.0.1', '127.0.0.1, 203.0.113.9'])
        expect((await get('/metrics', { 'x-forwarded-for': forwarded })).status).toBe(403);
      expect((await get('/metrics', { forwarded: 'for=127.0.0.1' })).status).toBe(403);
    },
  );

  test('with the token anyone can read the metrics', async () => {
    house = await testServer({ TROLLMOOT_METRICS_TOKEN: 'a-long-enough-token' });
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect((await get('/metrics', { ...forwarded, authorization: 'Bearer a-long-enough-token' })).status).toBe(200);
    expect((await get('/metrics', { ...forwarded, authorization: 'Bearer a-long-enough-tokem' })).status).toBe(403);
  });
});

describe('Open TCP connections', () => {
  const call = async (): Promise<'held' | 'dropped'> => {
    const { port } = new URL(house.address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    callers.push(socket);
    socket.write('GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'); // who is held is answered, and is idle again
    return Promise.race([
      new Promise<'dropped'>((done) => socket.once('close', () => done('dropped'))),
      new Promise<'held'>((done) => socket.once('data', () => done('held'))),
    ]);
  };
  const callers: ReturnType<typeof connect>[] = [];
  afterEach(() => {
    for (const socket of callers.splice(0)) socket.destroy();
  });

  test('idle ones from one address are limited, and there is room again when they close', async () => {
    house = await testServer({ TROLLMOOT_CONNECTIONS_PER_ADDRESS: '1' });
    expect(await Promise.all(Array.from({ length: 9 }, call))).toEqual([...Array(8).fill('held'), 'dropped']);
    for (const socket of callers.splice(0)) socket.destroy();
    await expect.poll(call).toBe('held');
  });

  test('a trusted proxy may open many, but the total is limited', async () => {
    house = await testServer({
      TROLLMOOT_TRUST_PROXY: '1',
      TROLLMOOT_CONNECTIONS_PER_ADDRESS: '1',
      TROLLMOOT_CONNECTIONS: '10',
    });
    expect(await Promise.all(Array.from({ length: 21 }, call))).toEqual([...Array(20).fill('held'), 'dropped']);
  });
});

describe('Guests', () => {
  const come = (name: string) =>
    fetch(`${house.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });

  test('new sessions per address and hour are limited; renaming is not', async () => {
    house = await testServer({ TROLLMOOT_SESSIONS_PER_HOUR: '3' });
    const ann = await Guest.come(house.address, 'Ann');
    expect(await statuses(3, () => come('Bea'))).toEqual([200, 200, 429]);
    expect(await statuses(3, (i) => ann.post('/api/session', { name: `Ann ${i}` }))).toEqual([200, 200, 200]);
  });

  test('each visit extends the cookie by half a year', async () => {
    house = await testServer();
    const ann = await Guest.come(house.address, 'Ann');
    for (const path of ['/api/session', '/api/hall']) {
      const again = await get(path, { cookie: ann.cookie });
      expect(again.headers.get('set-cookie')).toContain(`${ann.cookie}; Max-Age=15552000`);
      expect((await get(path)).headers.get('set-cookie')).toBeNull();
    }
  });

  test.each([
    ['a zero-width space', '\u200b'],
    ['a joiner and nothing to join', '\u200d'],
    ['a second Ann', 'Ann\u200b'],
    ['a soft hyphen inside', 'An\u00adn'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['an accent without a letter', '\u0301'],
    ['a line separator', 'A\u2028B'],
  ])('an invisible or misleading name is refused: %s', async (_what, name) => {
    house = await testServer();
    expect((await come(name)).status).toBe(400);
  });

  test.each(['Ann', 'Ann ❤️', 'Zoë', 'علی‌رضا', '李小龍', '👩‍🚀', '<3', "O'Brien"])(
    'a name is accepted: %s',
    async (name) => {
      house = await testServer();
      expect(await (await come(name)).json()).toMatchObject({ name });
    },
  );
});

test('without the key, a private table looks like one that does not exist', async () => {
  house = await testServer();
  const [ann, bob, mallory] = await Promise.all(
    ['Ann', 'Bob', 'Mallory'].map((name) => Guest.come(house.address, name)),
  );
  const chairs = [{ kind: 'me' as const }, { kind: 'invited' as const }];
  const { id, key } = await ann!.makes({ game: 'tic-tac-toe', chairs, isPublic: false });
  const swap = { seat: 0, with: 1 };
  const asks: [string, object][] = [
    ['join', {}],
    ['join', { key: 'guessed' }],
    ['join', { nonsense: true }],
    ['chair', { seat: 1, chair: { kind: 'open' } }],
    ['swap', swap],
    ['leave', {}],
    ['start', {}],
    ['rematch', {}],
    ['key', {}],
  ];
  for (const [what, body] of asks)
    expect(await mallory!.post(`/api/tables/${id}/${what}`, body)).toEqual(
      await mallory!.post(`/api/tables/nowhere/${what}`, body),
    );
  expect((await bob!.post(`/api/tables/${id}/join`, { key })).status).toBe(200);
  expect((await bob!.post(`/api/tables/${id}/key`)).body).toEqual({ key });
  await ann!.post(`/api/tables/${id}/chair`, { seat: 0, chair: { kind: 'open' } }); // the host stands up
  expect((await ann!.get(`/api/tables/${id}`)).status).toBe(200);
  expect((await ann!.post(`/api/tables/${id}/start`)).status).toBe(409);
});
