import { LEFT_USER, type MadeTable } from '@trollmoot/protocol';
import { Elsewhere } from './cluster/elsewhere.ts';
import { NoAnswer } from './cluster/messenger.ts';
import type { Occupant } from './store/records.ts';
import { arrived, person } from './table/occupants.ts';
import type { Table } from './table/table.ts';
import { askTable } from './table-questions.ts';
import type { Tables } from './tables.ts';

/** Is there already a table for the rematch? It may have been deleted, if it was never started. */
export const hasRematch = async (tables: Tables, { record }: Table): Promise<boolean> =>
  record.rematch !== null && (await tables.recordOf(record.rematch)) !== null;

/**
 * A new table with the same settings and pace. The first to ask becomes its host. The seats of the other players are kept
 * for them; they are told, and each sits down by asking, too: nobody plays a game they did not ask for. Null: not possible.
 */
export async function rematch(tables: Tables, table: Table, user: string): Promise<MadeTable | null> {
  const { record } = table;
  const seat = table.seatOf(user);
  const me = seat === null ? undefined : record.occupants[seat];
  if (table.onDisk.status !== 'over' || seat === null || me?.kind !== 'person') return null;
  const who = { id: user, name: me.name };
  if (record.rematch !== null)
    try {
      const guest = { ...who, seat };
      const there = await askTable(tables, { what: 'keptSeat', table: record.rematch, about: guest });
      if (there !== null) return there;
    } catch (error) {
      if (error instanceof Elsewhere || error instanceof NoAnswer) return null;
      throw error;
    }
  const occupants = record.occupants.map((occupant, other): Occupant => {
    if (occupant.kind !== 'person' || occupant.user === LEFT_USER)
      return occupant.kind === 'person' ? { kind: 'open' } : occupant;
    if (other === seat) return person({ ...who, gathering: arrived(true, tables.house.clock.now()) }); // without the old salt
    return { kind: 'invited', for: { user: occupant.user, name: occupant.name } };
  });
  const { game, settings, isPublic, pace, patience, language = null } = record;
  const { made, safe } = tables.open({
    game,
    rules: table.game.rules,
    settings,
    occupants,
    isPublic,
    pace,
    language,
    patience,
    host: user,
    rematchOf: record.id,
  });
  const { store, alerts, clock } = tables.house;
  const others = occupants.flatMap((occupant) => (occupant.kind === 'invited' ? (occupant.for ?? []) : []));
  const invitations = others.map((other) => ({ user: other.user, table: made.id, by: user, at: clock.now() }));
  await Promise.all([
    safe,
    table.amend({ rematch: made.id }),
    ...invitations.map((invitation) => store.write({ write: 'invite', invitation })),
  ]);
  for (const other of others) alerts.tell(other.user, { alert: 'rematch', table: made.id, by: me.name });
  return made;
}
