import type { Entry, Snapshot, TableRecord } from './records.ts';
import { rowOfTable } from './rows.ts';
import type { Statements } from './statements.ts';
import type { Write } from './store.ts';

/** One write as SQL. */
export function applyWrite(sql: Statements, it: Write): void {
  switch (it.write) {
    case 'entry':
      addEntry(sql, it.table, it.entry);
      break;
    case 'newTable':
      putTable(sql, 'INSERT', it.table);
      break;
    case 'table':
      putTable(sql, 'INSERT OR REPLACE', it.table);
      break;
    case 'clock':
      sql.run('UPDATE tables SET clock = ?, due = ? WHERE id = ?', JSON.stringify(it.clock), it.due, it.table);
      break;
    case 'snapshot':
      putSnapshot(sql, it.table, it.snapshot);
      break;
    case 'chat': {
      const { n, room, name, seat, text, at } = it.line;
      sql.run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)', it.table, n, room, name, seat, text, at);
      break;
    }
    case 'user':
      sql.run('INSERT OR REPLACE INTO users VALUES (?, ?, ?)', it.user.id, it.user.name, it.user.made);
      break;
    case 'session': {
      const { hash, user, seen } = it.session;
      sql.run('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)', hash, user, seen);
      break;
    }
    case 'forgetTable':
      forgetTable(sql, it.table);
      break;
    case 'forgetSession':
      sql.run('DELETE FROM sessions WHERE hash = ?', it.session);
      break;
    case 'forgetSessions':
      forgetSessions(sql, it.before);
      break;
    case 'pulse':
      sql.run('INSERT OR REPLACE INTO pulse VALUES (1, ?)', it.at);
      break;
  }
}

function addEntry(sql: Statements, table: string, entry: Entry): void {
  const [act, back] = 'act' in entry ? [JSON.stringify(entry.act), null] : [null, entry.back];
  sql.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)', table, entry.n, entry.at, entry.by, act, back);
}

function putSnapshot(sql: Statements, table: string, { n, s, count, past }: Snapshot): void {
  const texts = [JSON.stringify(s), JSON.stringify(count), JSON.stringify(past)] as const;
  sql.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)', table, n, ...texts);
}

function putTable(sql: Statements, how: string, table: TableRecord): void {
  const row = rowOfTable(table);
  const names = Object.keys(row);
  sql.run(`${how} INTO tables (${names.join()}) VALUES (${names.map(() => '?').join()})`, ...Object.values(row));
  sql.run('DELETE FROM sitters WHERE tableId = ?', table.id);
  for (const occupant of table.occupants)
    if (occupant.kind === 'person') sql.run('INSERT OR IGNORE INTO sitters VALUES (?, ?)', occupant.user, table.id);
}

function forgetTable(sql: Statements, table: string): void {
  for (const from of ['sitters', 'entries', 'snapshots', 'chat'])
    sql.run(`DELETE FROM ${from} WHERE tableId = ?`, table);
  sql.run('DELETE FROM tables WHERE id = ?', table);
}

function forgetSessions(sql: Statements, before: number): void {
  for (const { user } of sql.all('DELETE FROM sessions WHERE seen < ? RETURNING user', before))
    sql.run(
      `DELETE FROM users WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id)
       AND NOT EXISTS (SELECT 1 FROM sitters WHERE user = users.id)`,
      user!,
    );
}
