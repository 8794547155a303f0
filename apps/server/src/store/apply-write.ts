import { applyAccountWrite, isAccountWrite } from './account-writes.ts';
import { applyAlertWrite, forgetAlertsOf, isAlertWrite } from './alert-writes.ts';
import { checksum, textOf } from './chain.ts';
import { listHost } from './listing.ts';
import type { ChatRecord, Entry, Occupant, SessionRecord, Snapshot, TableChange, TableRecord } from './records.ts';
import { rowOf } from './rows.ts';
import type { Statements } from './statements.ts';
import { CHAT_KEPT, type Write } from './store.ts';

/** One write as SQL. Throws if the row is no longer as the writer knew it. */
export function applyWrite(sql: Statements, it: Write): void {
  if (isAccountWrite(it)) {
    applyAccountWrite(sql, it);
    return;
  }
  if (isAlertWrite(it)) {
    applyAlertWrite(sql, it);
    return;
  }
  switch (it.write) {
    case 'entry':
      addEntry(sql, it.table, it.entry);
      break;
    case 'newTable':
      addTable(sql, it.table);
      break;
    case 'table':
      changeTable(sql, it.table, it.version, it.change);
      break;
    case 'snapshot':
      putSnapshot(sql, it.table, it.snapshot);
      break;
    case 'chat':
      addLine(sql, it.table, it.line);
      break;
    case 'user':
      sql.run('INSERT INTO users (id, name, made) VALUES (?, ?, ?)', it.user.id, it.user.name, it.user.made);
      break;
    case 'rename':
      sql.run('UPDATE users SET name = ? WHERE id = ?', it.name, it.user);
      break;
    case 'session':
      addSession(sql, it.session);
      break;
    case 'seen':
      sql.run('UPDATE sessions SET seen = ? WHERE hash = ? AND seen < ?', it.at, it.session, it.at);
      break;
    case 'forgetTable':
      forgetTable(sql, it.table);
      break;
    case 'forgetSession':
      sql.run('DELETE FROM sessions WHERE hash = ?', it.session);
      break;
    case 'forgetSessions':
      forgetSessions(sql, it.before);
      break;
    case 'invite': {
      const { user, table, by, at } = it.invitation;
      sql.run(
        'INSERT OR REPLACE INTO invitations (user, tableId, sender, at) VALUES (?, ?, ?, ?)',
        user,
        table,
        by,
        at,
      );
      break;
    }
    case 'forgetInvitation':
      sql.run('DELETE FROM invitations WHERE user = ? AND tableId = ?', it.user, it.to);
      break;
    case 'pulse':
      sql.run('INSERT OR REPLACE INTO pulse VALUES (1, ?)', it.at);
      break;
  }
}

/** Returns how many rows changed. */
export function addSession(sql: Statements, { hash, user, seen, device }: SessionRecord): number {
  const { id, label, way, made } = device ?? { id: hash.slice(0, 12), label: '', way: 'guest', made: seen };
  return sql.run(
    'INSERT OR IGNORE INTO sessions (hash, user, seen, device, label, way, made) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[hash, user, seen, id, label, way, made],
  );
}

function addEntry(sql: Statements, table: string, entry: Entry): void {
  const [act, back] = 'act' in entry ? [textOf(entry), null] : [null, entry.back];
  const { n, at, by, sum } = entry;
  sql.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)', table, n, at, by, act, back, sum);
  const moved = sql.run(
    `INSERT INTO heads VALUES (?, ?, ?)
     ON CONFLICT (tableId) DO UPDATE SET n = excluded.n, sum = excluded.sum WHERE n = excluded.n - 1`,
    table,
    n,
    sum,
  );
  if (moved !== 1) throw new Error(`entry ${n} does not follow the last one of its table`);
}

function putSnapshot(sql: Statements, table: string, { n, s, count, past }: Snapshot): void {
  const texts = [JSON.stringify(s), JSON.stringify(count), JSON.stringify(past)] as const;
  sql.run(
    `INSERT INTO snapshots VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (tableId) DO UPDATE
     SET n = excluded.n, s = excluded.s, count = excluded.count, past = excluded.past, sum = excluded.sum
     WHERE n <= excluded.n`,
    table,
    n,
    ...texts,
    checksum(texts.join('\n')),
  );
}

function addTable(sql: Statements, table: TableRecord): void {
  const row = rowOf(table);
  const names = Object.keys(row);
  sql.run(`INSERT INTO tables (${names.join()}) VALUES (${names.map(() => '?').join()})`, ...Object.values(row));
  seat(sql, table.id, table.occupants);
  listHost(sql, table.host);
}

/** Only these columns, and only if nobody else has changed the row in the meantime. */
function changeTable(sql: Statements, table: string, version: number, change: TableChange): void {
  const row = rowOf(change);
  const sets = [...Object.keys(row).map((name) => `${name} = ?`), 'version = version + 1'];
  const values = Object.values(row);
  const changed = sql.run(`UPDATE tables SET ${sets.join()} WHERE id = ? AND version = ?`, ...values, table, version);
  if (changed !== 1)
    throw new Error(`table ${table} is no longer at version ${version}: another server has changed it`);
  const { occupants, status, host } = change;
  if (occupants !== undefined) seat(sql, table, occupants);
  if (status !== undefined) sql.run('DELETE FROM invitations WHERE tableId = ?', table);
  if (occupants === undefined && status === undefined && host === undefined) return;
  const { host: now } = sql.get('SELECT host FROM tables WHERE id = ?', table)!;
  listHost(sql, String(now));
}

function seat(sql: Statements, table: string, occupants: readonly Occupant[]): void {
  sql.run('DELETE FROM sitters WHERE tableId = ?', table);
  for (const occupant of occupants)
    if (occupant.kind === 'person') sql.run('INSERT OR IGNORE INTO sitters VALUES (?, ?)', occupant.user, table);
}

function addLine(sql: Statements, table: string, { n, room, name, seat, text, at, user }: ChatRecord): void {
  sql.run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)', table, n, room, name, seat, text, at, user);
  sql.run('DELETE FROM chat WHERE tableId = ? AND n <= ?', table, n - CHAT_KEPT);
}

/** Only a table that has not begun: a game is never deleted. */
function forgetTable(sql: Statements, table: string): void {
  const host = sql.get(`DELETE FROM tables WHERE id = ? AND status = 'gathering' RETURNING host`, table)?.host;
  if (host === undefined) return;
  for (const from of ['sitters', 'entries', 'heads', 'snapshots', 'chat', 'invitations'])
    sql.run(`DELETE FROM ${from} WHERE tableId = ?`, table);
  listHost(sql, String(host));
}

function forgetSessions(sql: Statements, before: number): void {
  for (const { user } of sql.all('DELETE FROM sessions WHERE seen < ? RETURNING user', before)) {
    const gone = sql.run(
      `DELETE FROM users WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM sitters WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM keptWays WHERE user = users.id)`,
      user!,
    );
    if (gone > 0) forgetAlertsOf(sql, String(user));
    sql.run('DELETE FROM puzzleDays WHERE user = ?1 AND NOT EXISTS (SELECT 1 FROM users WHERE id = ?1)', user!);
  }
}
