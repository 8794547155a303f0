import { applyAccountWrite, isAccountWrite } from './account-writes.ts';
import { applyAlertWrite, forgetAlertsOf, isAlertWrite } from './alert-writes.ts';
import { checksum, textOf } from './chain.ts';
import { listHost } from './listing.ts';
import type { ChatRecord, Entry, Occupant, SessionRecord, Snapshot, TableChange, TableRecord } from './records.ts';
import { rowOf } from './rows.ts';
import { all, get, run, type Steps } from './steps.ts';
import { CHAT_KEPT, type Write } from './store.ts';

/** One write as SQL. Throws if the row is no longer as the writer knew it. */
export function* applyWrite(it: Write): Steps<void> {
  if (isAccountWrite(it)) {
    yield* applyAccountWrite(it);
    return;
  }
  if (isAlertWrite(it)) {
    yield* applyAlertWrite(it);
    return;
  }
  switch (it.write) {
    case 'entry':
      yield* addEntry(it.table, it.entry);
      break;
    case 'newTable':
      yield* addTable(it.table);
      break;
    case 'table':
      yield* changeTable(it.table, it.version, it.change);
      break;
    case 'snapshot':
      yield* putSnapshot(it.table, it.snapshot);
      break;
    case 'chat':
      yield* addLine(it.table, it.line);
      break;
    case 'user':
      yield* run('INSERT INTO users (id, name, made) VALUES (?, ?, ?)', it.user.id, it.user.name, it.user.made);
      break;
    case 'rename':
      yield* run('UPDATE users SET name = ? WHERE id = ?', it.name, it.user);
      break;
    case 'session':
      yield* addSession(it.session);
      break;
    case 'seen':
      yield* run('UPDATE sessions SET seen = ? WHERE hash = ? AND seen < ?', it.at, it.session, it.at);
      break;
    case 'forgetTable':
      yield* forgetTable(it.table);
      break;
    case 'forgetSession':
      yield* run('DELETE FROM sessions WHERE hash = ?', it.session);
      break;
    case 'forgetSessions':
      yield* forgetSessions(it.before);
      break;
    case 'invite': {
      const { user, table, by, at } = it.invitation;
      yield* run(
        `INSERT INTO invitations (user, tableId, sender, at) VALUES (?, ?, ?, ?)
         ON CONFLICT (user, tableId) DO UPDATE SET sender = excluded.sender, at = excluded.at`,
        ...[user, table, by, at],
      );
      break;
    }
    case 'forgetInvitation':
      yield* run('DELETE FROM invitations WHERE user = ? AND tableId = ?', it.user, it.to);
      break;
    case 'pulse':
      yield* run('INSERT INTO pulse VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at', it.at);
      break;
  }
}

/** Returns how many rows changed. */
export function addSession({ hash, user, seen, device }: SessionRecord): Steps<number> {
  const { id, label, way, made } = device ?? { id: hash.slice(0, 12), label: '', way: 'guest', made: seen };
  return run(
    'INSERT OR IGNORE INTO sessions (hash, user, seen, device, label, way, made) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[hash, user, seen, id, label, way, made],
  );
}

function* addEntry(table: string, entry: Entry): Steps<void> {
  const [act, back] = 'act' in entry ? [textOf(entry), null] : [null, entry.back];
  const { n, at, by, sum } = entry;
  yield* run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)', table, n, at, by, act, back, sum);
  const moved = yield* run(
    `INSERT INTO heads VALUES (?, ?, ?)
     ON CONFLICT (tableId) DO UPDATE SET n = excluded.n, sum = excluded.sum WHERE heads.n = excluded.n - 1`,
    table,
    n,
    sum,
  );
  if (moved !== 1) throw new Error(`entry ${n} does not follow the last one of its table`);
}

function* putSnapshot(table: string, { n, s, count, past }: Snapshot): Steps<void> {
  const texts = [JSON.stringify(s), JSON.stringify(count), JSON.stringify(past)] as const;
  yield* run(
    `INSERT INTO snapshots VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (tableId) DO UPDATE
     SET n = excluded.n, s = excluded.s, count = excluded.count, past = excluded.past, sum = excluded.sum
     WHERE snapshots.n <= excluded.n`,
    table,
    n,
    ...texts,
    checksum(texts.join('\n')),
  );
}

function* addTable(table: TableRecord): Steps<void> {
  const row = rowOf(table);
  const names = Object.keys(row);
  yield* run(`INSERT INTO tables (${names.join()}) VALUES (${names.map(() => '?').join()})`, ...Object.values(row));
  yield* seat(table.id, table.occupants);
  yield* listHost(table.host);
}

/** Only these columns, and only if nobody else has changed the row in the meantime. */
function* changeTable(table: string, version: number, change: TableChange): Steps<void> {
  const row = rowOf(change);
  const sets = [...Object.keys(row).map((name) => `${name} = ?`), 'version = version + 1'];
  const values = Object.values(row);
  const changed = yield* run(
    `UPDATE tables SET ${sets.join()} WHERE id = ? AND version = ?`,
    ...values,
    table,
    version,
  );
  if (changed !== 1)
    throw new Error(`table ${table} is no longer at version ${version}: another server has changed it`);
  const { occupants, status, host } = change;
  if (occupants !== undefined) yield* seat(table, occupants);
  if (status !== undefined) yield* run('DELETE FROM invitations WHERE tableId = ?', table);
  if (occupants === undefined && status === undefined && host === undefined) return;
  const now = yield* get('SELECT host FROM tables WHERE id = ?', table);
  yield* listHost(String(now?.host));
}

function* seat(table: string, occupants: readonly Occupant[]): Steps<void> {
  yield* run('DELETE FROM sitters WHERE tableId = ?', table);
  for (const occupant of occupants)
    if (occupant.kind === 'person') yield* run('INSERT OR IGNORE INTO sitters VALUES (?, ?)', occupant.user, table);
}

function* addLine(table: string, { n, room, name, seat, text, at, user }: ChatRecord): Steps<void> {
  yield* run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)', table, n, room, name, seat, text, at, user);
  yield* run('DELETE FROM chat WHERE tableId = ? AND n <= ?', table, n - CHAT_KEPT);
}

/** Only a table that has not begun: a game is never deleted. */
function* forgetTable(table: string): Steps<void> {
  const gone = yield* get(`DELETE FROM tables WHERE id = ? AND status = 'gathering' RETURNING host`, table);
  const host = gone?.host;
  if (host === undefined) return;
  for (const from of ['sitters', 'entries', 'heads', 'snapshots', 'chat', 'invitations'])
    yield* run(`DELETE FROM ${from} WHERE tableId = ?`, table);
  yield* listHost(String(host));
}

function* forgetSessions(before: number): Steps<void> {
  for (const { user } of yield* all('DELETE FROM sessions WHERE seen < ? RETURNING user', before)) {
    const gone = yield* run(
      `DELETE FROM users WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM sitters WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM keptWays WHERE user = users.id)`,
      user!,
    );
    if (gone > 0) yield* forgetAlertsOf(String(user));
    yield* run('DELETE FROM puzzleDays WHERE user = ?1 AND NOT EXISTS (SELECT 1 FROM users WHERE id = ?1)', user!);
  }
}
