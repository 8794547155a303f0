// Runs in a process of its own, so that it does not slow down the people who measure: attack.ts <kind> <address> <many>
import { once } from 'node:events';
import { VERSION } from '@trollmoot/protocol/parse';
import WebSocket from 'ws';
import { Guest, playing, type Tab } from '../../test/harness.ts';
import { sleep } from './people.ts';

const [kind, address, many] = process.argv.slice(2) as [string, string, string];
const PER_ADDRESS = 95; // connections, inside the limit
const PER_SECOND = 28; // messages of each, inside the limit
const OPEN = 4; // hints at a time

/** A socket from one of this machine's many addresses. */
async function socketFrom(guest: Guest, i: number): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?v=${VERSION}`, {
    headers: { cookie: guest.cookie },
    localAddress: `127.0.0.${2 + Math.floor(i / PER_ADDRESS)}`,
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

/** A table in the middle of a game, with as much news as the server keeps for those who come back. */
async function longTable(): Promise<string> {
  const host = await Guest.come(address, 'Host');
  const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'pebble' }];
  const { id } = await host.makes({ game: 'cave-troll', chairs });
  await host.post(`/api/tables/${id}/start`);
  const tab = await host.connects();
  await tab.watches(id);
  while (tab.frame.beat < 60) {
    const { beat, options } = tab.frame;
    if (options.length > 0) await tab.acts(id, options[beat % options.length]!);
    await tab.until(() => tab.frame.beat > beat);
  }
  return id;
}

async function watch(): Promise<void> {
  const table = await longTable();
  const sockets: WebSocket[] = [];
  for (let i = 0; i < Number(many); i++) sockets.push(await socketFrom(await Guest.come(address, 'W'), i));
  let re = 0;
  const text = () => JSON.stringify({ say: 'watch', re: ++re, table, beat: 0 });
  setInterval(() => {
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(text());
  }, 1000 / PER_SECOND);
}

async function hints(): Promise<void> {
  for (let i = 0; i < Number(many); i++) {
    const guest = await Guest.come(address, 'H');
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'pebble' }];
    const { id } = await guest.makes({ game: 'cave-troll', chairs });
    await guest.post(`/api/tables/${id}/start`);
    const socket = await socketFrom(guest, i);
    let re = 0;
    socket.send(JSON.stringify({ say: 'watch', re: ++re, table: id }));
    const ask = () => socket.send(JSON.stringify({ say: 'hint', re: ++re, table: id }));
    socket.on('message', (data: Buffer) => {
      const { say } = JSON.parse(data.toString()) as { say: string };
      if (say === 'yes') ask();
      if (say === 'no') setTimeout(ask, 200);
    });
    for (let open = 0; open < OPEN; open++) ask();
  }
}

async function ghosts(): Promise<void> {
  const guest = await Guest.come(address, 'Ghost');
  for (let i = 0; i < Number(many); i++) await dragonTable(guest);
}

/** Tables of three Dragons, each looked at by somebody else from elsewhere, so that none of them pauses. */
async function watched(): Promise<void> {
  const host = await Guest.come(address, 'Host');
  for (let i = 0; i < Number(many); i++) {
    const { id, key } = await dragonTable(host);
    const socket = await socketFrom(await Guest.come(address, 'W'), i * PER_ADDRESS);
    socket.send(JSON.stringify({ say: 'watch', re: 1, table: id, key }));
    await new Promise<void>((sees) =>
      socket.on('message', (text: Buffer) => {
        if (text.toString().startsWith('{"say":"table"')) sees();
      }),
    );
  }
}

/** Three Dragons, and a seat that its player has left. */
async function dragonTable(guest: Guest): Promise<{ id: string; key: string }> {
  const dragons = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: 'dragon' }));
  const made = await guest.makes({ game: 'cave-troll', chairs: [{ kind: 'me' }, ...dragons] });
  await guest.post(`/api/tables/${made.id}/start`);
  await guest.post(`/api/tables/${made.id}/leave`);
  return made;
}

/** Pairs that act as soon as they may, in one game after the other. */
async function flatOut(): Promise<void> {
  for (let i = 0; i < Number(many); i++) {
    const pair = [await Guest.come(address, 'F'), await Guest.come(address, 'G')];
    playPair(pair).catch(() => {}); // the connection breaks in the end
  }
}

async function playPair(pair: readonly Guest[]): Promise<void> {
  for (;;) {
    const { id, tabs } = await playing(pair, { game: 'troll-and-dragon' });
    await Promise.all(tabs.map((tab) => playSeat(tab, id)));
    for (const tab of tabs) tab.socket.terminate();
  }
}

async function playSeat(tab: Tab, id: string): Promise<void> {
  while (tab.frame.result === null) {
    const { options, mine, beat } = tab.frame;
    if (options.length === 0) await tab.until(() => tab.frame.beat > beat);
    else if ((await tab.acts(id, options[(7 * mine) % options.length]!)).say === 'yes')
      await tab.until(() => tab.frame.mine > mine);
    tab.heard.length = 0;
  }
}

if (kind === 'watch') await watch();
else if (kind === 'hints') await hints();
else if (kind === 'watched') await watched();
else if (kind === 'ghosts') await ghosts();
else if (kind === 'flat-out') await flatOut();
process.send?.('ready');
process.on('disconnect', () => process.exit());
while (process.connected) await sleep(1000);
