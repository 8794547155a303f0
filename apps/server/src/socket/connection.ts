import type { Socket } from 'node:net';
import { type ClientMessage, clientMessage, LIMITS, misread, parsed, reIn, VERSION } from '@trollmoot/protocol/parse';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { Viewer } from '../ports.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { Heartbeat } from './heartbeat.ts';
import { answer } from './messages.ts';
import { type RateLimiter, TokenBucket } from './token-bucket.ts';
import { textFrames } from './wire.ts';

/** How much one connection may ask of us. */
export interface ConnectionLimits {
  readonly burst: number; // messages at once
  readonly perSecond: number; // messages in the long run
  readonly warnings: number; // refused for haste before the line is cut
  readonly backlog: number; // bytes waiting for a slow reader before it is dropped
  readonly heartbeat: number; // milliseconds between two pings; a reader silent for two of them is gone
  readonly tables: number; // watched at once
  readonly asking: number; // questions that take time, open at once
}
export const CONNECTION_LIMITS: ConnectionLimits = {
  burst: 60,
  perSecond: 30,
  warnings: 200,
  backlog: 1_000_000,
  heartbeat: 20_000,
  tables: 16,
  asking: 4,
};

/** One tab of one user. */
export class Connection implements Viewer {
  readonly user: string;
  name: string;
  readonly tables: Tables;
  readonly watched = new Set<string>(); // bounded by limits.tables
  readonly line: Heartbeat;
  readonly limits: ConnectionLimits;
  readonly chat: RateLimiter; // everybody's
  asking = 0;
  readonly #socket: WebSocket;
  readonly #wire: Socket; // beneath the WebSocket
  readonly #bucket: TokenBucket;
  #warnings = 0;
  #unsent: string[] = []; // said in this tick
  #unsentLength = 0;

  constructor(
    socket: WebSocket,
    wire: Socket,
    user: UserRecord,
    tables: Tables,
    limits: ConnectionLimits,
    chat: RateLimiter,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.user = user.id;
    this.name = user.name;
    this.tables = tables;
    this.limits = limits;
    this.chat = chat;
    const now = this.house.clock.now();
    this.#bucket = new TokenBucket(limits.burst, limits.perSecond, now);
    this.line = new Heartbeat(socket, limits.heartbeat, () => this.#mayAsk());
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary));
    socket.on('ping', (data: Buffer) => this.#pong(data));
    socket.on('close', () => this.#gone());
    socket.on('error', () => socket.terminate());
    this.say({ say: 'welcome', version: VERSION, user: this.user, name: this.name, now });
  }

  get house(): House {
    return this.tables.house;
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (isBinary) this.cut(1003, 'text only');
    else if (data.length > LIMITS.message) this.cut(1009, 'too long');
    else if (!this.#isOpen) return;
    else if (this.#bucket.take(this.house.clock.now())) this.#read(data.toString());
    else this.#warn(reIn(data.toString()));
  }

  #read(text: string): void {
    const message = parsed(clientMessage, text);
    if (message !== null) this.#answer(message);
    else {
      const { re, what } = misread(text);
      this.refuse(re, 'malformed', what);
    }
  }

  /** A fault of ours while answering is no reason to end anything: this once there is no answer. */
  #answer(message: ClientMessage): void {
    try {
      answer(this, message);
    } catch (error) {
      this.house.journal.error('a message could not be answered', error, { say: message.say });
      this.refuse(message.re, 'busy');
    }
  }

  /** A reader's own ping. The library would answer as many as come, also those who do not read the answers. */
  #pong(data: Buffer): void {
    if (this.#mayAsk() && this.#keepsUp()) this.#socket.pong(data);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Pings and pongs count like messages. */
  #mayAsk(): boolean {
    if (!this.#isOpen) return false;
    if (this.#bucket.take(this.house.clock.now())) return true;
    this.#warn(null);
    return false;
  }

  /** Too many, too fast. Said so often, then no more. */
  #warn(re: number | null): void {
    if (++this.#warnings <= this.limits.warnings) this.refuse(re, 'tooFast');
    else {
      this.cut(1008, 'too fast');
      this.#socket.pause(); // what is still on its way need not even be read
    }
  }

  refuse(re: number | null, why: string, what?: string): void {
    this.house.journal.count('refusals', why);
    this.say({ say: 'no', re, why: { no: why, what } });
  }

  say(message: object): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (!this.#isOpen || !this.#keepsUp()) return;
    this.#unsent.push(text);
    this.#unsentLength += text.length;
    if (this.#unsent.length === 1) Connection.#sendSoon(this);
  }

  /** A reader that does not keep up is dropped: it resumes where it was when it comes again. */
  #keepsUp(): boolean {
    if (this.#wire.writableLength + this.#unsentLength <= this.limits.backlog) return true;
    this.house.journal.count('evictions', 'slow');
    this.#socket.terminate();
    return false;
  }

  static #talking: Connection[] = []; // with something unsent

  /** Everybody's at the end of this tick. */
  static #sendSoon(connection: Connection): void {
    if (Connection.#talking.push(connection) > 1) return;
    process.nextTick(() => {
      const talking = Connection.#talking;
      Connection.#talking = [];
      for (const one of talking) one.#sendAll();
    });
  }

  /** What is said in one go is sent in one go: a move's frame and its acknowledgement, mostly. */
  #sendAll(): void {
    const texts = this.#unsent;
    this.#unsent = [];
    this.#unsentLength = 0;
    if (texts.length > 0 && this.#isOpen) this.#wire.write(textFrames(texts), 'latin1');
  }

  cut(code: number, why: string): void {
    if (!this.#isOpen) return;
    this.house.journal.count('evictions', why);
    this.#close(code, why);
  }

  /** Whoever does not hang up within a second is hung up on. */
  #close(code: number, why: string): void {
    this.#sendAll(); // after a close nothing may be sent
    this.#socket.close(code, why);
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  drop(): void {
    this.cut(1012, 'look again');
  }

  /** The server is about to stop. */
  goodbye(): void {
    this.say({ say: 'bye', why: 'restart' });
    this.#close(1012, 'restart');
  }

  #gone(): void {
    this.line.stop();
    for (const id of this.watched) this.tables.peek(id)?.viewers.unwatch(this);
    this.watched.clear();
  }
}
