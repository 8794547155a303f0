import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { textFrames } from '../src/socket/wire.ts';

test('texts of every length and script arrive whole and in order', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Höhle 🐉', `${'é'.repeat(62)}x`, 'é'.repeat(63)); // 125 and 126 bytes
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (_socket, request) => request.socket.write(textFrames(texts), 'latin1'));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((done) => {
    client.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === texts.length) done();
    });
  });
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});
