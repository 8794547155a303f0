import type { Alert } from '../ports.ts';
import type { AlertRecord, PlaceRecord } from '../store/alert-records.ts';

const MINUTE = 60_000;
const BACK_OFF = [1, 5, 15, 60, 240, 720] as const; // minutes after each failure
const LONGEST_WISH = 3600; // seconds that a service may ask us to wait

/** An alert as it waits for one place. */
export function alertFor(place: PlaceRecord, alert: Alert, told: number, due: number): AlertRecord {
  const n = 'beat' in alert ? alert.beat : 'vote' in alert ? alert.vote : 0;
  return {
    key: [place.id, alert.alert, alert.table, n].join(' '),
    user: place.user,
    place: place.id,
    kind: alert.alert,
    about: alert.table,
    n,
    by: alert.by,
    until: 'due' in alert ? alert.due : null,
    told,
    due,
    tries: 0,
  };
}

/** When to try again after this many failures; null: never. */
export function retryAt(now: number, failures: number, retryAfter: number | null): number | null {
  const wait = BACK_OFF[failures - 1];
  if (wait === undefined) return null;
  return now + Math.max(wait * MINUTE, Math.min(retryAfter ?? 0, LONGEST_WISH) * 1000);
}

/** By place, in the order in which they wait. */
export function byPlace(alerts: readonly AlertRecord[]): Map<string, AlertRecord[]> {
  const groups = new Map<string, AlertRecord[]>();
  for (const alert of alerts) groups.set(alert.place, [...(groups.get(alert.place) ?? []), alert]);
  return groups;
}
