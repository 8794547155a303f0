import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { VERSION } from '@trollmoot/protocol/parse';
import { ticTacToe } from '@trollmoot/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

let house: Serving;
afterEach(() => house.stop());

const moment = () => new Promise((done) => setTimeout(done, 20));

/** A metric; 0 until something is counted. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${house.address}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

/** A client that sends raw bytes after the upgrade. */
async function rawClient({ cookie }: Guest): Promise<Socket> {
  const { port, host } = new URL(house.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  const headers = [
    `GET /ws?v=${VERSION} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

const [PING, PONG] = [0x89, 0x8a];
/** A control frame of the greatest length, masked (with zeros), as the protocol requires. */
const control = (kind: number) => Buffer.concat([Buffer.from([kind, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'a')]);

/** Send as fast as the other side reads, until it hangs up or `frames` have been sent. */
async function flood(socket: Socket, frame: Buffer, frames: number): Promise<void> {
  const pack = Buffer.concat(Array.from({ length: 500 }, () => frame));
  for (let sent = 0; sent < frames && !socket.destroyed; sent += 500) if (!socket.write(pack)) await moment();
}

describe('Pings and pongs', () => {
  test.each([
    ['pings', PING],
    ['unsolicited pongs', PONG],
  ])('%s count as messages: a flood of them closes the connection', async (_name, kind) => {
    house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '5' });
    const socket = await rawClient(await Guest.come(house.address, 'Mallory'));
    socket.resume();
    const hungUp = new Promise((done) => socket.once('close', done));
    await flood(socket, control(kind), 2000);
    await hungUp;
    expect(await figure('trollmoot_evictions_total{kind="too fast"}')).toBe(1);
  });

  test('a client that does not read is dropped, even when only pongs pile up', async () => {
    const limits = { backlog: 200_000 };
    house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '1000000' }, { limits });
    const socket = await rawClient(await Guest.come(house.address, 'Mallory'));
    socket.pause();
    await flood(socket, control(PING), 100_000);
    expect(await figure('trollmoot_evictions_total{kind="slow"}')).toBe(1);
    expect(await figure('trollmoot_connected')).toBe(0);
    socket.destroy();
  });

  test('a client that pings now and then gets its pongs', async () => {
    house = await testServer();
    const tab = await (await Guest.come(house.address, 'Ann')).connects();
    for (let i = 0; i < 10; i++) {
      tab.socket.ping(`${i}`);
      const [data] = await once(tab.socket, 'pong');
      expect(String(data)).toBe(`${i}`);
    }
  });
});

test('an evicted client is not read any more, and is counted once', async () => {
  house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '5' });
  const tab = await (await Guest.come(house.address, 'Mallory')).connects();
  for (let i = 0; i < 5000; i++) tab.socket.send('{"say":"ping","re":1}');
  await once(tab.socket, 'close');
  expect(await figure('trollmoot_evictions_total{kind="too fast"}')).toBe(1);
  expect(await figure('trollmoot_refusals_total{kind="tooFast"}')).toBe(200);
});

test('invalid frames close the connection, and are counted, not logged', async () => {
  house = await testServer();
  const socket = await rawClient(await Guest.come(house.address, 'Mallory'));
  socket.resume();
  const hungUp = new Promise((done) => socket.once('close', done));
  socket.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0])); // a reserved opcode
  await hungUp;
  expect(await figure('trollmoot_evictions_total{kind="broken"}')).toBe(1);
  expect(await figure('trollmoot_troubles_total')).toBe(0);
});

test('a message of more than 16 fragments is refused', async () => {
  house = await testServer();
  const socket = await rawClient(await Guest.come(house.address, 'Mallory'));
  socket.resume();
  const hungUp = new Promise((done) => socket.once('close', done));
  socket.write(Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x7b])); // a brace, and more to come
  for (let i = 0; i < 16; i++) socket.write(Buffer.from([0x00, 0x80, 0, 0, 0, 0])); // nothing, and more to come
  await hungUp;
  expect(await figure('trollmoot_evictions_total{kind="broken"}')).toBe(1);
});

test('a client that ignores the close frame does not keep the server from stopping', async () => {
  house = await testServer();
  const socket = await rawClient(await Guest.come(house.address, 'Mallory'));
  socket.resume();
  const isEnded = await Promise.race([
    house.stop().then(() => true),
    new Promise<boolean>((done) => setTimeout(() => done(false), 8000)), // the library would wait for 30 seconds
  ]);
  socket.destroy();
  expect(isEnded).toBe(true);
  house = await testServer(); // for afterEach
}, 20_000);

test('an error while answering costs that answer, not the connection', async () => {
  house = await testServer();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(house.address, name)));
  const { id, tabs } = await playing([ann!, bob!], { game: ticTacToe.name });
  const table = (await house.tables.find(id))!;
  table.actFor = () => {
    throw new Error('a fault of ours');
  };
  expect(await tabs[0]!.acts(id, mark(4))).toMatchObject({ say: 'no', why: { no: 'busy' } });
  expect(await figure('trollmoot_troubles_total{kind="a message could not be answered"}')).toBe(1);
  expect(await tabs[0]!.asks({ say: 'ping' })).toMatchObject({ say: 'yes' });
});

describe('A refusal names the message it answers', () => {
  const NO = { say: 'no' };

  test.each([
    [{ say: 'ping', re: 7, x: 2 }, "unknown field 'x'"],
    [{ say: 'chat', re: 7, table: 'a', text: 'two\nlines' }, 'text: contains characters that are not allowed'],
    [{ say: 'chat', re: 7, table: 'a', text: 'x'.repeat(501) }, 'text: must have at most 500 characters'],
    [{ say: 'act', re: 7, table: 'a', beat: 0, mine: 0, acts: [{ x: 1 }] }, 'acts.0: is not an allowed value'],
    [{ say: 'watch', re: 7 }, 'table: must be of type string'],
    [{ say: 'shout', re: 7 }, 'say: is not an allowed value'],
  ])('and says what is wrong with it: %j', async (message, what) => {
    house = await testServer();
    const tab = await (await Guest.come(house.address, 'Ann')).connects();
    tab.socket.send(JSON.stringify(message));
    await tab.until(() => tab.heard.length === 2);
    expect(tab.heard[1]).toEqual({ ...NO, re: 7, why: { no: 'malformed', what } });
  });

  test('even if it came too fast; `re` is null if the message has none', async () => {
    house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '1' });
    const tab = await (await Guest.come(house.address, 'Ann')).connects();
    for (const text of ['{"re":', '[7]', '{"say":"ping","re":8}']) tab.socket.send(text);
    await tab.until(() => tab.heard.length === 4);
    expect(tab.heard.slice(1)).toEqual([
      { ...NO, re: null, why: { no: 'malformed', what: 'not valid JSON' } },
      { ...NO, re: null, why: { no: 'malformed', what: 'must be of type object' } },
      { ...NO, re: 8, why: { no: 'tooFast' } },
    ]);
  });
});
