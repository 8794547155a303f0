import type { Sessions } from './sessions.ts';
import type { UserRecord } from './store/records.ts';
import { renamed } from './table/occupants.ts';
import type { Tables } from './tables.ts';

const MOST = 200; // tables

/** Change the user's name, also at all tables that are not over. Finished games keep the names they were played under. */
export async function rename(sessions: Sessions, tables: Tables, user: UserRecord, name: string): Promise<UserRecord> {
  const after = await sessions.rename(user, name);
  const changes: Promise<void>[] = [];
  for (const onDisk of await tables.house.store.yours(user.id, MOST)) {
    const record = tables.peek(onDisk.id)?.record ?? onDisk;
    if (record.status !== 'broken') changes.push(tables.amend(record, { occupants: renamed(record.occupants, after) }));
  }
  await Promise.allSettled(changes); // a table that cannot be written logs that itself
  return after;
}
