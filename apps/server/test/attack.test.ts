import { once } from 'node:events';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dice, type Random } from '@trollmoot/kernel';
import { LIMITS, VERSION } from '@trollmoot/protocol/parse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Serving } from '../src/serve.ts';
import { entriesOf } from './fake-house.ts';
import { Guest, mark, playing, type Tab, testServer } from './harness.ts';

let house: Serving;
let [ann, bob, mallory]: Guest[] = [];
beforeAll(async () => {
  house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '1000000' }, { limits: { backlog: 200_000, time: 1e9 } });
  [ann, bob, mallory] = await Promise.all(['Ann', 'Bob', 'Mallory'].map((name) => Guest.come(house.address, name)));
});
afterAll(() => house.stop());

const crosses = () => playing([ann!, bob!], { game: 'tic-tac-toe' });
const logOf = (id: string) => entriesOf(house.tables.house.store, id);
const NO = { say: 'no' };

describe('The server refuses a message', () => {
  test('for another player’s seat, with a valid session', async () => {
    const { id, tabs } = await crosses();
    const tab = await mallory!.connects();
    await tab.watches(id);
    expect(await tab.acts(id, mark(4))).toMatchObject({ ...NO, why: { no: 'notSeated' } });
    expect(await tabs[1]!.acts(id, mark(4))).toMatchObject({ ...NO, why: { no: 'forbidden' } });
    expect(await tab.asks({ say: 'undo', table: id, beat: 0, mine: 0 })).toMatchObject({
      ...NO,
      why: { no: 'notSeated' },
    });
    expect(await tab.asks({ say: 'comeBack', table: id })).toMatchObject({ ...NO, why: { no: 'notSeated' } });
    for (const motion of [{ ask: 'end' as const }, { ask: 'standIn' as const, seat: 0 }])
      expect(await tab.asks({ say: 'propose', table: id, motion })).toMatchObject({ ...NO, why: { no: 'notSeated' } });
    for (const seat of [0, 1, 9])
      expect(await tab.asks({ say: 'propose', table: id, motion: { ask: 'seat', seat } })).toMatchObject({
        ...NO,
        why: { no: 'notAllowed' },
      });
    await tabs[0]!.asks({ say: 'propose', table: id, motion: { ask: 'end' } });
    const { id: vote } = house.tables.peek(id)!.voting.vote!;
    expect(await tab.asks({ say: 'withdraw', table: id, vote })).toMatchObject({ ...NO, why: { no: 'notAllowed' } });
    expect(await tab.asks({ say: 'consent', table: id, vote, yes: true })).toMatchObject(NO);
    expect(await tabs[0]!.asks({ say: 'consent', table: id, vote, yes: true })).toMatchObject(NO); // not twice
    expect(house.tables.peek(id)!.record.status).toBe('playing');
    tab.socket.send(JSON.stringify({ say: 'act', re: 99, table: id, seat: 0, beat: 0, mine: 0, acts: [mark(4)] }));
    await tab.until(() => tab.heard.some((heard) => heard.say === 'no' && heard.why.no === 'malformed'));
    expect(await logOf(id)).toHaveLength(0);
  });

  test('twice, or late', async () => {
    const { id, tabs } = await crosses();
    const [a, b] = tabs;
    const wish = { say: 'act' as const, table: id, beat: 0, mine: 0, acts: [mark(4)] };
    expect(await a!.asks(wish)).toMatchObject({ say: 'yes' });
    expect(await a!.asks(wish)).toMatchObject({ ...NO, why: { no: 'stale' } });
    await b!.until(() => b!.frame.beat === 1);
    await b!.acts(id, mark(0));
    expect(await a!.asks({ ...wish, mine: 1, acts: [mark(8)] })).toMatchObject({ ...NO, why: { no: 'stale' } });
    expect(await a!.asks({ ...wish, beat: 9, mine: 1, acts: [mark(8)] })).toMatchObject({
      ...NO,
      why: { no: 'stale' },
    });
    expect(await logOf(id)).toHaveLength(2);
  });

  test('with another table’s key, for a table that does not exist, or for one the client does not watch', async () => {
    const { id: secret } = await playing([ann!, bob!], { game: 'tic-tac-toe', isPublic: false });
    const { key } = await mallory!.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const tab = await mallory!.connects();
    const unknown = { ...NO, why: { no: 'unknown' } };
    expect(await tab.watches(secret)).toMatchObject(unknown);
    expect(await tab.watches(secret, key)).toMatchObject(unknown);
    expect(await tab.watches('nowhere')).toMatchObject(unknown);
    expect(await tab.asks({ say: 'act', table: secret, beat: 0, mine: 0, acts: [mark(0)] })).toMatchObject(unknown);
    expect(await tab.asks({ say: 'chat', table: secret, text: 'hello?' })).toMatchObject(unknown);
    for (const path of ['', '/recording', '/saved'])
      expect((await mallory!.get(`/api/tables/${secret}${path}?key=${key}`)).status).toBe(404);
    expect((await mallory!.post(`/api/tables/${secret}/join`, { key })).status).toBe(404);
    for (const what of [
      'leave',
      'start',
      'rematch',
      'key',
      'ready',
      'wait',
      'remove',
      'remove-seat',
      'host',
      'rules',
      'close',
    ])
      expect((await mallory!.post(`/api/tables/${secret}/${what}`, { key })).status).toBe(404);
    expect((await mallory!.post(`/api/tables/${secret}/invitations`, { user: bob!.user })).status).toBe(404);
    expect((await mallory!.post(`/api/tables/${secret}/swap`, { seat: 0, with: 1 })).status).toBe(404);
  });

  test('with an act from another game, or from none', async () => {
    const { id, tabs } = await crosses();
    for (const act of [
      { do: 'lay', card: 3 },
      { do: 'mark' },
      { do: 'mark', cell: '4' },
      { do: 'mark', cell: 4, x: 1 },
      { do: '__proto__' },
    ])
      expect(await tabs[0]!.acts(id, act)).toMatchObject({ ...NO, why: { no: 'forbidden' } });
    expect(await logOf(id)).toHaveLength(0);
  });
});

describe('The server closes the connection', () => {
  const closed = async (tab: Tab, sends: (socket: WebSocket) => void): Promise<number> => {
    sends(tab.socket);
    const [code] = await once(tab.socket, 'close');
    return code as number;
  };

  test('for binary and oversized frames', async () => {
    expect(await closed(await mallory!.connects(), (socket) => socket.send(Buffer.from([1, 2, 3])))).toBe(1003);
    const long = JSON.stringify({ say: 'chat', re: 1, table: 'x', text: 'x'.repeat(LIMITS.message) });
    expect(await closed(await mallory!.connects(), (socket) => socket.send(long))).toBe(1009);
  });

  test('of a client that floods it, after warnings', async () => {
    const strict = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '5' });
    const tab = await (await Guest.come(strict.address, 'Mallory')).connects();
    const flood = (socket: WebSocket) => {
      for (let i = 0; i < 1000; i++) socket.send('{"say":"ping","re":1}');
    };
    expect(await closed(tab, flood)).toBe(1008);
    const noes = tab.heard.filter(({ say }) => say === 'no').length;
    expect(noes).toBeLessThanOrEqual(200);
    await strict.stop();
  });

  test('of a client that does not read, and no other', async () => {
    const { id, tabs } = await crosses();
    const tab = await mallory!.connects();
    await tab.watches(id);
    tab.socket.pause();
    const watch = JSON.stringify({ say: 'watch', re: 1, table: id });
    for (let i = 0; i < 20_000; i++) tab.socket.send(watch);
    const connected = async () =>
      Number(/trollmoot_evictions_total\{kind="slow"[^}]*\} (\d+)/.exec((await ann!.get('/metrics')).text)?.[1] ?? 0);
    while ((await connected()) === 0) await new Promise((done) => setTimeout(done, 20));
    expect(await tabs[0]!.acts(id, mark(4))).toMatchObject({ say: 'yes' });
    tab.socket.terminate();
  });

  test('before the upgrade: without a session, from another origin, with another protocol version', async () => {
    const address = `${house.address.replace('http', 'ws')}/ws`;
    const refused = async (url: string, headers: { [name: string]: string }): Promise<number> => {
      const socket = new WebSocket(url, { headers });
      const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
      socket.on('error', () => {});
      socket.terminate();
      return response.statusCode;
    };
    const { cookie } = mallory!;
    expect(await refused(`${address}?v=${VERSION}`, {})).toBe(401);
    expect(await refused(`${address}?v=${VERSION}`, { cookie: 'moot=guess' })).toBe(401);
    expect(await refused(`${address}?v=${VERSION}`, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await refused(`${address}?v=${VERSION + 1}`, { cookie })).toBe(400);
  });

  test.each(['/', '/api/hall', '/healthz', '/nowhere', '/wss'])(
    'before the upgrade: on another path (%s)',
    async (path) => {
      const { hostname, port } = new URL(house.address);
      const socket = connect(Number(port), hostname);
      const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
      const secret = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `Cookie: ${mallory!.cookie}`];
      socket.write([`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, ...secret, '', ''].join('\r\n'));
      const [answer] = await once(socket, 'data');
      socket.destroy();
      expect(String(answer).split('\r\n')[0]).toBe('HTTP/1.1 404 Not Found');
    },
  );
});

test('a page from another origin cannot post, and invalid bodies are refused', async () => {
  const post = (headers: { [name: string]: string }, body: string) =>
    fetch(`${house.address}/api/session`, { method: 'POST', headers, body }).then(({ status }) => status);
  const json = { 'content-type': 'application/json' };
  expect(await post({ ...json, origin: 'https://evil.example' }, '{"name":"x"}')).toBe(403);
  expect(await post(json, '{"name":')).toBe(400);
  expect(await post(json, '{"name":""}')).toBe(400);
  expect(await post(json, `{"name":"${'x'.repeat(25)}"}`)).toBe(400);
  expect(await post(json, '{"name":"a\\u202eb"}')).toBe(400);
  expect(await post(json, `{"name":"${'x'.repeat(20_000)}"}`)).toBe(413);
  expect(await post({ 'content-type': 'text/plain' }, '{"name":"x"}')).toBe(415);
});

/** Anything from noise to messages that are almost valid. */
function anything(random: Random, id: string): string {
  const word = () => ['mark', 'lay', 'reopen', '', '__proto__', 'x'.repeat(random(600)), '\u0000', 'ä'][random(8)]!;
  const value = (): unknown => [null, -1, 0, 1, 4, 1e9, 1.5, true, word(), [], {}, [[]], { do: word() }][random(13)];
  const act = () => ({ do: word(), cell: value(), ...(random(4) === 0 ? { [word()]: value() } : {}) });
  const says = [
    'act',
    'act',
    'act',
    'why',
    'undo',
    'consent',
    'propose',
    'withdraw',
    'unwatch',
    'reading',
    'ping',
    'hint',
    word(),
  ];
  const message: { [field: string]: unknown } = {
    say: says[random(says.length)],
    re: random(8) === 0 ? value() : random(1000),
    table: random(8) === 0 ? value() : id,
    beat: random(4) === 0 ? value() : random(3),
    mine: random(4) === 0 ? value() : random(3),
  };
  if (message.say === 'act') message.acts = random(4) === 0 ? value() : Array.from({ length: random(3) + 1 }, act);
  if (message.say === 'why') message.wish = act();
  if (message.say === 'consent') Object.assign(message, { vote: random(3), yes: true });
  if (message.say === 'reading') message.isReading = random(4) === 0 ? value() : random(2) === 0;
  if (message.say === 'withdraw') message.vote = random(4) === 0 ? value() : random(3);
  if (message.say === 'propose')
    message.motion = { ask: ['standIn', 'seat', word()][random(3)], seat: random(4) === 0 ? value() : random(3) };
  if (message.say !== 'act' && message.say !== 'undo' && random(2) === 0)
    for (const field of ['beat', 'mine']) delete message[field];
  const text = JSON.stringify(message);
  return random(10) === 0 ? text.slice(0, random(text.length)) : text;
}

test('a hundred thousand random messages change nothing, crash nothing and leak no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const { id, tabs } = await crosses(); // it is Ann's turn; Bob sends
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/ws`, { headers: { cookie: bob!.cookie } });
  await once(socket, 'open');
  let answers = 0;
  socket.on('message', () => void answers++);
  const random = dice('attack');
  const sendAll = async (messages: number): Promise<void> => {
    for (let sent = 0; sent < messages; sent += 1000) {
      const before = answers;
      socket.send(JSON.stringify({ say: 'watch', re: 0, table: id })); // some of what follows stops watching
      for (let i = 0; i < 1000; i++) socket.send(anything(random, id));
      while (answers < before + 1000) await new Promise((done) => setImmediate(done));
    }
  };
  await sendAll(10_000);
  const before = heap();
  await sendAll(90_000);
  expect(heap() - before).toBeLessThan(8_000_000);
  expect(await logOf(id)).toHaveLength(0);
  expect(await tabs[0]!.acts(id, mark(4))).toMatchObject({ say: 'yes' });
  socket.terminate();
});
