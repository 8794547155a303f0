import type { MadeTable } from '@trollmoot/protocol';
import { person } from './table/occupants.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';

/** A new table with the same people, settings and pace; the first to ask becomes its host. Null: not possible. */
export async function rematch(tables: Tables, table: Table, user: string): Promise<MadeTable | null> {
  const { record } = table;
  if (table.onDisk.status !== 'over' || table.seatOf(user) === null) return null;
  const there = record.rematch === null ? null : await tables.find(record.rematch); // null: it was never started, and deleted
  if (there !== null) return { id: there.record.id, key: there.record.key };
  const occupants = record.occupants.map(
    (occupant) => (occupant.kind === 'person' ? person({ id: occupant.user, name: occupant.name }) : occupant), // without the old salt
  );
  const { game, settings, isPublic, pace } = record;
  const { made, safe } = tables.open({
    game,
    rules: table.game.rules,
    settings,
    occupants,
    isPublic,
    pace,
    host: user,
  });
  await Promise.all([safe, table.amend({ rematch: made.id })]);
  return made;
}
