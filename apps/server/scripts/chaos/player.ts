import type { Act } from '@trollmoot/kernel';
import {
  type ClientMessage,
  type Frame,
  firstShown,
  type ServerMessage,
  type Shown,
  shownAfter,
  type Update,
} from '@trollmoot/protocol';
import { VERSION } from '@trollmoot/protocol/parse';
import WebSocket from 'ws';
import { type Sight, sightOfFrame, sightOfUpdate } from './history.ts';

const ANSWERS_WITHIN = 4000; // milliseconds; then the player tries another node
const QUIET = 1000; // milliseconds without a word until the player asks whether the node is still there
const REQUEST_WITHIN = 10_000; // milliseconds
const AGAIN = 250; // milliseconds

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

type Said<T = ClientMessage> = T extends unknown ? Omit<T, 're'> : never;

/** One person, who comes to any node of the house, and to another if that one does not answer. */
export class Player {
  readonly #doors: () => string; // the address of some node
  readonly #cookie: string;
  #socket: WebSocket | null = null;
  #table: string | null = null; // that is watched on this socket
  #shown: Shown | null = null;
  #saw: (sight: Sight) => void = () => {};
  #wasSentAway: () => void = () => {};
  #heard = 0; // messages
  #asked = 0;
  readonly #answers = new Map<number, (message: ServerMessage | null) => void>();
  #listeners: (() => void)[] = [];
  isOver = false; // the table's card says so

  private constructor(doors: () => string, cookie: string) {
    this.#doors = doors;
    this.#cookie = cookie;
  }

  static async come(doors: () => string, name: string): Promise<Player> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name });
    const response = await fetch(`${doors()}/api/session`, { method: 'POST', headers, body });
    return new Player(doors, response.headers.get('set-cookie')!.split(';')[0]!);
  }

  /** Rejects unless it is done. */
  async post(path: string, body: object = {}): Promise<{ readonly [field: string]: string }> {
    const response = await fetch(`${this.#doors()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_WITHIN),
    });
    const answer = (await response.json()) as { readonly [field: string]: string };
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }

  /** From now on the player looks at this table. */
  turnTo(saw: (sight: Sight) => void, wasSentAway: () => void): void {
    this.leave();
    this.#saw = saw;
    this.#wasSentAway = wasSentAway;
    this.#shown = null;
    this.isOver = false;
  }

  leave(): void {
    this.#socket?.terminate();
    this.#socket = null;
    this.#table = null;
  }

  /** What the table shows now; null if nobody would show it. */
  async looksAt(table: string): Promise<Frame | null> {
    if (this.#table === table) {
      if (this.#shown === null) await this.waits(); // nothing of it was shown yet
      return this.#shown?.frame ?? null;
    }
    if (!(await this.#connect())) return null;
    const beat = this.#shown?.frame.beat;
    this.#table = table;
    const answer = await this.#asks({ say: 'watch', table, ...(beat !== undefined && { beat }) });
    if (answer?.say === 'table') return this.#shown?.frame ?? null;
    if (answer?.say === 'no') this.#socket?.terminate();
    await sleep(AGAIN);
    return null;
  }

  async #connect(): Promise<boolean> {
    if (this.#socket !== null) return true;
    const socket = new WebSocket(`${this.#doors().replace('http', 'ws')}/ws?v=${VERSION}`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: ANSWERS_WITHIN,
    });
    const isOpen = await new Promise<boolean>((done) => {
      socket.on('open', () => done(true));
      socket.on('error', () => done(false));
      socket.on('close', () => done(false));
    });
    if (!isOpen) {
      await sleep(AGAIN);
      return false;
    }
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data.toString()) as ServerMessage);
    });
    socket.on('close', () => {
      if (this.#socket === socket) this.#lost();
    });
    return true;
  }

  #lost(): void {
    this.#socket = null;
    this.#table = null;
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
    this.#wake();
  }

  #hear(message: ServerMessage): void {
    this.#heard++;
    if (message.say === 'gone' && message.table === this.#table) {
      this.#wasSentAway();
      this.#socket?.terminate(); // and looks again
    } else if ('table' in message && message.table === this.#table) this.#see(message);
    if ('re' in message && message.re !== null) {
      this.#answers.get(message.re)?.(message);
      this.#answers.delete(message.re);
    }
    this.#wake();
  }

  #see(message: ServerMessage): void {
    if (message.say === 'table' && message.frame !== null) {
      this.#shown = firstShown(message.frame);
      this.#news(message.missed ?? []);
      this.#saw(sightOfFrame(message.frame));
    } else if (message.say === 'frame' && this.#shown !== null) {
      if (message.change !== null) this.#shown = shownAfter(this.#shown, message.change);
      this.#news(message.updates);
      this.#saw(sightOfFrame(this.#shown.frame));
    }
    if (message.say === 'table' || message.say === 'card')
      this.isOver = message.card.status === 'over' || message.card.status === 'broken';
  }

  #news(updates: readonly Update[]): void {
    for (const update of updates) this.#saw(sightOfUpdate(this.#shown!.frame.eye, update));
  }

  #wake(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }

  /** Null: no answer came. Then the player goes elsewhere. */
  async #asks(message: Said): Promise<ServerMessage | null> {
    const socket = this.#socket;
    if (socket === null) return null;
    const re = ++this.#asked;
    const answer = new Promise<ServerMessage | null>((done) => this.#answers.set(re, done));
    socket.send(JSON.stringify({ ...message, re }));
    const timer = setTimeout(() => socket.terminate(), ANSWERS_WITHIN);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }

  async act(table: string, act: Act): Promise<'yes' | 'no' | 'unknown'> {
    const { beat, mine } = this.#shown!.frame;
    const answer = await this.#asks({ say: 'act', table, beat, mine, acts: [act] });
    return answer === null ? 'unknown' : answer.say === 'yes' ? 'yes' : 'no';
  }

  /** Waits for a word. If none comes, is the node still there? */
  async waits(): Promise<void> {
    const heard = this.#heard;
    await Promise.race([new Promise<void>((done) => this.#listeners.push(done)), sleep(QUIET)]);
    if (this.#heard === heard) await this.#asks({ say: 'ping' });
  }
}
