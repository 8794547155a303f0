import type { Sessions } from './sessions.ts';
import type { UserRecord } from './store/records.ts';
import { renamed } from './table/occupants.ts';
import type { Tables } from './tables.ts';

const MANY = 200; // tables at which somebody sits

/** A new name: on the chairs of all games that are not over, too. What is over keeps the names it was played under. */
export async function rename(sessions: Sessions, tables: Tables, user: UserRecord, name: string): Promise<UserRecord> {
  const after = await sessions.rename(user, name);
  const changes: Promise<void>[] = [];
  for (const { id } of tables.house.store.yours(user.id, MANY)) {
    const table = tables.find(id);
    if (table !== null && table.record.status !== 'broken')
      changes.push(table.amend({ occupants: renamed(table.record.occupants, after) }));
  }
  await Promise.allSettled(changes); // a table that cannot be written says so itself
  return after;
}
