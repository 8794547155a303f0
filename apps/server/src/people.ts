import type { Acquaintance } from '@trollmoot/protocol';
import type { TableRecord } from './store/records.ts';
import { seatOf } from './table/occupants.ts';
import type { Tables } from './tables.ts';
import type { WhoIsHere } from './who-is-here.ts';

const SHOWN = 30;
const LOOKED_AT = 5; // tables of a person, to find one to watch or to join

/** The people this user has played with: those who are here first, then by the last game together. */
export async function people(tables: Tables, whoIsHere: WhoIsHere, user: string): Promise<Acquaintance[]> {
  const { store, clock } = tables.house;
  const now = clock.now();
  const companions = await store.companions(user, SHOWN);
  const found = companions.map(async ({ user: other, name, games, last, table }): Promise<Acquaintance> => {
    const isHere = whoIsHere.isHere(other, now);
    const at = isHere ? await whereabouts(tables, other, user) : null;
    return { user: other, name, games, last, table, isHere, at };
  });
  return (await Promise.all(found)).sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.last - a.last);
}

/** A public table where this person is, for someone else to join or to watch. Private tables are nobody's business. */
async function whereabouts(tables: Tables, person: string, reader: string): Promise<Acquaintance['at']> {
  const open = (await tables.house.store.yours(person, LOOKED_AT))
    .filter(({ isPublic, occupants }) => isPublic && seatOf(occupants, reader) === null)
    .filter(({ occupants }) => seatOf(occupants, person) !== null);
  const found = open.find((record) => record.status === 'gathering' && freeSeats(record) > 0);
  const shown = found ?? open.find(({ status }) => status === 'playing');
  return shown === undefined
    ? null
    : { table: shown.id, game: shown.game, free: found === undefined ? 0 : freeSeats(found) };
}

const freeSeats = ({ occupants }: TableRecord): number => occupants.filter(({ kind }) => kind === 'open').length;
