import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Wire } from '../src/socket/wire.ts';

let server: WebSocketServer;
let client: WebSocket;
let wire: Wire;
let events: string[];
let received: string[];

beforeEach(async () => {
  const own: string[] = []; // of this test: the socket of the last one may close only now
  events = own;
  received = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, autoPong: false });
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data) => received.push(String(data)));
  const [[socket, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  wire = new Wire(socket, request.socket, {
    message: (data, isBinary) => void own.push(`${isBinary ? 'binary' : 'text'} ${data}`),
    ping: (data) => void own.push(`ping ${data}`),
    pong: () => void own.push('pong'),
    close: () => void own.push('close'),
  });
});
afterEach(() => {
  client.terminate();
  server.close();
});

test('texts of every length and script arrive whole and in order', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Höhle 🐉', `${'é'.repeat(62)}x`, 'é'.repeat(63)); // 125 and 126 bytes
  for (const text of texts) wire.send(text);
  await expect.poll(() => received.length).toBe(texts.length);
  expect(received).toEqual(texts);
});

test('what is sent in one tick counts as backlog until it is written', async () => {
  wire.send('x'.repeat(100));
  wire.send('y'.repeat(50));
  expect(wire.backlog).toBe(150);
  await expect.poll(() => received.length).toBe(2);
  expect(wire.backlog).toBe(0);
});

test('messages, pings and pongs arrive, and the close after them', async () => {
  client.send('hello');
  client.send(Buffer.from('bytes'));
  client.ping('1');
  wire.ping();
  await expect.poll(() => events).toEqual(['text hello', 'binary bytes', 'ping 1', 'pong']);
  const pong = once(client, 'pong');
  wire.pong(Buffer.from('1'));
  expect(String((await pong)[0])).toBe('1');
  client.close();
  await expect.poll(() => events.at(-1)).toBe('close');
  expect(wire.isOpen).toBe(false);
});

test('a close comes after everything sent before it', async () => {
  const closed = once(client, 'close');
  wire.send('last words');
  wire.close(1012, 'restart');
  const [code, reason] = await closed;
  expect([code, String(reason), received]).toEqual([1012, 'restart', ['last words']]);
});
