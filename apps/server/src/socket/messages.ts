import type { Answer, ClientMessage } from '@trollmoot/protocol';
import { Elsewhere } from '../cluster/elsewhere.ts';
import type { Viewer } from '../ports.ts';
import { mayWatch } from '../table/card.ts';
import * as requests from '../table/requests.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Heartbeat } from './heartbeat.ts';

/** The sender of a message, as far as answering it is concerned. */
export interface Client extends Viewer {
  readonly tables: Tables;
  readonly watched: Set<string>;
  readonly loading: Map<string, ClientMessage[]>; // tables it has asked to watch, and what it has said of them since
  readonly limits: ConnectionLimits;
  readonly heartbeat: Pick<Heartbeat, 'ping' | 'latency'>;
  readonly isOpen: boolean;
  mayChat(): boolean;
  /** May this client have one more slow question open? Then `asked` must follow when it is answered. */
  mayAsk(): boolean;
  asked(): void;
  /** Another node has this table: let that one answer. False: there is none. */
  passOn(table: string, messages: readonly ClientMessage[]): boolean;
  say(message: object): void;
  refuse(re: number | null, why: string): void;
}

/** Answer one message. The session decides the seat: no message can name one. */
export function handleMessage(client: Client, message: ClientMessage): void {
  const { re } = message;
  if (message.say === 'ping') {
    client.heartbeat.ping();
    client.say({ say: 'yes', re, answer: client.tables.house.clock.now() });
  } else if (client.loading.has(message.table)) waitFor(client, message);
  else if (message.say === 'watch') watch(client, message);
  else {
    const isWatched = client.watched.has(message.table);
    const table = isWatched ? client.tables.recent(message.table) : undefined;
    if (table === undefined && isWatched && client.passOn(message.table, [message])) return;
    if (table === undefined)
      client.refuse(re, isWatched ? 'busy' : 'unknown'); // busy: it is being loaded again
    else answerWhenDone(client, re, outcomeOf(client, table, message));
  }
}

function answerWhenDone(client: Client, re: number, outcome: Outcome | Promise<Outcome>): void {
  if (outcome instanceof Promise)
    outcome.then(
      (answer) => send(client, re, answer),
      () => client.refuse(re, 'notSaved'),
    );
  else send(client, re, outcome);
}

type OfTable = Exclude<ClientMessage, { say: 'ping' | 'watch' }>;
type Outcome = Answer | { ok: true; answer: unknown };

const WRITES: ReadonlySet<string> = new Set(['act', 'undo', 'consent', 'propose', 'withdraw', 'comeBack', 'chat']);

function outcomeOf(client: Client, table: Table, message: OfTable): Outcome | Promise<Outcome> {
  const { user } = client;
  if (WRITES.has(message.say) && !client.tables.house.store.canWrite) return { ok: false, no: 'notSaved' };
  switch (message.say) {
    case 'unwatch':
      client.watched.delete(message.table);
      table.viewers.unwatch(client);
      return { ok: true };
    case 'reading':
      table.viewers.reading(client, message.isReading);
      return { ok: true };
    case 'act':
      return requests.act(table, user, message, table.race.isOn ? lagOf(client) : 0);
    case 'why':
      return { ok: true, answer: requests.why(table, user, message.wish) };
    case 'undo':
      return requests.undo(table, user, message);
    case 'consent':
      return requests.consent(table, user, message.vote, message.yes);
    case 'propose':
      return requests.propose(table, client, message.motion);
    case 'withdraw':
      return requests.withdraw(table, user, message.vote);
    case 'comeBack':
      return requests.comeBack(table, user);
    case 'hint':
      return slowly(client, async () => ({ ok: true, answer: await requests.hint(table, client) }));
    case 'chat':
      if (!client.mayChat()) return { ok: false, no: 'tooFast' };
      return requests.chat(table, user, client.name, message.text);
  }
}

/** How long a press took to get here; it counts only in a race. */
function lagOf({ heartbeat }: Client): number {
  heartbeat.ping();
  return heartbeat.latency;
}

/** A question that takes time: each user may have only a few open. */
async function slowly(client: Client, ask: () => Promise<Outcome>): Promise<Outcome> {
  if (!client.mayAsk()) return { ok: false, no: 'busy' };
  try {
    return await ask();
  } catch {
    return { ok: false, no: 'busy' }; // no thread was free, or the bots rest
  } finally {
    client.asked();
  }
}

type Watch = ClientMessage & { say: 'watch' };

function watch(client: Client, message: Watch): void {
  const { re, table: id } = message;
  const table = client.tables.recent(id);
  if (table !== undefined) show(client, message, table);
  else if (client.loading.size >= client.limits.tables)
    client.refuse(re, 'busy'); // a tab can load only as many at once as it may watch
  else void load(client, message);
}

/** After a restart a tab asks to watch its table and plays on at once: what it says meanwhile is answered in order. */
async function load(client: Client, message: Watch): Promise<void> {
  const { re, table: id } = message;
  const { loading, tables } = client;
  const waiting: ClientMessage[] = [];
  loading.set(id, waiting);
  try {
    const table = await tables.find(id);
    if (client.isOpen) show(client, message, table);
  } catch (error) {
    loading.delete(id);
    if (error instanceof Elsewhere && client.passOn(id, [message, ...waiting])) return;
    tables.house.journal.error('a table could not be read', error, { table: id });
    client.refuse(re, 'busy');
  }
  loading.delete(id);
  if (client.isOpen) for (const later of waiting) handleMessage(client, later);
}

const MOST_WAITING = 8; // messages about a table that is being loaded

function waitFor(client: Client, message: Watch | OfTable): void {
  const waiting = client.loading.get(message.table)!;
  if (waiting.length < MOST_WAITING) waiting.push(message);
  else client.refuse(message.re, 'busy');
}

function show(client: Client, { re, table: id, key, beat }: Watch, table: Table | null): void {
  if (table === null || !mayWatch(table.record, client.user, key ?? null)) {
    client.refuse(re, 'unknown');
    return;
  }
  if (!client.watched.has(id) && client.watched.size >= client.limits.tables) {
    client.refuse(re, 'busy');
    return;
  }
  const outcome = table.viewers.watch(client, re, beat ?? null);
  if (outcome.ok) client.watched.add(id);
  else send(client, re, outcome);
}

function send(client: Client, re: number, outcome: Outcome): void {
  if (outcome.ok) {
    client.say('answer' in outcome ? { say: 'yes', re, answer: outcome.answer } : { say: 'yes', re });
    return;
  }
  const { ok: _ok, ...why } = outcome;
  client.tables.house.journal.count('refusals', why.no);
  client.say({ say: 'no', re, why });
}
