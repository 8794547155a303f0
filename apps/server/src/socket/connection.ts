import type { Socket } from 'node:net';
import { type ClientMessage, clientMessage, LIMITS, misread, parsed, reIn, VERSION } from '@trollmoot/protocol/parse';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { Heartbeat } from './heartbeat.ts';
import { type Client, handleMessage } from './messages.ts';
import { type RateLimiter, TokenBucket } from './token-bucket.ts';
import { Wire } from './wire.ts';

/** One tab of one user. */
export class Connection implements Client {
  readonly user: string;
  readonly address: string;
  name: string;
  readonly tables: Tables;
  readonly watched = new Set<string>(); // bounded by limits.tables
  readonly heartbeat: Heartbeat;
  readonly limits: ConnectionLimits;
  readonly chat: RateLimiter;
  openQuestions = 0;
  readonly #wire: Wire;
  readonly #messages: TokenBucket;
  #warnings = 0;

  /** `chat` is shared by all connections. */
  constructor(
    socket: WebSocket,
    tcp: Socket,
    user: UserRecord,
    address: string,
    tables: Tables,
    limits: ConnectionLimits,
    chat: RateLimiter,
  ) {
    this.user = user.id;
    this.address = address;
    this.name = user.name;
    this.tables = tables;
    this.limits = limits;
    this.chat = chat;
    const now = this.house.clock.now();
    this.#messages = new TokenBucket(limits.burst, limits.perSecond, now);
    this.#wire = new Wire(socket, tcp, {
      message: (data, isBinary) => this.#receive(data, isBinary),
      ping: (data) => this.#pong(data),
      pong: () => {
        if (!this.heartbeat.pong()) this.#takeToken();
      },
      close: () => this.#closed(),
    });
    this.heartbeat = new Heartbeat(this.#wire, limits.heartbeat);
    this.say({ say: 'welcome', version: VERSION, user: this.user, name: this.name, now });
  }

  get house(): House {
    return this.tables.house;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) this.evict(1003, 'text only');
    else if (data.length > LIMITS.message) this.evict(1009, 'too long');
    else if (!this.#wire.isOpen) return;
    else if (this.#messages.take(this.house.clock.now())) this.#read(data.toString());
    else this.#warn(reIn(data.toString()));
  }

  #read(text: string): void {
    const message = parsed(clientMessage, text);
    if (message !== null) this.#handle(message);
    else {
      const { re, what } = misread(text);
      this.refuse(re, 'malformed', what);
    }
  }

  /** A bug of ours costs one answer, not the connection. */
  #handle(message: ClientMessage): void {
    try {
      handleMessage(this, message);
    } catch (error) {
      this.house.journal.error('a message could not be answered', error, { say: message.say });
      this.refuse(message.re, 'busy');
    }
  }

  /** The library would answer every ping, even from clients that flood or do not read. */
  #pong(data: Buffer): void {
    if (this.#takeToken() && this.#keepsUp()) this.#wire.pong(data);
  }

  /** Pings, and pongs nobody asked for, count as messages. */
  #takeToken(): boolean {
    if (!this.#wire.isOpen) return false;
    if (this.#messages.take(this.house.clock.now())) return true;
    this.#warn(null);
    return false;
  }

  #warn(re: number | null): void {
    if (++this.#warnings <= this.limits.warnings) this.refuse(re, 'tooFast');
    else {
      this.evict(1008, 'too fast');
      this.#wire.pause(); // do not even read what is still on its way
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
    if (this.#wire.isOpen && this.#keepsUp()) this.#wire.send(text);
  }

  /** Drop a client that reads too slowly: it catches up when it reconnects. */
  #keepsUp(): boolean {
    if (this.#wire.backlog <= this.limits.backlog) return true;
    this.house.journal.count('evictions', 'slow');
    this.#wire.terminate();
    return false;
  }

  evict(code: number, why: string): void {
    if (!this.#wire.isOpen) return;
    this.house.journal.count('evictions', why);
    this.#wire.close(code, why);
  }

  drop(): void {
    this.evict(1012, 'reload');
  }

  /** The server is about to stop: tell the client to reconnect. */
  closeForRestart(): void {
    this.say({ say: 'bye', why: 'restart' });
    this.#wire.close(1012, 'restart');
  }

  #closed(): void {
    this.heartbeat.stop();
    for (const id of this.watched) this.tables.peek(id)?.viewers.unwatch(this);
    this.watched.clear();
  }
}
