import type { Answer, ClientMessage } from '@trollmoot/protocol';
import type { Viewer } from '../ports.ts';
import { mayWatch } from '../table/card.ts';
import * as requests from '../table/requests.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { RateLimiter } from './token-bucket.ts';

/** The sender of a message, as far as answering it is concerned. */
export interface Client extends Viewer {
  readonly name: string;
  readonly tables: Tables;
  readonly watched: Set<string>;
  readonly limits: ConnectionLimits;
  readonly chat: RateLimiter;
  readonly heartbeat: Heartbeat;
  openQuestions: number;
  say(message: object): void;
  refuse(re: number | null, why: string): void;
}

/** Answer one message. The session decides the seat: no message can name one. */
export function handleMessage(client: Client, message: ClientMessage): void {
  const { re } = message;
  if (message.say === 'ping') {
    client.heartbeat.ping();
    client.say({ say: 'yes', re, answer: client.tables.house.clock.now() });
  } else if (message.say === 'watch') watch(client, message);
  else {
    const table = client.watched.has(message.table) ? client.tables.find(message.table) : null;
    if (table === null) client.refuse(re, 'unknown');
    else answerWhenDone(client, re, outcomeOf(client, table, message));
  }
}

function answerWhenDone(client: Client, re: number, outcome: Outcome | Promise<Outcome>): void {
  if (outcome instanceof Promise)
    outcome.then(
      (answer) => send(client, re, answer),
      () => client.refuse(re, 'busy'), // it could not be written
    );
  else send(client, re, outcome);
}

type OfTable = Exclude<ClientMessage, { say: 'ping' | 'watch' }>;
type Outcome = Answer | { ok: true; answer: unknown };

function outcomeOf(client: Client, table: Table, message: OfTable): Outcome | Promise<Outcome> {
  const { user } = client;
  switch (message.say) {
    case 'unwatch':
      client.watched.delete(message.table);
      table.viewers.unwatch(client);
      return { ok: true };
    case 'act':
      return requests.act(table, user, message, table.race.isOn ? lagOf(client) : 0);
    case 'why':
      return { ok: true, answer: requests.why(table, user, message.wish) };
    case 'undo':
      return requests.undo(table, user, message);
    case 'consent':
      return requests.consent(table, user, message.vote, message.yes);
    case 'comeBack':
      return requests.comeBack(table, user);
    case 'hint':
      return slowly(client, async () => ({ ok: true, answer: await requests.hint(table, client) }));
    case 'chat':
      if (!client.chat.take(user, client.tables.house.clock.now())) return { ok: false, no: 'tooFast' };
      return requests.chat(table, user, client.name, message.text);
  }
}

/** How long a press took to get here; it counts only in a race. */
function lagOf({ heartbeat }: Client): number {
  heartbeat.ping();
  return heartbeat.latency;
}

/** A question that takes time: each client may have only a few open. */
async function slowly(client: Client, ask: () => Promise<Outcome>): Promise<Outcome> {
  if (client.openQuestions >= client.limits.questions) return { ok: false, no: 'busy' };
  client.openQuestions++;
  try {
    return await ask();
  } finally {
    client.openQuestions--;
  }
}

function watch(client: Client, { re, table: id, key, beat }: ClientMessage & { say: 'watch' }): void {
  const table = client.tables.find(id);
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
