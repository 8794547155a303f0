import { migrationForPostgres } from './dialect.ts';

/** The database was last opened by a newer version of this server. */
export class NewerSchema extends Error {
  readonly code = 'NEWER_SCHEMA';

  constructor(version: number) {
    super(`its schema is version ${version}, this server knows ${MIGRATIONS.length}`);
  }
}

/**
 * Steps from an empty database to the current schema, the same number for both engines. A text is SQLite's, and
 * PostgreSQL gets its translation (dialect.ts); where that is not enough, both are written out. SQLite counts those applied
 * in `PRAGMA user_version`, PostgreSQL in the table `schemaVersion`. Never edit one: add one. The columns and the table
 * called `sitters` hold `Occupant`s.
 */
type Migration = string | { readonly sqlite: string; readonly postgres: string };

const MIGRATIONS: readonly Migration[] = [
  `
  CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (hash TEXT PRIMARY KEY, user TEXT NOT NULL, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_seen ON sessions (seen);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY, key TEXT NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL, settings TEXT NOT NULL,
    sitters TEXT NOT NULL, status TEXT NOT NULL, isPublic INTEGER NOT NULL, pace TEXT NOT NULL, host TEXT NOT NULL,
    made INTEGER NOT NULL, seed TEXT, ended INTEGER, result TEXT, rematch TEXT, clock TEXT, due INTEGER, trouble TEXT
  ) STRICT;
  CREATE INDEX tables_status ON tables (status, isPublic, made);
  CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

  CREATE TABLE sitters (user TEXT NOT NULL, tableId TEXT NOT NULL, PRIMARY KEY (user, tableId)) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_table ON sitters (tableId);

  CREATE TABLE entries (
    tableId TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, act TEXT, back INTEGER,
    PRIMARY KEY (tableId, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (tableId TEXT PRIMARY KEY, n INTEGER NOT NULL, s TEXT NOT NULL, count TEXT NOT NULL) STRICT;

  CREATE TABLE chat (
    tableId TEXT NOT NULL, n INTEGER NOT NULL, room TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (tableId, n)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE INDEX tables_archive ON tables (isPublic, ended) WHERE status = 'over';
  DROP INDEX tables_ended;
  CREATE INDEX sessions_user ON sessions (user);
  CREATE TABLE pulse (one INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  'ALTER TABLE snapshots ADD COLUMN past TEXT;',
  `CREATE INDEX tables_host ON tables (host) WHERE status = 'gathering';`,
  {
    sqlite: `
    ALTER TABLE tables ADD COLUMN secret TEXT;
    UPDATE tables SET secret = lower(hex(randomblob(32))) WHERE status = 'gathering';
    `,
    postgres: 'ALTER TABLE tables ADD COLUMN secret TEXT;', // no house on PostgreSQL is this old
  },
  `
  ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE entries ADD COLUMN sum INTEGER;
  ALTER TABLE snapshots ADD COLUMN sum INTEGER;
  CREATE TABLE heads (tableId TEXT PRIMARY KEY, n INTEGER NOT NULL, sum INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  DELETE FROM chat WHERE n <= (SELECT MAX(n) FROM chat AS other WHERE other.tableId = chat.tableId) - 100;
  `,
  `
  ALTER TABLE tables ADD COLUMN hasRoom INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET hasRoom = 1 WHERE status = 'gathering' AND sitters LIKE '%"kind":"open"%';
  CREATE INDEX tables_open_host ON tables (host, made) WHERE status = 'gathering' AND isPublic = 1 AND hasRoom = 1;
  CREATE INDEX tables_playing_host ON tables (host, made) WHERE status = 'playing' AND isPublic = 1;
  CREATE INDEX tables_listed ON tables (status, made) WHERE listed = 1;
  CREATE INDEX tables_listed_host ON tables (host) WHERE listed = 1;
  UPDATE tables SET listed = 1 WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY host, status ORDER BY made DESC) AS nth FROM tables
      WHERE isPublic = 1 AND (status = 'playing' OR (status = 'gathering' AND hasRoom = 1))
    ) WHERE nth <= 5
  );
  `,
  {
    sqlite: devicesAndWays('UPDATE sessions SET device = lower(hex(randomblob(9))), made = seen;'),
    postgres: devicesAndWays(''),
  },
  `
  CREATE TABLE alertPrefs (user TEXT PRIMARY KEY, prefs TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE places (
    id TEXT PRIMARY KEY, user TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, keys TEXT NOT NULL, device TEXT,
    label TEXT NOT NULL, isOn INTEGER NOT NULL, pace TEXT NOT NULL, last TEXT, trouble TEXT, made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX places_user ON places (user);
  CREATE TABLE alerts (
    key TEXT PRIMARY KEY, user TEXT NOT NULL, place TEXT NOT NULL, kind TEXT NOT NULL, about TEXT NOT NULL,
    n INTEGER NOT NULL, by TEXT, until INTEGER, told INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL,
    claimed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX alerts_due ON alerts (due) WHERE claimed = 0;
  CREATE INDEX alerts_place ON alerts (place, about);
  CREATE INDEX alerts_user ON alerts (user);
  CREATE INDEX alerts_told ON alerts (told);
  CREATE TABLE houseSecrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN patience INTEGER;
  ALTER TABLE tables ADD COLUMN endedBy TEXT;
  ALTER TABLE tables ADD COLUMN rematchOf TEXT;
  ALTER TABLE tables ADD COLUMN votes TEXT;
  ALTER TABLE tables ADD COLUMN removed TEXT;
  ALTER TABLE tables ADD COLUMN waiting TEXT;
  ALTER TABLE tables ADD COLUMN code TEXT;
  CREATE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
  CREATE TABLE invitations (
    user TEXT NOT NULL, tableId TEXT NOT NULL, sender TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, tableId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invitations_table ON invitations (tableId);
  CREATE INDEX invitations_sender ON invitations (sender);
  `,
  `
  ALTER TABLE tables ADD COLUMN language TEXT;
  CREATE INDEX tables_company ON tables (id, status, made, game);
  `,
  `
  CREATE TABLE puzzleDays (
    user TEXT NOT NULL, day TEXT NOT NULL, stars INTEGER NOT NULL, PRIMARY KEY (user, day)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE chat ADD COLUMN user TEXT;
  CREATE INDEX chat_user ON chat (user) WHERE user IS NOT NULL;
  CREATE INDEX tables_naming ON tables (id)
    WHERE removed IS NOT NULL OR waiting IS NOT NULL OR votes IS NOT NULL OR (rematchOf IS NOT NULL AND status = 'gathering');
  `,
];

function devicesAndWays(update: string): string {
  return `
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN way TEXT NOT NULL DEFAULT 'guest';
  ALTER TABLE sessions ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
  ${update}
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, user TEXT NOT NULL, key TEXT NOT NULL, counter INTEGER NOT NULL, transports TEXT NOT NULL,
    label TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_user ON passkeys (user);
  CREATE TABLE keptWays (
    hash TEXT PRIMARY KEY, user TEXT NOT NULL, kind TEXT NOT NULL, hint TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX keptWays_user ON keptWays (user);
  CREATE TABLE passes (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, user TEXT, data TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passes_until ON passes (until);
  CREATE INDEX passes_user ON passes (user);
  CREATE TABLE departures (user TEXT PRIMARY KEY, "into" TEXT) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_any_host ON tables (host);
  `;
}

export const SQLITE_MIGRATIONS: readonly string[] = MIGRATIONS.map((step) =>
  typeof step === 'string' ? step : step.sqlite,
);
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATIONS.map((step) =>
  migrationForPostgres(typeof step === 'string' ? step : step.postgres),
);
