import type { Socket } from 'node:net';
import type { Asker } from '@trollmoot/bots';
import { type ClientMessage, clientMessage, LIMITS, misread, parsed, reIn, VERSION } from '@trollmoot/protocol/parse';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { Heartbeat } from './heartbeat.ts';
import type { FarClient, Hub } from './hub.ts';
import { handleMessage } from './messages.ts';
import { TokenBucket } from './token-bucket.ts';
import type { Visitor } from './turnstile.ts';
import { Wire } from './wire.ts';

/** When messages wait: moves first, spectators last. */
const RANKS = { move: 0, player: 1, spectator: 2 } as const;

const ACT = Buffer.from('{"say":"act"');
/** Does the message say that it is an act? Read without parsing: most messages wait because there is no time for that. */
const isAct = (data: Buffer | undefined): boolean => data?.subarray(0, ACT.length).equals(ACT) ?? false;

/** A tab that nobody looks at says these, too. */
const IDLE: readonly ClientMessage['say'][] = ['ping', 'watch', 'unwatch'];

/** Who opens a connection, from where. */
export interface Caller {
  readonly user: UserRecord;
  readonly address: string; // what limits are counted by
  readonly device: string;
}

/** One tab of one user. */
export class Connection implements FarClient, Visitor {
  readonly user: string;
  readonly address: string;
  readonly device: string;
  name: string;
  readonly tables: Tables;
  readonly watched = new Set<string>(); // bounded by limits.tables
  readonly loading = new Map<string, ClientMessage[]>(); // the same, and what was said of them since
  readonly heartbeat: Heartbeat;
  readonly limits: ConnectionLimits;
  readonly #wire: Wire;
  readonly #messages: TokenBucket;
  readonly #hub: Hub;
  readonly #inbox: Buffer[] = []; // messages still to be answered; while there are many, nothing more is read
  #isPaused = false;
  #built = 0; // bytes, for the message that is being answered
  #warnings = 0;

  constructor(
    socket: WebSocket,
    tcp: Socket,
    { user, address, device }: Caller,
    tables: Tables,
    limits: ConnectionLimits,
    hub: Hub,
  ) {
    this.user = user.id;
    this.address = address;
    this.device = device;
    this.name = user.name;
    this.tables = tables;
    this.limits = limits;
    this.#hub = hub;
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
    else if (this.#messages.take(this.house.clock.now())) this.#wait(data);
    else this.#warn(reIn(data.toString()));
  }

  #wait(data: Buffer): void {
    this.#inbox.push(data);
    if (this.#inbox.length === 1) this.#hub.turnstile.enter(this);
    else if (this.#inbox.length >= this.limits.inbox && !this.#isPaused) {
      this.#isPaused = true;
      this.#wire.pause();
    }
  }

  get isWaiting(): boolean {
    return this.#inbox.length > 0;
  }

  get asker(): Asker {
    const { user, address } = this;
    const isMove = isAct(this.#inbox[0]);
    return { rank: this.#isPlaying ? (isMove ? RANKS.move : RANKS.player) : RANKS.spectator, user, address };
  }

  get #isPlaying(): boolean {
    for (const id of this.watched) if (this.tables.peek(id)?.seatOf(this.user) !== null) return true;
    return this.#hub.far?.isWatching(this) ?? false;
  }

  /** Answer the message that has waited longest. */
  serve(): number {
    const data = this.#inbox.shift()!;
    if (this.#isPaused && this.#inbox.length === 0) {
      this.#isPaused = false;
      this.#wire.resume();
    }
    this.#built = 0;
    if (!this.#wire.isOpen) this.#inbox.length = 0;
    else if (isAct(data) || !this.#hub.isInDebt(this, this.house.clock.now())) this.#read(data.toString());
    else this.#warn(reIn(data.toString()));
    return this.#built;
  }

  /** May this client have one more slow question open? */
  mayAsk(): boolean {
    return this.#hub.questions.take(this);
  }
  asked(): void {
    this.#hub.questions.giveBack(this);
  }

  mayChat(): boolean {
    return this.#hub.chat.take(this.user, this.house.clock.now());
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
    if (!IDLE.includes(message.say)) this.house.alerts.saw?.(this.user);
    try {
      if (!this.#hub.far?.takes(this, message)) handleMessage(this, message);
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
    this.#built += text.length;
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

  get isOpen(): boolean {
    return this.#wire.isOpen;
  }

  passOn(table: string, messages: readonly ClientMessage[]): boolean {
    this.#hub.far?.again(this, table, messages);
    return this.#hub.far !== null;
  }

  reload(table: string): void {
    if (this.#hub.far !== null) this.#hub.far.reload(this, table);
    else this.showAgain(table);
  }

  showAgain(table: string): void {
    if (this.#hub.far !== null) this.watched.add(table);
    this.tables.find(table).then(
      (loaded) => {
        if (!this.isOpen || !this.watched.has(table)) return;
        if (loaded === null) this.evict(1012, 'reload');
        else loaded.viewers.watch(this, null, null);
      },
      () => this.evict(1012, 'reload'), // not even readable: the client tries again
    );
  }

  dismiss(table: string, why: 'closed' | 'shutOut'): void {
    this.watched.delete(table);
    this.say({ say: 'gone', table, why });
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
    this.#hub.far?.closed(this);
  }
}
