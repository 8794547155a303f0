import type { SessionRecord, TableChange, TableRecord } from './records.ts';

/** A row as SQLite returns it. */
export type Row = { [column: string]: string | number | null };

/** A row that cannot be read back. It harms its own table and no other. */
export class DamagedRow extends Error {
  readonly code = 'DAMAGED_ROW';
  readonly table: string;

  constructor(table: string, why: string) {
    super(`the row of table ${table} cannot be read: ${why}`);
    this.table = table;
  }
}

const AS_JSON = ['settings', 'pace', 'result', 'clock', 'votes', 'removed', 'waiting'] as const;

/** Objects and lists are stored as JSON; the column `sitters` holds the occupants. Gives only the columns that are there. */
export function rowOf({ occupants, isPublic, ...fields }: TableChange | TableRecord): Row {
  const row: Row = { ...(fields as Row) };
  for (const field of AS_JSON) {
    const value = fields[field];
    if (value !== undefined && value !== null) row[field] = JSON.stringify(value);
  }
  if (isPublic !== undefined) row.isPublic = isPublic ? 1 : 0;
  if (occupants !== undefined) {
    row.sitters = JSON.stringify(occupants);
    row.hasRoom = occupants.some(({ kind }) => kind === 'open') ? 1 : 0;
  }
  return row;
}

/** Throws `DamagedRow`. */
export function tableOfRow(row: Row): TableRecord {
  const { sitters, isPublic, hasRoom: _hasRoom, listed: _listed, ...plain } = row;
  const id = String(row.id);
  const parsed = (json: Row[string] | undefined): unknown => {
    if (typeof json !== 'string') return null;
    try {
      return JSON.parse(json);
    } catch (error) {
      throw new DamagedRow(id, (error as Error).message);
    }
  };
  const table = {
    ...plain,
    isPublic: isPublic === 1,
    occupants: parsed(sitters),
    ...Object.fromEntries(AS_JSON.map((field) => [field, parsed(row[field])])),
  };
  if (!isTable(table)) throw new DamagedRow(id, 'a value has the wrong shape');
  return table;
}

export function sessionOfRow({ hash, user, seen, device, label, way, made }: Row): SessionRecord {
  return { hash, user, seen, device: { id: device, label, way, made } } as SessionRecord;
}

const STATUS: readonly unknown[] = ['gathering', 'playing', 'over', 'broken'];
const PACE: readonly unknown[] = ['none', 'live', 'slow'];
const OCCUPANT: readonly unknown[] = ['open', 'invited', 'person', 'bot'];

/** Are the values that everyone reads there? A game's own data is checked where the game is replayed. */
function isTable(row: { [column: string]: unknown }): row is { [column: string]: unknown } & TableRecord {
  const { settings, occupants, pace, result, clock, status, votes, removed, waiting } = row;
  return (
    isObject(settings) &&
    isList(occupants, ({ kind }) => OCCUPANT.includes(kind)) &&
    isObject(pace) &&
    PACE.includes(pace.kind) &&
    STATUS.includes(status) &&
    (result === null || (isObject(result) && Array.isArray(result.places))) &&
    (clock === null || (isObject(clock) && Array.isArray(clock.left) && Array.isArray(clock.running))) &&
    (votes === null || (isObject(votes) && Array.isArray(votes.refused))) &&
    [removed, waiting].every((list) => list === null || isList(list, ({ user }) => typeof user === 'string'))
  );
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, isOne: (one: { [key: string]: unknown }) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && isOne(one));
