import { daysOf, PUZZLE_DAYS } from './puzzle-days.ts';
import type { Query } from './query.ts';
import type { Departure, KeptWay, PasskeyRecord, PassRecord } from './records.ts';
import type { Row } from './rows.ts';
import type { AccountReads, SeenDevice } from './store.ts';

/** Each must use an index: there may be many users. */
export const ACCOUNT_READS = {
  devices: `SELECT device AS id, MAX(label) AS label, MAX(way) AS way, MIN(made) AS made, MAX(seen) AS seen FROM sessions
    WHERE user = ? GROUP BY device ORDER BY MAX(seen) DESC, device`,
  passkeys: 'SELECT * FROM passkeys WHERE user = ? ORDER BY made DESC, id',
  keptWays: 'SELECT * FROM keptWays WHERE user = ? ORDER BY made DESC, hash',
  /** Where the user sits, is the host, has written, or is named: among the removed and the waiting, in a vote, on a kept seat. */
  tables: `SELECT id FROM tables WHERE id IN (
      SELECT tableId FROM sitters WHERE user = ?1
      UNION SELECT id FROM tables WHERE host = ?1
      UNION SELECT tableId FROM chat WHERE user = ?1
      UNION SELECT id FROM tables INDEXED BY tables_naming
        WHERE (removed IS NOT NULL OR waiting IS NOT NULL OR votes IS NOT NULL OR (rematchOf IS NOT NULL AND status = 'gathering'))
        AND concat(removed, waiting, votes, tables.sitters) LIKE '%"' || ?1 || '"%')
    ORDER BY made DESC, id`,
  puzzleDays: PUZZLE_DAYS,
} as const;

export function accountReads(sql: Query): AccountReads {
  return {
    devices: async (user) => (await sql.all(ACCOUNT_READS.devices, user)) as unknown as SeenDevice[],
    passkeys: async (user) => (await sql.all(ACCOUNT_READS.passkeys, user)).map(passkeyOfRow),
    async passkey(id) {
      const row = await sql.get('SELECT * FROM passkeys WHERE id = ?', id);
      return row === undefined ? null : passkeyOfRow(row);
    },
    keptWays: async (user) => (await sql.all(ACCOUNT_READS.keptWays, user)) as unknown as KeptWay[],
    async keptWay(hash) {
      const row = await sql.get('SELECT * FROM keptWays WHERE hash = ?', hash);
      return (row as unknown as KeptWay | undefined) ?? null;
    },
    async pass(hash) {
      const row = await sql.get('SELECT * FROM passes WHERE hash = ?', hash);
      return row === undefined ? null : ({ ...row, data: JSON.parse(String(row.data)) } as unknown as PassRecord);
    },
    tables: async (user) => (await sql.all(ACCOUNT_READS.tables, user)).map(({ id }) => String(id)),
    puzzleDays: async (user) => daysOf(await sql.all(ACCOUNT_READS.puzzleDays, user)),
    departures: async () => (await sql.all('SELECT user, "into" FROM departures')) as unknown as Departure[],
  };
}

const passkeyOfRow = (row: Row): PasskeyRecord =>
  ({ ...row, transports: String(row.transports).split(',').filter(Boolean) }) as unknown as PasskeyRecord;
