import { applyAccountWrite } from './account-writes.ts';
import { applyAlertWrite, isAlertWrite } from './alert-writes.ts';
import { addSession, applyWrite } from './apply-write.ts';
import { CHAIN_START, chained, textOf } from './chain.ts';
import type { Entry, StoredEntry } from './records.ts';
import type { Remembered, RememberedTable, SignInWrite } from './remembered.ts';
import { tableOfRow } from './rows.ts';
import type { Statements } from './statements.ts';

interface Recovered {
  entries: number;
  changes: number; // of table records
  tables: number; // whose records were missing or unreadable
  chat: number;
  users: number; // and sessions, ways in, merged and deleted accounts
  stillDamaged: string[]; // tables whose log has a gap that the second log cannot fill
}

/**
 * Put back what the database lacks. What it has, and what is sound, stays: where both tell a story of the same table, the
 * database's is the one that was played on.
 */
export function recover(sql: Statements, known: Remembered): Recovered {
  const done: Recovered = { entries: 0, changes: 0, tables: 0, chat: 0, users: 0, stillDamaged: [] };
  for (const { id, name, made } of known.users.values())
    done.users += sql.run('INSERT OR IGNORE INTO users (id, name, made) VALUES (?, ?, ?)', id, name, made);
  for (const [id, table] of known.tables) if (!table.isForgotten) recoverTable(sql, id, table, done);
  done.users += recoverAccounts(sql, known.accounts);
  return done;
}

/**
 * Repeat everything, in order: what was removed later is removed again, so that no device that was signed out and no
 * passkey that was taken away works again.
 */
function recoverAccounts(sql: Statements, writes: readonly SignInWrite[]): number {
  let changed = 0;
  for (const it of writes) {
    if (it.write === 'session') changed += sql.perform(addSession(it.session));
    else if (it.write === 'forgetSession') changed += sql.run('DELETE FROM sessions WHERE hash = ?', it.session);
    else if (isAlertWrite(it)) changed += sql.perform(applyAlertWrite(it));
    else changed += sql.perform(applyAccountWrite(it));
  }
  return changed;
}

function recoverTable(sql: Statements, id: string, known: RememberedTable, done: Recovered): void {
  const [before, tables] = [done.entries, done.tables];
  recoverRecord(sql, id, known, done);
  recoverLog(sql, id, known.entries, done);
  for (const { n, room, name, seat, text, at, user = null } of known.chat)
    done.chat += sql.run(
      'INSERT OR IGNORE INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, n, room, name, seat, text, at, user],
    );
  const isMended = done.entries > before || done.tables > tables;
  if (isMended && !done.stillDamaged.includes(id))
    sql.run(
      `UPDATE tables SET status = 'playing', trouble = NULL, version = version + 1 WHERE id = ? AND status = 'broken'`,
      id,
    ); // the next check decides
}

function recoverRecord(sql: Statements, id: string, { made, changes }: RememberedTable, done: Recovered): void {
  if (!isReadable(sql, id) && made !== null) {
    sql.run('DELETE FROM tables WHERE id = ?', id);
    sql.perform(applyWrite({ write: 'newTable', table: made }));
    done.tables++;
  }
  for (const { version, change } of changes) {
    if (sql.get('SELECT version FROM tables WHERE id = ?', id)?.version !== version) continue;
    sql.perform(applyWrite({ write: 'table', table: id, version, change }));
    done.changes++;
  }
}

function isReadable(sql: Statements, id: string): boolean {
  const row = sql.get('SELECT * FROM tables WHERE id = ?', id);
  if (row === undefined) return false;
  try {
    tableOfRow(row);
    return true;
  } catch {
    return false;
  }
}

/** Follow the chain from the beginning. An entry that is missing or does not fit is taken from the second log, if it fits. */
function recoverLog(sql: Statements, id: string, known: readonly Entry[], done: Recovered): void {
  const stored = new Map(
    (sql.all('SELECT * FROM entries WHERE tableId = ?', id) as unknown as StoredEntry[]).map((row) => [row.n, row]),
  );
  const remembered = new Map(known.map((entry) => [entry.n, entry]));
  const length = 1 + Math.max(-1, ...stored.keys(), ...remembered.keys());
  let sum = CHAIN_START;
  let n = 0;
  for (; n < length; n++) {
    const row = stored.get(n);
    const next = row && chained(sum, n, row.at, row.seat, row.act ?? String(row.back));
    if (next !== undefined && (row!.sum === null || row!.sum === next)) {
      sum = next;
      continue;
    }
    const entry = remembered.get(n);
    if (entry === undefined || chained(sum, n, entry.at, entry.by, textOf(entry)) !== entry.sum) break;
    put(sql, id, entry);
    done.entries++;
    sum = entry.sum;
  }
  if (n < length && stored.has(n)) done.stillDamaged.push(id);
  else if (n > 0) sql.run('INSERT OR REPLACE INTO heads VALUES (?, ?, ?)', id, n - 1, sum);
}

function put(sql: Statements, id: string, entry: Entry): void {
  const { n, at, by, sum } = entry;
  const [act, back] = 'act' in entry ? [textOf(entry), null] : [null, entry.back];
  sql.run('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)', id, n, at, by, act, back, sum);
}
