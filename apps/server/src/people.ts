import type { Acquaintance } from '@trollmoot/protocol';
import type { TableRecord } from './store/records.ts';
import { seatOf } from './table/occupants.ts';
import type { Tables } from './tables.ts';
import type { WhoIsHere } from './who-is-here.ts';

const SHOWN = 30;
const LOOKED_AT = 5; // tables of a person, to find one to watch or to join

/** The people this user has played with: those who are here first, then by the last game together. */
export function people(tables: Tables, whoIsHere: WhoIsHere, user: string): Acquaintance[] {
  const { store, clock } = tables.house;
  const now = clock.now();
  return store
    .companions(user, SHOWN)
    .map(({ user: other, name, games, last, table }): Acquaintance => {
      const isHere = whoIsHere.isHere(other, now);
      return { user: other, name, games, last, table, isHere, at: isHere ? whereabouts(tables, other, user) : null };
    })
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.last - a.last);
}

/** A public table where this person is, for someone else to join or to watch. Private tables are nobody's business. */
function whereabouts(tables: Tables, person: string, reader: string): Acquaintance['at'] {
  const open = tables.house.store
    .yours(person, LOOKED_AT)
    .filter(({ isPublic, occupants }) => isPublic && seatOf(occupants, reader) === null)
    .filter(({ occupants }) => seatOf(occupants, person) !== null);
  const found = open.find((record) => record.status === 'gathering' && freeSeats(record) > 0);
  const shown = found ?? open.find(({ status }) => status === 'playing');
  return shown === undefined
    ? null
    : { table: shown.id, game: shown.game, free: found === undefined ? 0 : freeSeats(found) };
}

const freeSeats = ({ occupants }: TableRecord): number => occupants.filter(({ kind }) => kind === 'open').length;
