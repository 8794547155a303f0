import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClientMessage, clientMessage, parsed } from '@trollmoot/protocol/parse';
import { LocalBus } from '../adapters/local-bus.ts';
import type { FarClient, FarDesks } from '../socket/hub.ts';
import { handleMessage } from '../socket/messages.ts';
import { BEAT, type Frame, frameIn, Side } from './call.ts';
import { Elsewhere } from './elsewhere.ts';
import { type Messenger, NoAnswer } from './messenger.ts';
import type { Placement } from './placement.ts';

const AGAIN = 150; // milliseconds until a table that nobody has is looked for again
const PATIENCE = 30_000; // milliseconds until the client is told to come back later
const ANSWERS_WITHIN = 1000;
const MOST_WAITING = 8; // messages about a table that is being looked for

type OfTable = Exclude<ClientMessage, { say: 'ping' }>;

/** Where a table is that a connection looks at, or what waits until that is known. */
interface Desk {
  at: Side | null; // null: it is being looked for
  readonly waiting: OfTable[];
}

/** One connection, as far as it looks at tables of other nodes. */
interface Tab {
  readonly id: string;
  readonly connection: FarClient;
  readonly desks: Map<string, Desk>; // by table
  readonly open: Set<Side>; // calls that know of it
  readonly unanswered: Map<number, { readonly side: Side; readonly message: OfTable }>; // by `re`
}

/** The tables of other nodes that connections of this one look at. */
export class FarTables implements FarDesks {
  readonly #messenger: Messenger;
  readonly #placement: Placement;
  readonly #tabs = new Map<string, Tab>();
  readonly #ids = new WeakMap<FarClient, string>();
  readonly #calls = new Map<string, { readonly side: Side; readonly bus: LocalBus }>(); // by node
  readonly #timer: NodeJS.Timeout;
  readonly #deafen: (() => void)[];
  #next = 0;
  #isClosed = false;

  constructor(messenger: Messenger, placement: Placement) {
    this.#messenger = messenger;
    this.#placement = placement;
    this.#deafen = [
      messenger.subscribe(`node.${placement.id}.answer`, ({ text }) => this.#hear(frameIn(text))),
      messenger.subscribe(`node.${placement.id}.ping`, ({ answer }) => answer?.('here')),
    ];
    this.#timer = setInterval(() => this.#look(), BEAT).unref();
  }

  takes(connection: FarClient, message: ClientMessage): boolean {
    if (message.say === 'ping') return false;
    const desk = this.#tabOf(connection)?.desks.get(message.table);
    if (desk === undefined) {
      if (message.say !== 'watch' || this.#placement.epochOf(message.table) !== undefined) return false;
      if (connection.watched.size + (this.#tabOf(connection)?.desks.size ?? 0) >= connection.limits.tables)
        return false;
      this.#seek(this.#tabFor(connection), message.table, [message], false);
    } else if (desk.at !== null) this.#pass(this.#tabOf(connection)!, desk, message);
    else if (desk.waiting.length < MOST_WAITING) desk.waiting.push(message);
    else connection.refuse(message.re, 'busy');
    return true;
  }

  reload(connection: FarClient, table: string): void {
    connection.watched.delete(table);
    this.#seek(this.#tabFor(connection), table, [], true);
  }

  again(connection: FarClient, table: string, messages: readonly ClientMessage[]): void {
    const mine = messages.filter((message): message is OfTable => message.say !== 'ping');
    const wasWatched = connection.watched.delete(table);
    const tab = this.#tabFor(connection);
    const desk = tab.desks.get(table);
    if (desk !== undefined && desk.at === null) desk.waiting.push(...mine);
    else this.#seek(tab, table, mine, wasWatched || mine[0]?.say !== 'watch');
  }

  isWatching(connection: FarClient): boolean {
    return (this.#tabOf(connection)?.desks.size ?? 0) > 0;
  }

  renamed(connection: FarClient): void {
    const tab = this.#tabOf(connection);
    for (const side of tab?.open ?? []) side.say(`name ${tab!.id}`, connection.name);
  }

  closed(connection: FarClient): void {
    const tab = this.#tabOf(connection);
    if (tab === undefined) return;
    this.#tabs.delete(tab.id);
    for (const side of tab.open) side.say(`close ${tab.id}`);
    for (const { message } of tab.unanswered.values()) if (message.say === 'hint') connection.asked();
  }

  #tabOf(connection: FarClient): Tab | undefined {
    const id = this.#ids.get(connection);
    return id === undefined ? undefined : this.#tabs.get(id);
  }

  #tabFor(connection: FarClient): Tab {
    const known = this.#tabOf(connection);
    if (known !== undefined) return known;
    const id = String(++this.#next);
    const tab: Tab = { id, connection, desks: new Map(), open: new Set(), unanswered: new Map() };
    this.#tabs.set(id, tab);
    this.#ids.set(connection, id);
    return tab;
  }

  /** Find out who has the table, and go on there. `isAgain`: it is watched already, so show it again. */
  #seek(tab: Tab, table: string, waiting: readonly OfTable[], isAgain: boolean): void {
    const before = tab.desks.get(table);
    if (before !== undefined && before.at === null) {
      before.waiting.push(...waiting);
      return;
    }
    const desk: Desk = { at: null, waiting: [...waiting] };
    tab.desks.set(table, desk);
    this.#find(tab, table, desk).then(
      (side) => {
        if (tab.desks.get(table) !== desk || !tab.connection.isOpen) return;
        if (side === null) this.#goOnHere(tab, table, desk, isAgain);
        else this.#goOnThere(tab, table, desk, side, isAgain);
      },
      () => {
        tab.desks.delete(table);
        tab.connection.evict(1012, 'reload');
      },
    );
  }

  /** The node that has the table; null: this one, which has it in memory now, or there is no such table. */
  async #find(tab: Tab, table: string, desk: Desk): Promise<Side | null> {
    for (const end = performance.now() + PATIENCE; ; await pause(AGAIN)) {
      if (!tab.connection.isOpen || tab.desks.get(table) !== desk) return null;
      if (this.#isClosed) throw new Elsewhere(null);
      try {
        await tab.connection.tables.find(table); // what waits would come back at once if it were still to be loaded
        return null;
      } catch (error) {
        const node = error instanceof Elsewhere ? error.node : null;
        const side = node === null ? null : await this.#callTo(node);
        if (side !== null) return side;
        if (performance.now() > end) throw error;
      }
    }
  }

  /** Null: that node does not answer. */
  async #callTo(node: string): Promise<Side | null> {
    const known = this.#calls.get(node);
    if (known !== undefined) return known.side;
    try {
      await this.#messenger.request(`node.${node}.ping`, '', ANSWERS_WITHIN);
    } catch (error) {
      if (error instanceof NoAnswer) return null;
      throw error;
    }
    const side =
      this.#calls.get(node)?.side ??
      new Side(this.#messenger, this.#placement.id, node, randomBytes(6).toString('hex'), 'call');
    if (!this.#calls.has(node)) this.#calls.set(node, { side, bus: new LocalBus() });
    return side;
  }

  #goOnHere({ connection, desks }: Tab, table: string, { waiting }: Desk, isAgain: boolean): void {
    desks.delete(table);
    if (isAgain) connection.showAgain(table);
    for (const message of waiting) handleMessage(connection, message);
  }

  #goOnThere(tab: Tab, table: string, desk: Desk, side: Side, isAgain: boolean): void {
    const { id, connection, open } = tab;
    const { user, name, address } = connection;
    if (!open.has(side)) {
      open.add(side);
      side.say(`open ${id}`, JSON.stringify({ user, name, address }));
    }
    desk.at = side;
    if (isAgain) side.say(`again ${id} ${table}`);
    for (const message of desk.waiting.splice(0)) this.#pass(tab, desk, message);
  }

  /** Hand it on. What one person may ask is counted here, where the person is. */
  #pass(tab: Tab, desk: Desk, message: OfTable): void {
    const { connection, unanswered, id } = tab;
    if (message.say === 'chat' && !connection.mayChat()) connection.refuse(message.re, 'tooFast');
    else if (message.say === 'hint' && !connection.mayAsk()) connection.refuse(message.re, 'busy');
    else {
      const side = desk.at!;
      unanswered.set(message.re, { side, message });
      connection.heartbeat.ping();
      side.say(`say ${id} ${connection.heartbeat.latency}`, JSON.stringify(message));
      if (message.say === 'unwatch') tab.desks.delete(message.table);
    }
  }

  #hear(frame: Frame): void {
    const call = this.#calls.get(frame.from);
    if (call === undefined || call.side.call !== frame.call) return;
    if (frame.n === 0 || !call.side.takes(frame)) this.#break(call.side);
    else this.#do(call.bus, frame);
  }

  #do(bus: LocalBus, { verb, args: [id = '', more = ''], text }: Frame): void {
    if (verb === 'all') bus.publish(id, text);
    const tab = this.#tabs.get(id);
    if (tab === undefined) return;
    const { connection } = tab;
    switch (verb) {
      case 'tell':
        this.#settle(tab, text);
        connection.send(text);
        break;
      case 'join':
        bus.join(more, connection);
        break;
      case 'leave':
        bus.leave(more, connection);
        break;
      case 'reload':
        this.#seek(tab, more, [], true);
        break;
      case 'astray':
        this.#astray(tab, parsed(clientMessage, text));
        break;
      case 'gone':
        tab.desks.delete(more);
        connection.dismiss(more, text === 'shutOut' ? 'shutOut' : 'closed');
        break;
    }
  }

  #astray(tab: Tab, message: ClientMessage | null): void {
    if (message === null || message.say === 'ping') return;
    this.#answered(tab, message.re);
    if (tab.desks.has(message.table)) this.#seek(tab, message.table, [message], message.say !== 'watch');
    else tab.connection.refuse(message.re, 'unknown');
  }

  /** Is this the answer to something? */
  #settle(tab: Tab, text: string): void {
    const [, say, re] = ANSWER.exec(text) ?? [];
    if (re === undefined) return;
    const message = this.#answered(tab, Number(re));
    if (say === 'no' && message?.say === 'watch') tab.desks.delete(message.table);
  }

  #answered(tab: Tab, re: number): OfTable | undefined {
    const asked = tab.unanswered.get(re);
    tab.unanswered.delete(re);
    if (asked?.message.say === 'hint') tab.connection.asked();
    return asked?.message;
  }

  /** The other node has gone, or something it said was lost: nobody knows what became of what it was asked. */
  #break(side: Side): void {
    if (this.#calls.get(side.node)?.side !== side) return;
    this.#calls.delete(side.node);
    side.hangUp();
    for (const tab of [...this.#tabs.values()]) {
      if (!tab.open.delete(side)) continue;
      const inDoubt = [...tab.unanswered.values()].filter((asked) => asked.side === side);
      for (const { message } of inDoubt) this.#answered(tab, message.re);
      if (inDoubt.some(({ message }) => !IS_READ.has(message.say))) tab.connection.evict(1012, 'reload');
      else this.#move(tab, side, inDoubt);
    }
  }

  #move(tab: Tab, side: Side, unanswered: readonly { readonly message: OfTable }[]): void {
    for (const [table, desk] of tab.desks) {
      if (desk.at !== side) continue;
      const waiting = unanswered.flatMap(({ message }) => (message.table === table ? [message] : []));
      tab.desks.delete(table);
      this.#seek(tab, table, waiting, !waiting.some(({ say }) => say === 'watch'));
    }
  }

  #look(): void {
    for (const { side } of this.#calls.values())
      if (side.isSilent) this.#break(side);
      else side.say('beat');
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const deafen of this.#deafen) deafen();
    for (const { side } of this.#calls.values()) side.hangUp();
    this.#calls.clear();
  }
}

const ANSWER = /^\{"say":"(yes|no|table)","re":(\d+)/;
const IS_READ: ReadonlySet<string> = new Set(['watch', 'unwatch', 'why', 'hint']);
