import { once } from 'node:events';
import type { Act, Game } from '@trollmoot/kernel';
import {
  type ClientMessage,
  type Frame,
  firstShown,
  type NewTable,
  type ServerMessage,
  type Shown,
  shownAfter,
  type Update,
} from '@trollmoot/protocol';
import { VERSION } from '@trollmoot/protocol/parse';
import { dash, sealedBids, ticTacToe } from '@trollmoot/testkit';
import WebSocket from 'ws';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import { type Config, readConfig } from '../src/config.ts';
import { type ServeOptions, type Serving, serve } from '../src/serve.ts';

export const EXAMPLES: readonly Game[] = [ticTacToe, sealedBids, dash];

/** Where a house keeps its data if a test does not say, and how it is started. */
export const newHouse = { data: async () => ':memory:', serve };

/** A server on a free port, with nothing on disk unless the settings name a file. */
export async function testServer(
  settings: { readonly [name: string]: string } = {},
  options: Partial<ServeOptions> = {},
): Promise<Serving> {
  const quiet = {
    TROLLMOOT_PORT: '0',
    TROLLMOOT_DATA: await newHouse.data(),
    TROLLMOOT_LOG: 'silent',
    TROLLMOOT_BOT_PAUSE: '0',
  };
  const generous = {
    TROLLMOOT_REQUESTS_PER_MINUTE: '100000',
    TROLLMOOT_TABLES_PER_HOUR: '100000',
    TROLLMOOT_SESSIONS_PER_HOUR: '100000',
  };
  const config = readConfig({ ...quiet, ...generous, ...settings }) as Config;
  const games = options.games ?? EXAMPLES;
  return newHouse.serve(config, { games, bots: () => inlineBots(games), ...options });
}

/** A person with a session, talking HTTP. */
export class Guest {
  readonly address: string;
  readonly cookie: string;
  readonly user: string;

  constructor(address: string, cookie: string, user: string) {
    this.address = address;
    this.cookie = cookie;
    this.user = user;
  }

  static async come(address: string, name: string): Promise<Guest> {
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/session`, { method: 'POST', headers, body });
    const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    return new Guest(address, cookie, ((await response.json()) as { user: string }).user);
  }

  async post(path: string, body: object = {}): Promise<{ status: number; body: { [field: string]: string } }> {
    const headers = { 'content-type': 'application/json', cookie: this.cookie };
    const response = await fetch(`${this.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { [field: string]: string } };
  }

  async get(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(`${this.address}${path}`, { headers: { cookie: this.cookie } });
    return { status: response.status, text: await response.text() };
  }

  async makes(wanted: NewTable): Promise<{ id: string; key: string }> {
    const { status, body } = await this.post('/api/tables', wanted);
    if (status !== 200) throw new Error(body.error);
    return { id: body.id!, key: body.key! };
  }

  async connects(): Promise<Tab> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/ws?v=${VERSION}`, {
      headers: { cookie: this.cookie },
    });
    const tab = new Tab(socket);
    await once(socket, 'open');
    return tab;
  }
}

/** One open tab: keeps everything it is sent, and what it shows. */
export class Tab {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  shown: Shown | null = null;
  updates: Update[] = [];
  isGone = false;
  #asked = 0;
  #listeners = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isGone = true;
      for (const listener of [...this.#listeners]) listener();
    });
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.say === 'table' && message.frame !== null) {
      this.shown = firstShown(message.frame);
      this.updates.push(...(message.missed ?? []));
    } else if (message.say === 'frame') {
      if (message.change !== null) this.shown = shownAfter(this.shown!, message.change);
      this.updates.push(...message.updates);
    }
    for (const listener of [...this.#listeners]) listener();
  }

  get frame(): Frame {
    return this.shown!.frame;
  }

  /** Wait until `isSo`; fails if the connection closes first. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    if (this.isGone) return Promise.reject(new Error('the connection was closed'));
    return new Promise((done, failed) => {
      const look = (): void => {
        if (!isSo() && !this.isGone) return;
        this.#listeners.delete(look);
        if (isSo()) done();
        else failed(new Error('the connection was closed'));
      };
      this.#listeners.add(look);
    });
  }

  /** Send, and wait for the answer. */
  async asks(message: DistributiveOmit<ClientMessage, 're'>): Promise<ServerMessage> {
    const re = ++this.#asked;
    let next = this.heard.length; // earlier messages cannot be the answer
    let answer: ServerMessage | undefined;
    this.socket.send(JSON.stringify({ ...message, re }));
    await this.until(() => {
      for (; answer === undefined && next < this.heard.length; next++) {
        const heard = this.heard[next]!;
        if ('re' in heard && heard.re === re) answer = heard;
      }
      return answer !== undefined;
    });
    return answer!;
  }

  watches(table: string, key?: string, beat?: number): Promise<ServerMessage> {
    return this.asks({ say: 'watch', table, ...(key && { key }), ...(beat !== undefined && { beat }) });
  }

  /** Act at the frame shown. */
  async acts(table: string, ...acts: Act[]): Promise<ServerMessage> {
    const { beat, mine } = this.frame;
    return this.asks({ say: 'act', table, beat, mine, acts });
  }

  async leaves(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}

type DistributiveOmit<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;

/** A table of these guests, begun and watched by all of them. */
export async function playing(
  guests: readonly Guest[],
  wanted: Omit<NewTable, 'chairs'>,
): Promise<{ id: string; key: string; tabs: Tab[] }> {
  const [host, ...others] = guests;
  const chairs: NewTable['chairs'] = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))];
  const { id, key } = await host!.makes({ ...wanted, chairs });
  for (const guest of others) await guest.post(`/api/tables/${id}/join`, { key });
  await host!.post(`/api/tables/${id}/start`);
  const tabs: Tab[] = [];
  for (const guest of guests) {
    const tab = await guest.connects();
    await tab.watches(id);
    tabs.push(tab);
  }
  return { id, key, tabs };
}

export const mark = (cell: number): Act => ({ do: 'mark', cell }) as Act;
