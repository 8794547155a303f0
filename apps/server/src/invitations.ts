import type { Invitation } from '@trollmoot/protocol';
import type { UserRecord } from './store/records.ts';
import { isShutOut } from './table/card.ts';
import { seatOf } from './table/occupants.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';

const SHOWN = 20;

/** Invite someone to a table that has not begun. A sentence says why not. */
export async function inviteTo(table: Table, by: UserRecord, user: string): Promise<string | null> {
  const { house } = table;
  const havePlayed = await house.store.havePlayed(by.id, user);
  const { record } = table; // as it is now
  if (record.status !== 'gathering') return 'The game has already begun.';
  if (record.host !== by.id && table.seatOf(by.id) === null) return 'You have no seat at this table.';
  if (!havePlayed) return 'You can invite only people you have played with.';
  if (table.seatOf(user) !== null) return 'This player is already at the table.';
  const invitation = { user, table: record.id, by: by.id, at: house.clock.now() };
  await house.store.write({ write: 'invite', invitation });
  house.alerts.tell(user, { alert: 'invitation', table: record.id, by: by.name });
  return null;
}

/** This user's invitations to tables that have not begun, with the key to sit down. */
export async function invitationsOf(tables: Tables, user: string): Promise<Invitation[]> {
  const { store } = tables.house;
  const found = (await store.invitations(user, SHOWN)).map(async ({ table, by, at }): Promise<Invitation[]> => {
    const [record, sender] = await Promise.all([tables.recordOf(table), store.user(by)]);
    if (record?.status !== 'gathering' || sender === null || isShutOut(record, user)) return [];
    if (seatOf(record.occupants, user) !== null) return [];
    return [{ card: tables.cardOf(record), by: sender.name, at, key: record.key }];
  });
  return (await Promise.all(found)).flat();
}
