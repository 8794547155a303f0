import type { AlertPlace, AlertPrefs } from '@trollmoot/protocol';
import type { AlertRecord, PlaceChange, PlaceRecord } from './alert-records.ts';
import type { Statements } from './statements.ts';

/** Changes to what users are told, where, and what is still to be told. */
export type AlertWrite =
  | { readonly write: 'alertPrefs'; readonly user: string; readonly prefs: AlertPrefs }
  | { readonly write: 'place'; readonly place: PlaceRecord } // in place of one with the same id
  | { readonly write: 'changePlace'; readonly id: string; readonly change: PlaceChange }
  | { readonly write: 'placeAnswered'; readonly id: string; readonly last: NonNullable<AlertPlace['last']> }
  | { readonly write: 'forgetPlace'; readonly id: string }
  | { readonly write: 'alert'; readonly alert: AlertRecord } // in place of an earlier turn at that table; ignored if it is known
  | { readonly write: 'claimAlerts'; readonly keys: readonly string[] } // from now on they count as sent, unless they are postponed
  | {
      readonly write: 'postponeAlerts';
      readonly keys: readonly string[];
      readonly due: number;
      readonly tries: number;
    }
  | { readonly write: 'forgetAlerts'; readonly keys: readonly string[] }
  | { readonly write: 'forgetOldAlerts'; readonly before: number }
  | { readonly write: 'houseSecret'; readonly name: string; readonly value: string }; // the first one stays

const ALERT_WRITES = [
  'alertPrefs',
  'place',
  'changePlace',
  'placeAnswered',
  'forgetPlace',
  'alert',
  'claimAlerts',
  'postponeAlerts',
  'forgetAlerts',
  'forgetOldAlerts',
  'houseSecret',
] as const satisfies readonly AlertWrite['write'][];

/** What `npm run recover` repeats: nobody is told anything again, least of all where they have said no. */
export const RECOVERED_ALERTS: readonly AlertWrite['write'][] = [
  'alertPrefs',
  'place',
  'changePlace',
  'forgetPlace',
  'houseSecret',
];

const isAlertName = (name: string): name is AlertWrite['write'] => (ALERT_WRITES as readonly string[]).includes(name);
export const isAlertWrite = <W extends { readonly write: string }>(
  it: W,
): it is W & { readonly write: AlertWrite['write'] } => isAlertName(it.write);

/** One alert write as SQL. Returns how many rows changed. */
export function applyAlertWrite(sql: Statements, it: AlertWrite): number {
  switch (it.write) {
    case 'alertPrefs':
      return sql.run('INSERT OR REPLACE INTO alertPrefs VALUES (?, ?)', it.user, JSON.stringify(it.prefs));
    case 'place': {
      const { id, user, kind, address, keys, device, label, isOn, pace, last, trouble, made } = it.place;
      return sql.run(
        'INSERT OR REPLACE INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, user, kind, address, JSON.stringify(keys), device, label, isOn ? 1 : 0, String(pace)],
        ...[last === null ? null : JSON.stringify(last), trouble, made],
      );
    }
    case 'changePlace': {
      const { isOn, pace, trouble } = it.change;
      const isOnNow = isOn === undefined ? null : isOn ? 1 : 0;
      return (
        sql.run(
          'UPDATE places SET isOn = COALESCE(?, isOn), pace = COALESCE(?, pace) WHERE id = ?',
          ...[isOnNow, pace === undefined ? null : String(pace), it.id],
        ) + (trouble === undefined ? 0 : sql.run('UPDATE places SET trouble = ? WHERE id = ?', trouble, it.id))
      );
    }
    case 'placeAnswered':
      return sql.run('UPDATE places SET last = ? WHERE id = ?', JSON.stringify(it.last), it.id);
    case 'forgetPlace':
      sql.run('DELETE FROM alerts WHERE place = ?', it.id);
      return sql.run('DELETE FROM places WHERE id = ?', it.id);
    case 'alert':
      return addAlert(sql, it.alert);
    case 'claimAlerts':
      return each(it.keys, (key) => sql.run('UPDATE alerts SET claimed = 1 WHERE key = ?', key));
    case 'postponeAlerts':
      return each(it.keys, (key) =>
        sql.run('UPDATE alerts SET claimed = 0, due = ?, tries = ? WHERE key = ?', it.due, it.tries, key),
      );
    case 'forgetAlerts':
      return each(it.keys, (key) => sql.run('DELETE FROM alerts WHERE key = ?', key));
    case 'forgetOldAlerts':
      return sql.run('DELETE FROM alerts WHERE told < ?', it.before);
    case 'houseSecret':
      return sql.run('INSERT OR IGNORE INTO houseSecrets VALUES (?, ?)', it.name, it.value);
  }
}

function addAlert(sql: Statements, alert: AlertRecord): number {
  const { key, user, place, kind, about, n, by, until, told, due, tries } = alert;
  sql.run(
    'DELETE FROM alerts WHERE place = ? AND about = ? AND kind = ? AND n < ? AND claimed = 0',
    ...[place, about, kind, n],
  );
  return sql.run(
    'INSERT OR IGNORE INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)',
    ...[key, user, place, kind, about, n, by, until, told, due, tries],
  );
}

const each = (keys: readonly string[], run: (key: string) => number): number =>
  keys.reduce((sum, key) => sum + run(key), 0);

/** Everything one user is told is another's now. Where both have a mail address or webhook, the other's stays. */
export function mergeAlerts(sql: Statements, user: string, into: string): void {
  sql.run('UPDATE OR IGNORE alertPrefs SET user = ? WHERE user = ?', into, user);
  sql.run(
    `DELETE FROM places WHERE user = ?1 AND kind <> 'push'
     AND EXISTS (SELECT 1 FROM places AS other WHERE other.user = ?2 AND other.kind = places.kind)`,
    user,
    into,
  );
  sql.run('DELETE FROM alerts WHERE user = ? AND place NOT IN (SELECT id FROM places)', user);
  for (const table of ['places', 'alerts']) sql.run(`UPDATE ${table} SET user = ? WHERE user = ?`, into, user);
  sql.run('DELETE FROM alertPrefs WHERE user = ?', user);
}

/** Nothing tells this user anything any more. */
export function forgetAlertsOf(sql: Statements, user: string): void {
  for (const table of ['alertPrefs', 'places', 'alerts']) sql.run(`DELETE FROM ${table} WHERE user = ?`, user);
}
