import type { ChatRecord, ClockRecord, Entry, SessionRecord, Snapshot, TableRecord, UserRecord } from './records.ts';

/** One change to the store. All the changes of one `write` call are made together or not at all. */
export type Write =
  | { readonly write: 'user'; readonly user: UserRecord }
  | { readonly write: 'session'; readonly session: SessionRecord }
  | { readonly write: 'newTable'; readonly table: TableRecord }
  | { readonly write: 'table'; readonly table: TableRecord }
  | { readonly write: 'clock'; readonly table: string; readonly clock: ClockRecord; readonly due: number | null }
  | { readonly write: 'entry'; readonly table: string; readonly entry: Entry }
  | { readonly write: 'snapshot'; readonly table: string; readonly snapshot: Snapshot }
  | { readonly write: 'chat'; readonly table: string; readonly line: ChatRecord }
  | { readonly write: 'forgetTable'; readonly table: string }
  | { readonly write: 'forgetSession'; readonly session: string } // by hash
  | { readonly write: 'forgetSessions'; readonly before: number } // and users who have no session left and no seat anywhere
  | { readonly write: 'pulse'; readonly at: number }; // only to find out whether writing works

/** The tables these writes belong to. */
export function tablesOf(writes: readonly Write[]): string[] {
  return writes.flatMap((it) => ('table' in it ? [typeof it.table === 'string' ? it.table : it.table.id] : []));
}

/** Why a write fails after an earlier one of the same table was lost. */
export const EARLIER_WRITE_FAILED = 'an earlier write of the same table failed';

export class WriteFailed extends Error {
  readonly code = 'WRITE_FAILED';
}

/**
 * Where everything is stored. Reads return at once. A write is on disk, and survives a power cut, when its promise
 * resolves. An entry whose number is taken is refused, so two writers can never both win. If a write of a table fails, so
 * do all later writes of that table that were made before the failure was known: a log has no gaps.
 */
export interface Store {
  write(...writes: Write[]): Promise<void>;
  /** Resolves when everything written so far is on disk. Later writes fail. */
  close(): Promise<void>;
  /** Did the last commit succeed? */
  isHealthy(): boolean;

  user(id: string): UserRecord | null;
  session(hash: string): SessionRecord | null;
  table(id: string): TableRecord | null;
  entries(table: string): Entry[];
  snapshot(table: string): Snapshot | null;
  chat(table: string, last: number): ChatRecord[];

  gathering(limit: number): TableRecord[]; // public, with an open seat, newest first
  playing(limit: number): TableRecord[]; // public, newest first
  yours(user: string, limit: number): TableRecord[]; // not over, where this user has a seat or is the host; newest first
  archive(before: number, limit: number, user: string | null): TableRecord[]; // finished; public, or this user's; more than `limit` if several ended at the same moment
  running(): string[]; // ids of all games in progress
  due(before: number, limit: number): string[];
  abandoned(before: number, limit: number): string[]; // never started
}
