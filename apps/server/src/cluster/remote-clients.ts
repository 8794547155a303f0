import { type ClientMessage, clientMessage, parsed } from '@trollmoot/protocol/parse';
import { LocalBus } from '../adapters/local-bus.ts';
import type { Bus, Viewer } from '../ports.ts';
import { CONNECTION_LIMITS } from '../socket/connection-limits.ts';
import { type Client, handleMessage } from '../socket/messages.ts';
import { mayWatch } from '../table/card.ts';
import type { Tables } from '../tables.ts';
import { BEAT, type Frame, frameIn, Side } from './call.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Messenger } from './messenger.ts';

const LIMITS = { ...CONNECTION_LIMITS, tables: 1000 }; // the other node has counted

interface Call {
  readonly side: Side;
  readonly clients: Map<string, RemoteClient>; // by connection
}

/** The viewers of this node's tables who are connected to other nodes. */
export class RemoteClients {
  readonly #messenger: Messenger;
  readonly #me: string;
  readonly #tables: () => Tables;
  readonly #calls = new Map<string, Call>(); // by the other node
  readonly #timer: NodeJS.Timeout;
  readonly #deafen: () => void;

  constructor(messenger: Messenger, me: string, tables: () => Tables) {
    this.#messenger = messenger;
    this.#me = me;
    this.#tables = tables;
    this.#deafen = messenger.subscribe(`node.${me}.call`, ({ text }) => this.#hear(frameIn(text)));
    this.#timer = setInterval(() => this.#look(), BEAT).unref();
  }

  #look(): void {
    for (const call of this.#calls.values())
      if (call.side.isSilent) this.#end(call);
      else call.side.say('beat');
  }

  #hear(frame: Frame): void {
    const known = this.#calls.get(frame.from);
    if (known?.side.call !== frame.call) {
      if (frame.n > 1) new Side(this.#messenger, this.#me, frame.from, frame.call, 'answer').hangUp();
      if (frame.n !== 1) return;
      if (known !== undefined) this.#end(known); // it has called again
    }
    const call = this.#calls.get(frame.from) ?? this.#begin(frame);
    if (frame.n === 0) this.#end(call);
    else if (call.side.takes(frame)) this.#do(call, frame);
    else {
      this.#end(call);
      call.side.hangUp();
    }
  }

  #begin({ from, call: id }: Frame): Call {
    const side = new Side(this.#messenger, this.#me, from, id, 'answer');
    const call: Call = { side, clients: new Map() };
    this.#calls.set(from, call);
    return call;
  }

  #end(call: Call): void {
    if (this.#calls.get(call.side.node) === call) this.#calls.delete(call.side.node);
    for (const client of call.clients.values()) client.close();
  }

  #do({ side, clients }: Call, { verb, args: [id = '', more = ''], text }: Frame): void {
    const client = clients.get(id);
    if (verb === 'open') {
      const { user, name, address } = JSON.parse(text) as Pick<Viewer, 'user' | 'name' | 'address'>;
      clients.set(id, new RemoteClient(this.#tables(), side, id, user, name, address));
    } else if (client === undefined) return;
    else if (verb === 'say') client.hear(text, Number(more));
    else if (verb === 'again') client.watchAgain(more);
    else if (verb === 'name') client.name = text;
    else if (verb === 'close') {
      clients.delete(id);
      client.close();
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#deafen();
    for (const call of [...this.#calls.values()]) {
      this.#end(call);
      call.side.hangUp();
    }
  }
}

/** One tab that is connected to another node. That node has checked who it is and how much it may ask. */
class RemoteClient implements Client {
  readonly tables: Tables;
  readonly side: Side;
  readonly id: string;
  readonly user: string;
  readonly address: string;
  readonly watched = new Set<string>();
  readonly channels = new Set<string>(); // it listens to
  readonly loading = new Map<string, ClientMessage[]>();
  readonly limits = LIMITS;
  readonly heartbeat = { ping() {}, latency: 0 };
  name: string;
  isOpen = true;

  constructor(tables: Tables, side: Side, id: string, user: string, name: string, address: string) {
    this.tables = tables;
    this.side = side;
    this.id = id;
    this.user = user;
    this.name = name;
    this.address = address;
  }

  hear(text: string, lag: number): void {
    const message = parsed(clientMessage, text);
    if (message === null) return;
    this.heartbeat.latency = lag;
    this.#answer(message);
  }

  #answer(message: ClientMessage): void {
    try {
      handleMessage(this, message);
    } catch (error) {
      this.tables.house.journal.error('a message could not be answered', error, { say: message.say });
      this.refuse(message.re, 'busy');
    }
  }

  /** It has watched the table before, at a node that has it no longer. What it says meanwhile waits. */
  watchAgain(table: string): void {
    if (this.loading.has(table)) return; // it will be shown
    const waiting: ClientMessage[] = [];
    this.loading.set(table, waiting);
    this.tables.find(table).then(
      (found) => {
        this.loading.delete(table);
        if (!this.isOpen) return;
        if (found === null || !mayWatch(found.record, this.user, found.record.key)) this.dismiss(table, 'closed');
        else if (found.viewers.watch(this, null, null).ok) this.watched.add(table);
        for (const message of waiting) this.#answer(message);
      },
      (error: unknown) => {
        this.loading.delete(table);
        if (!(error instanceof Elsewhere))
          this.tables.house.journal.error('a table could not be read', error, { table });
        this.reload(table);
        this.passOn(table, waiting);
      },
    );
  }

  mayChat(): boolean {
    return true;
  }
  mayAsk(): boolean {
    return true;
  }
  asked(): void {}

  say(message: object): void {
    this.send(JSON.stringify(message));
  }

  refuse(re: number | null, why: string): void {
    this.say({ say: 'no', re, why: { no: why } });
  }

  send(text: string): void {
    if (this.isOpen) this.side.say(`tell ${this.id}`, text);
  }

  reload(table: string): void {
    this.watched.delete(table);
    if (this.isOpen) this.side.say(`reload ${this.id} ${table}`);
  }

  passOn(table: string, messages: readonly ClientMessage[]): boolean {
    this.watched.delete(table);
    if (this.isOpen) for (const message of messages) this.side.say(`astray ${this.id}`, JSON.stringify(message));
    return true;
  }

  dismiss(table: string, why: 'closed' | 'shutOut'): void {
    this.watched.delete(table);
    if (this.isOpen) this.side.say(`gone ${this.id} ${table}`, why);
  }

  close(): void {
    this.isOpen = false;
    for (const id of this.watched) this.tables.peek(id)?.viewers.unwatch(this);
    this.watched.clear();
  }
}

/** Publishes once to every node that has viewers on a channel; there it is handed out to them. */
export class ClusterBus implements Bus {
  readonly #here = new LocalBus();
  readonly #far = new Map<string, Map<Side, number>>(); // viewers by channel and node; no zeros

  join(channel: string, viewer: Viewer): void {
    if (!(viewer instanceof RemoteClient)) this.#here.join(channel, viewer);
    else if (!viewer.channels.has(channel)) {
      viewer.channels.add(channel);
      this.#count(channel, viewer.side, 1);
      viewer.side.say(`join ${viewer.id} ${channel}`);
    }
  }

  leave(channel: string, viewer: Viewer): void {
    if (!(viewer instanceof RemoteClient)) this.#here.leave(channel, viewer);
    else if (viewer.channels.delete(channel)) {
      this.#count(channel, viewer.side, -1);
      viewer.side.say(`leave ${viewer.id} ${channel}`);
    }
  }

  #count(channel: string, side: Side, change: 1 | -1): void {
    const sides = this.#far.get(channel) ?? new Map<Side, number>();
    this.#far.set(channel, sides);
    const left = (sides.get(side) ?? 0) + change;
    if (left > 0) sides.set(side, left);
    else sides.delete(side);
    if (sides.size === 0) this.#far.delete(channel);
  }

  listeners(channel: string): number {
    let all = this.#here.listeners(channel);
    for (const many of this.#far.get(channel)?.values() ?? []) all += many;
    return all;
  }

  publish(channel: string, text: string): void {
    this.#here.publish(channel, text);
    for (const side of this.#far.get(channel)?.keys() ?? []) side.say(`all ${channel}`, text);
  }
}
