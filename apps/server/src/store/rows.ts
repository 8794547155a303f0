import type { TableRecord } from './records.ts';

/** A row as SQLite returns it. */
export type Row = { [column: string]: string | number | null };

/** Objects and lists are stored as JSON; the column `sitters` holds the occupants. */
export function rowOfTable(table: TableRecord): Row {
  const { settings, occupants, pace, result, clock, isPublic, ...plain } = table;
  return {
    ...plain,
    isPublic: isPublic ? 1 : 0,
    settings: JSON.stringify(settings),
    sitters: JSON.stringify(occupants),
    pace: JSON.stringify(pace),
    result: result && JSON.stringify(result),
    clock: clock && JSON.stringify(clock),
  };
}

export function tableOfRow(row: Row): TableRecord {
  const { settings, sitters, pace, result, clock, isPublic, ...plain } = row;
  const table: { [field in keyof TableRecord]?: unknown } = {
    ...plain,
    isPublic: isPublic === 1,
    settings: parsed(settings),
    occupants: parsed(sitters),
    pace: parsed(pace),
    result: parsed(result),
    clock: parsed(clock),
  };
  return table as TableRecord;
}

const parsed = (json: Row[string] | undefined): unknown => (typeof json === 'string' ? JSON.parse(json) : null);
