import { once } from 'node:events';
import { firstShown, type ServerMessage, type Shown, shownAfter } from '@trollmoot/protocol';
import { VERSION } from '@trollmoot/protocol/parse';
import WebSocket from 'ws';
import type { Client } from './load.ts';

/** Where a table is made, which is where it will be, and where its two players connect. */
export interface Places {
  readonly made: string;
  readonly seats: readonly [string, string];
}

/** Start tables of two and connect a client to every seat. */
export async function ourClients(tables: number, places: (table: number) => Places): Promise<Client[]> {
  const clients: Client[] = [];
  for (let i = 0; i < tables; i++) {
    const { made: address, seats } = places(i);
    const [one, other] = [await cookieFor(address), await cookieFor(address)];
    const { id } = await post(address, one, '/api/tables', {
      game: 'area',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
    });
    await post(address, other, `/api/tables/${id}/join`, {});
    await post(address, one, `/api/tables/${id}/start`, {});
    clients.push(await connected(seats[0], one, id!), await connected(seats[1], other, id!));
  }
  return clients;
}

export async function cookieFor(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/session`, { method: 'POST', headers, body: '{"name":"bench"}' });
  await response.arrayBuffer();
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

async function post(address: string, cookie: string, path: string, body: object): Promise<{ id?: string }> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id?: string };
}

async function connected(address: string, cookie: string, table: string): Promise<Client> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?v=${VERSION}`, { headers: { cookie } });
  await once(socket, 'open');
  let shown: Shown | null = null;
  let bytes = 0;
  let sent = 0;
  let moves = 0;
  let isWaiting = false;
  let moved: ((milliseconds: number) => void) | null = null;

  const move = (): void => {
    if (moved === null || shown === null || isWaiting || shown.frame.options.length === 0) return;
    const { beat, mine, options } = shown.frame;
    const acts = [options[(moves * 31) % options.length]!];
    isWaiting = true;
    sent = performance.now();
    socket.send(JSON.stringify({ say: 'act', re: ++moves, table, beat, mine, acts }));
  };
  socket.on('message', (data: Buffer) => {
    bytes += data.length;
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.say === 'table') shown = firstShown(message.frame!);
    else if (message.say === 'frame' && message.change !== null) shown = shownAfter(shown!, message.change);
    else if (message.say === 'yes') {
      isWaiting = false;
      moved?.(performance.now() - sent);
    } else if (message.say === 'no') throw new Error(JSON.stringify(message));
    move();
  });
  socket.send(JSON.stringify({ say: 'watch', re: 0, table }));
  while (shown === null) await once(socket, 'message');
  return {
    play: (tell) => {
      moved = tell;
      move();
    },
    pause: () => {
      moved = null;
    },
    stop: () => socket.terminate(),
    bytes: () => bytes,
  };
}
