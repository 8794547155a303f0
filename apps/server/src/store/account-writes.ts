import { forgetAlertsOf, mergeAlerts } from './alert-writes.ts';
import { daysOf, PUZZLE_DAYS } from './puzzle-days.ts';
import type { KeptWay, PasskeyRecord, PassRecord, PuzzleDays } from './records.ts';
import { all, get, run, type Steps } from './steps.ts';

/** Changes to accounts: ways in, devices, and what is good once. Each can be repeated: `npm run recover` does that. */
export type AccountWrite =
  | { readonly write: 'passkey'; readonly passkey: PasskeyRecord } // a new one
  | { readonly write: 'passkeyUsed'; readonly passkey: string; readonly counter: number; readonly at: number }
  | {
      readonly write: 'forgetPasskey'; // and the devices it let in, except this one
      readonly user: string;
      readonly passkey: string;
      readonly except: string;
    }
  | { readonly write: 'keptWay'; readonly way: KeptWay } // in place of others of its kind
  | { readonly write: 'keptWayUsed'; readonly hash: string; readonly at: number }
  | { readonly write: 'forgetKeptWay'; readonly user: string; readonly kind: KeptWay['kind'] }
  | { readonly write: 'forgetDevice'; readonly user: string; readonly device: string }
  | { readonly write: 'forgetOtherDevices'; readonly user: string; readonly device: string } // all but this one
  | { readonly write: 'pass'; readonly pass: PassRecord } // in place of one with the same hash
  | { readonly write: 'forgetPass'; readonly hash: string }
  | { readonly write: 'forgetPasses'; readonly before: number }
  | { readonly write: 'merge'; readonly user: string; readonly into: string } // everything but the tables
  | { readonly write: 'forgetUser'; readonly user: string } // everything but the tables
  | { readonly write: 'departed'; readonly user: string } // the tables are handed on
  | { readonly write: 'puzzleDays'; readonly user: string; readonly days: PuzzleDays } // added; the more stars stay
  | {
      readonly write: 'unnameChat'; // what this user wrote, and what was written from this seat by nobody knows whom
      readonly table: string;
      readonly seat: number | null;
      readonly user?: string; // left out by older servers
    };

const ACCOUNT_WRITES = [
  'passkey',
  'passkeyUsed',
  'forgetPasskey',
  'keptWay',
  'keptWayUsed',
  'forgetKeptWay',
  'forgetDevice',
  'forgetOtherDevices',
  'pass',
  'forgetPass',
  'forgetPasses',
  'merge',
  'forgetUser',
  'departed',
  'puzzleDays',
  'unnameChat',
] as const satisfies readonly AccountWrite['write'][];

/** What `npm run recover` repeats: not what is good for minutes, nor what is only a matter of time. */
export const RECOVERED: ReadonlySet<string> = new Set<AccountWrite['write']>([
  'passkey',
  'forgetPasskey',
  'keptWay',
  'forgetKeptWay',
  'forgetDevice',
  'forgetOtherDevices',
  'merge',
  'forgetUser',
  'puzzleDays',
  'unnameChat',
]);

const isAccountName = (name: string): name is AccountWrite['write'] =>
  (ACCOUNT_WRITES as readonly string[]).includes(name);
export const isAccountWrite = <W extends { readonly write: string }>(
  it: W,
): it is W & { readonly write: AccountWrite['write'] } => isAccountName(it.write);

/** One account write as SQL. Returns how many rows changed. */
export function* applyAccountWrite(it: AccountWrite): Steps<number> {
  switch (it.write) {
    case 'passkey': {
      const { id, user, key, counter, transports, label, made, used } = it.passkey;
      return yield* run(
        'INSERT OR IGNORE INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, user, key, counter, transports.join(), label, made, used],
      );
    }
    case 'passkeyUsed':
      return yield* run('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?', it.counter, it.at, it.passkey);
    case 'forgetPasskey':
      yield* voidPasses(it.user);
      return (
        (yield* run('DELETE FROM passkeys WHERE id = ? AND user = ?', it.passkey, it.user)) +
        (yield* run('DELETE FROM sessions WHERE user = ? AND way = ? AND device <> ?', it.user, it.passkey, it.except))
      );
    case 'keptWay': {
      const { hash, user, kind, hint, made, used } = it.way;
      yield* voidPasses(user);
      yield* run('DELETE FROM keptWays WHERE user = ? AND kind = ? AND hash <> ?', user, kind, hash);
      return yield* run('INSERT OR IGNORE INTO keptWays VALUES (?, ?, ?, ?, ?, ?)', hash, user, kind, hint, made, used);
    }
    case 'keptWayUsed':
      return yield* run('UPDATE keptWays SET used = ? WHERE hash = ?', it.at, it.hash);
    case 'forgetKeptWay':
      yield* voidPasses(it.user);
      return yield* run('DELETE FROM keptWays WHERE user = ? AND kind = ?', it.user, it.kind);
    case 'forgetDevice':
      yield* voidPasses(it.user);
      return yield* run('DELETE FROM sessions WHERE user = ? AND device = ?', it.user, it.device);
    case 'forgetOtherDevices':
      yield* voidPasses(it.user);
      return yield* run('DELETE FROM sessions WHERE user = ? AND device <> ?', it.user, it.device);
    case 'pass': {
      const { hash, kind, user, data, until } = it.pass;
      return yield* run(
        `INSERT INTO passes VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash)
         DO UPDATE SET kind = excluded.kind, user = excluded.user, data = excluded.data, until = excluded.until`,
        hash,
        kind,
        user,
        JSON.stringify(data),
        until,
      );
    }
    case 'forgetPass':
      return yield* run('DELETE FROM passes WHERE hash = ?', it.hash);
    case 'forgetPasses':
      return yield* run('DELETE FROM passes WHERE until < ?', it.before);
    case 'merge':
      return yield* mergeUsers(it.user, it.into);
    case 'forgetUser':
      return yield* forgetUser(it.user);
    case 'departed':
      yield* run('UPDATE chat SET user = (SELECT "into" FROM departures WHERE user = ?1) WHERE user = ?1', it.user);
      return yield* run('DELETE FROM departures WHERE user = ?', it.user);
    case 'puzzleDays':
      return yield* addDays(it.user, it.days);
    case 'unnameChat':
      return yield* run(
        `UPDATE chat SET name = '', user = NULL WHERE tableId = ? AND (user = ? OR (user IS NULL AND seat = ?))`,
        ...[it.table, it.user ?? null, it.seat],
      );
  }
}

/** A way in or a device is gone: nobody who is half-way in by it gets any further. */
function voidPasses(user: string): Steps<number> {
  return run(`DELETE FROM passes WHERE user = ? AND kind <> 'makePasskey'`, user); // that one needs a session, too
}

// Every table with a column for a user, except those of the games, is in both functions below.

/** From now on everything of this user belongs to the other one. Nothing happens if either is gone. */
function* mergeUsers(user: string, into: string): Steps<number> {
  for (const one of [user, into])
    if ((yield* get('SELECT 1 AS one FROM users WHERE id = ?', one)) === undefined) return 0; // done before, or the other way
  yield* run(
    'INSERT INTO departures VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET "into" = excluded."into"',
    user,
    into,
  );
  yield* run('DELETE FROM passes WHERE user = ?', user);
  yield* run('UPDATE departures SET "into" = ? WHERE "into" = ?', into, user);
  yield* mergeAlerts(user, into);
  for (const table of ['sessions', 'passkeys', 'keptWays'])
    yield* run(`UPDATE ${table} SET user = ? WHERE user = ?`, into, user);
  yield* run(
    'DELETE FROM invitations WHERE user = ? AND tableId IN (SELECT tableId FROM invitations WHERE user = ?)',
    ...[into, user],
  );
  yield* run('UPDATE invitations SET user = ? WHERE user = ?', into, user);
  yield* run('UPDATE invitations SET sender = ? WHERE sender = ?', into, user);
  yield* addDays(into, daysOf(yield* all(PUZZLE_DAYS, user)));
  yield* run('DELETE FROM puzzleDays WHERE user = ?', user);
  return yield* run('DELETE FROM users WHERE id = ?', user);
}

function* forgetUser(user: string): Steps<number> {
  if ((yield* get('SELECT 1 AS one FROM users WHERE id = ?', user)) === undefined) return 0;
  yield* run('INSERT INTO departures VALUES (?, NULL) ON CONFLICT (user) DO UPDATE SET "into" = NULL', user);
  yield* run('UPDATE departures SET "into" = NULL WHERE "into" = ?', user);
  yield* forgetAlertsOf(user);
  for (const table of ['sessions', 'passkeys', 'keptWays', 'passes', 'puzzleDays'])
    yield* run(`DELETE FROM ${table} WHERE user = ?`, user);
  yield* run('DELETE FROM invitations WHERE user = ? OR sender = ?', user, user);
  return yield* run('DELETE FROM users WHERE id = ?', user);
}

/** Days are only ever added, so devices can tell theirs in any order and any number of times. */
function* addDays(user: string, days: PuzzleDays): Steps<number> {
  if ((yield* get('SELECT 1 AS one FROM users WHERE id = ?', user)) === undefined) return 0; // gone meanwhile
  let changed = 0;
  for (const [day, stars] of Object.entries(days))
    changed += yield* run(
      `INSERT INTO puzzleDays VALUES (?, ?, ?)
       ON CONFLICT (user, day) DO UPDATE SET stars = excluded.stars WHERE excluded.stars > puzzleDays.stars`,
      ...[user, day, stars],
    );
  return changed;
}
