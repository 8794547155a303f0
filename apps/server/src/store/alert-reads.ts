import type { AlertPrefs } from '@trollmoot/protocol';
import type { AlertRecord, PlaceRecord } from './alert-records.ts';
import type { Query } from './query.ts';
import type { Row } from './rows.ts';

/** What users are told, where, and what is still to be told. */
export interface AlertReads {
  prefs(user: string): Promise<AlertPrefs | null>;
  places(user: string): Promise<PlaceRecord[]>; // oldest first
  place(id: string): Promise<PlaceRecord | null>;
  due(now: number, limit: number): Promise<AlertRecord[]>; // that are to be told now, longest waiting first
  nextDue(): Promise<number | null>;
  wasTold(place: string, table: string, since: number): Promise<boolean>; // of a turn there, at this beat or a later one
  secret(name: string): Promise<string | null>;
  /** A user may have a place now who had none. */
  changed(): void;
}

/** Each must use an index: there may be many users. */
export const ALERT_READS = {
  places: 'SELECT * FROM places WHERE user = ? ORDER BY made, id',
  wasTold: `SELECT 1 FROM alerts WHERE place = ? AND about = ? AND kind = 'turn' AND claimed = 1 AND n >= ?`,
  due: 'SELECT * FROM alerts WHERE claimed = 0 AND due <= ? ORDER BY due LIMIT ?',
} as const;

const MANY = 50_000;

export function alertReads(sql: Query): AlertReads {
  const nowhere = new Set<string>(); // users without a place: most people, and tables ask for them at every turn
  return {
    changed: () => nowhere.clear(),
    async prefs(user) {
      const row = await sql.get('SELECT prefs FROM alertPrefs WHERE user = ?', user);
      return row === undefined ? null : (JSON.parse(String(row.prefs)) as AlertPrefs);
    },
    async places(user) {
      if (nowhere.has(user)) return [];
      const places = (await sql.all(ALERT_READS.places, user)).map(placeOfRow);
      if (nowhere.size >= MANY) nowhere.clear();
      if (places.length === 0) nowhere.add(user);
      return places;
    },
    async place(id) {
      const row = await sql.get('SELECT * FROM places WHERE id = ?', id);
      return row === undefined ? null : placeOfRow(row);
    },
    due: async (now, limit) => (await sql.all(ALERT_READS.due, now, limit)) as unknown as AlertRecord[],
    nextDue: async () =>
      ((await sql.get('SELECT due FROM alerts WHERE claimed = 0 ORDER BY due LIMIT 1'))?.due as number | undefined) ??
      null,
    wasTold: async (place, table, since) => (await sql.get(ALERT_READS.wasTold, place, table, since)) !== undefined,
    secret: async (name) =>
      ((await sql.get('SELECT value FROM houseSecrets WHERE name = ?', name))?.value as string) ?? null,
  };
}

const placeOfRow = ({ keys, isOn, pace, last, ...row }: Row): PlaceRecord =>
  ({
    ...row,
    keys: JSON.parse(String(keys)),
    isOn: isOn === 1,
    pace: pace === 'daily' ? 'daily' : Number(pace),
    last: last === null ? null : JSON.parse(String(last)),
  }) as unknown as PlaceRecord;
