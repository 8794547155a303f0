import type { TableRecord } from './records.ts';

/** A row as SQLite gives it. */
export type Row = { [column: string]: string | number | null };

/** What is a record or a list is kept as JSON. */
const AS_JSON = ['settings', 'sitters', 'pace', 'result', 'clock'] as const;

export function rowOfTable(table: TableRecord): Row {
  const row: Row = { ...(table as unknown as Row), isPublic: table.isPublic ? 1 : 0 };
  for (const column of AS_JSON) row[column] = table[column] === null ? null : JSON.stringify(table[column]);
  return row;
}

export function tableOfRow(row: Row): TableRecord {
  const table: { [column: string]: unknown } = { ...row, isPublic: row.isPublic === 1 };
  for (const column of AS_JSON) table[column] = row[column] === null ? null : JSON.parse(row[column] as string);
  return table as unknown as TableRecord;
}
