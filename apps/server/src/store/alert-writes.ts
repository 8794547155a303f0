import type { AlertPlace, AlertPrefs } from '@trollmoot/protocol';
import type { AlertRecord, PlaceChange, PlaceRecord } from './alert-records.ts';
import { run, type Steps } from './steps.ts';

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

/** Why a claim fails: another server sends that message. */
export const ALREADY_CLAIMED = 'an alert is claimed already, or gone';

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
export function* applyAlertWrite(it: AlertWrite): Steps<number> {
  switch (it.write) {
    case 'alertPrefs':
      return yield* run(
        'INSERT INTO alertPrefs VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET prefs = excluded.prefs',
        it.user,
        JSON.stringify(it.prefs),
      );
    case 'place': {
      const { id, user, kind, address, keys, device, label, isOn, pace, last, trouble, made } = it.place;
      return yield* run(
        `INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
         user = excluded.user, kind = excluded.kind, address = excluded.address, keys = excluded.keys,
         device = excluded.device, label = excluded.label, isOn = excluded.isOn, pace = excluded.pace,
         last = excluded.last, trouble = excluded.trouble, made = excluded.made`,
        ...[id, user, kind, address, JSON.stringify(keys), device, label, isOn ? 1 : 0, String(pace)],
        ...[last === null ? null : JSON.stringify(last), trouble, made],
      );
    }
    case 'changePlace': {
      const { isOn, pace, trouble } = it.change;
      const isOnNow = isOn === undefined ? null : isOn ? 1 : 0;
      const changed = yield* run(
        'UPDATE places SET isOn = COALESCE(?, isOn), pace = COALESCE(?, pace) WHERE id = ?',
        ...[isOnNow, pace === undefined ? null : String(pace), it.id],
      );
      if (trouble === undefined) return changed;
      return changed + (yield* run('UPDATE places SET trouble = ? WHERE id = ?', trouble, it.id));
    }
    case 'placeAnswered':
      return yield* run('UPDATE places SET last = ? WHERE id = ?', JSON.stringify(it.last), it.id);
    case 'forgetPlace':
      yield* run('DELETE FROM alerts WHERE place = ?', it.id);
      return yield* run('DELETE FROM places WHERE id = ?', it.id);
    case 'alert':
      return yield* addAlert(it.alert);
    case 'claimAlerts':
      return yield* each(it.keys, claim);
    case 'postponeAlerts':
      return yield* each(it.keys, (key) =>
        run('UPDATE alerts SET claimed = 0, due = ?, tries = ? WHERE key = ?', it.due, it.tries, key),
      );
    case 'forgetAlerts':
      return yield* each(it.keys, (key) => run('DELETE FROM alerts WHERE key = ?', key));
    case 'forgetOldAlerts':
      return yield* run('DELETE FROM alerts WHERE told < ?', it.before);
    case 'houseSecret':
      return yield* run('INSERT OR IGNORE INTO houseSecrets VALUES (?, ?)', it.name, it.value);
  }
}

function* addAlert(alert: AlertRecord): Steps<number> {
  const { key, user, place, kind, about, n, by, until, told, due, tries } = alert;
  yield* run(
    'DELETE FROM alerts WHERE place = ? AND about = ? AND kind = ? AND n < ? AND claimed = 0',
    ...[place, about, kind, n],
  );
  return yield* run(
    'INSERT OR IGNORE INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)',
    ...[key, user, place, kind, about, n, by, until, told, due, tries],
  );
}

/** Several servers may be about to send it: one of them does. */
function* claim(key: string): Steps<number> {
  if ((yield* run('UPDATE alerts SET claimed = 1 WHERE key = ? AND claimed = 0', key)) === 0)
    throw new Error(ALREADY_CLAIMED);
  return 1;
}

function* each(keys: readonly string[], change: (key: string) => Steps<number>): Steps<number> {
  let sum = 0;
  for (const key of keys) sum += yield* change(key);
  return sum;
}

/** Everything one user is told is another's now. Where both have a mail address or webhook, the other's stays. */
export function* mergeAlerts(user: string, into: string): Steps<void> {
  yield* run(
    `UPDATE alertPrefs SET user = ?2 WHERE user = ?1
     AND NOT EXISTS (SELECT 1 FROM alertPrefs AS other WHERE other.user = ?2)`,
    ...[user, into],
  );
  yield* run(
    `DELETE FROM places WHERE user = ?1 AND kind <> 'push'
     AND EXISTS (SELECT 1 FROM places AS other WHERE other.user = ?2 AND other.kind = places.kind)`,
    user,
    into,
  );
  yield* run('DELETE FROM alerts WHERE user = ? AND place NOT IN (SELECT id FROM places)', user);
  for (const table of ['places', 'alerts']) yield* run(`UPDATE ${table} SET user = ? WHERE user = ?`, into, user);
  yield* run('DELETE FROM alertPrefs WHERE user = ?', user);
}

/** Nothing tells this user anything any more. */
export function* forgetAlertsOf(user: string): Steps<void> {
  for (const table of ['alertPrefs', 'places', 'alerts']) yield* run(`DELETE FROM ${table} WHERE user = ?`, user);
}
