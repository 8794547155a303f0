import type { Answer, ClientMessage } from '@trollmoot/protocol';
import type { Table } from '../table/table.ts';
import type { Connection } from './connection.ts';

/** Answer one message. The seat is the session's: no message can name one. */
export function answer(connection: Connection, message: ClientMessage): void {
  const { re } = message;
  if (message.say === 'ping') {
    connection.line.measure();
    connection.say({ say: 'yes', re, answer: connection.house.clock.now() });
  } else if (message.say === 'watch') watch(connection, message);
  else {
    const table = connection.watched.has(message.table) ? connection.tables.find(message.table) : null;
    if (table === null) connection.refuse(re, 'unknown');
    else answerWhenDone(connection, re, done(connection, table, message));
  }
}

function answerWhenDone(connection: Connection, re: number, outcome: Outcome | Promise<Outcome>): void {
  if (outcome instanceof Promise)
    outcome.then(
      (answer) => tell(connection, re, answer),
      () => connection.refuse(re, 'busy'), // it could not be written
    );
  else tell(connection, re, outcome);
}

type OfTable = Exclude<ClientMessage, { say: 'ping' | 'watch' }>;
type Outcome = Answer | { ok: true; answer: unknown };

function done(connection: Connection, table: Table, message: OfTable): Outcome | Promise<Outcome> {
  const { user } = connection;
  switch (message.say) {
    case 'unwatch':
      connection.watched.delete(message.table);
      table.viewers.unwatch(connection);
      return { ok: true };
    case 'act':
      return table.act(user, message, table.race.isOn ? lagOf(connection) : 0);
    case 'why':
      return { ok: true, answer: table.why(user, message.wish) };
    case 'undo':
      return table.undo(user, message);
    case 'consent':
      return table.consent(user, message.vote, message.yes);
    case 'comeBack':
      return table.comeBack(user);
    case 'hint':
      return inTime(connection, async () => ({ ok: true, answer: await table.hint(user) }));
    case 'chat':
      if (!connection.chat.take(user, connection.house.clock.now())) return { ok: false, no: 'tooFast' };
      return table.say(user, connection.name, message.text);
  }
}

/** How long a press has been on its way: that counts only in a race. */
function lagOf({ line }: Connection): number {
  line.measure();
  return line.lag;
}

/** A question that takes time: not too many at once. */
async function inTime(connection: Connection, ask: () => Promise<Outcome>): Promise<Outcome> {
  if (connection.asking >= connection.limits.asking) return { ok: false, no: 'busy' };
  connection.asking++;
  try {
    return await ask();
  } finally {
    connection.asking--;
  }
}

function watch(connection: Connection, { re, table: id, key, beat }: ClientMessage & { say: 'watch' }): void {
  const table = connection.tables.find(id);
  if (table === null || !table.mayWatch(connection.user, key ?? null)) {
    connection.refuse(re, 'unknown');
    return;
  }
  if (!connection.watched.has(id) && connection.watched.size >= connection.limits.tables) {
    connection.refuse(re, 'busy');
    return;
  }
  const outcome = table.viewers.watch(connection, re, beat ?? null);
  if (outcome.ok) connection.watched.add(id);
  else tell(connection, re, outcome);
}

function tell(connection: Connection, re: number, outcome: Outcome): void {
  if (outcome.ok) {
    connection.say('answer' in outcome ? { say: 'yes', re, answer: outcome.answer } : { say: 'yes', re });
    return;
  }
  const { ok: _ok, ...why } = outcome;
  connection.house.journal.count('refusals', why.no);
  connection.say({ say: 'no', re, why });
}
