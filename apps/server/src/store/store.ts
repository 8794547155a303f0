import type { ChatRecord, ClockRecord, Entry, SessionRecord, Snapshot, TableRecord, UserRecord } from './records.ts';

/** Something to be remembered. All that is written by one call is remembered together or not at all. */
export type Write =
  | { readonly write: 'user'; readonly user: UserRecord }
  | { readonly write: 'session'; readonly session: SessionRecord }
  | { readonly write: 'newPosition'; readonly table: TableRecord }
  | { readonly write: 'table'; readonly table: TableRecord }
  | { readonly write: 'clock'; readonly table: string; readonly clock: ClockRecord; readonly due: number | null }
  | { readonly write: 'entry'; readonly table: string; readonly entry: Entry }
  | { readonly write: 'snapshot'; readonly table: string; readonly snapshot: Snapshot }
  | { readonly write: 'chat'; readonly table: string; readonly line: ChatRecord }
  | { readonly write: 'forgetTable'; readonly table: string }
  | { readonly write: 'forgetSessions'; readonly before: number } // and whoever has none left and sits nowhere
  | { readonly write: 'pulse'; readonly at: number }; // only to see whether writing works

/** The tables that these concern. */
export function tablesOf(writes: readonly Write[]): string[] {
  return writes.flatMap((it) => ('table' in it ? [typeof it.table === 'string' ? it.table : it.table.id] : []));
}

/** Why something of a table that has lost a write is not written either. */
export const TORN = 'what came before could not be written';

/** What was to be remembered is not. */
export class NotWritten extends Error {
  readonly code = 'NOT_WRITTEN';
}

/**
 * Where everything is kept. Reading answers at once; writing is done when the promise is: then it is on disk and
 * survives the loss of power. An entry whose number is taken is refused, so two writers can never both win. If a write of a
 * table fails, so does everything that was asked for after it and before that was known: a log has no gaps.
 */
export interface Store {
  write(...writes: Write[]): Promise<void>;
  /** Everything written so far is on disk; nothing more will be. */
  close(): Promise<void>;
  /** Could the last of them be written? */
  isWell(): boolean;

  user(id: string): UserRecord | null;
  session(hash: string): SessionRecord | null;
  table(id: string): TableRecord | null;
  entries(table: string): Entry[];
  snapshot(table: string): Snapshot | null;
  chat(table: string, last: number): ChatRecord[];

  gathering(limit: number): TableRecord[]; // public, with an open chair, newest first
  playing(limit: number): TableRecord[]; // public, newest first
  yours(user: string, limit: number): TableRecord[]; // not over: where this user sits or gathers others; newest first
  archive(before: number, limit: number, user: string | null): TableRecord[]; // over; public, or this user's; more of them if they ended at the same moment
  running(): string[]; // ids of all tables being played
  due(before: number, limit: number): string[];
  forsaken(before: number, limit: number): string[]; // gathering since long ago
}
