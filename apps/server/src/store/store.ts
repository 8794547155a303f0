import type {
  ChatRecord,
  Entry,
  SessionRecord,
  Snapshot,
  StoredLog,
  TableChange,
  TableRecord,
  UserRecord,
} from './records.ts';

/**
 * One change to the store. All the changes of one `write` call are made together or not at all. A row is changed by what
 * changed in it, never replaced, so that a writer cannot undo what it does not know of.
 */
export type Write =
  | { readonly write: 'user'; readonly user: UserRecord } // a new one
  | { readonly write: 'rename'; readonly user: string; readonly name: string }
  | { readonly write: 'session'; readonly session: SessionRecord } // a new one
  | { readonly write: 'seen'; readonly session: string; readonly at: number }
  | { readonly write: 'newTable'; readonly table: TableRecord }
  | { readonly write: 'table'; readonly table: string; readonly version: number; readonly change: TableChange } // fails unless the record is at this version
  | { readonly write: 'entry'; readonly table: string; readonly entry: Entry }
  | { readonly write: 'snapshot'; readonly table: string; readonly snapshot: Snapshot } // ignored if there is a later one
  | { readonly write: 'chat'; readonly table: string; readonly line: ChatRecord } // forgets lines that are too old
  | { readonly write: 'forgetTable'; readonly table: string } // only if it has not begun
  | { readonly write: 'forgetSession'; readonly session: string } // by hash
  | { readonly write: 'forgetSessions'; readonly before: number } // and users who have no session left and no seat anywhere
  | { readonly write: 'pulse'; readonly at: number }; // the server is running, and writing works

/** Lines of chat that are kept per table. */
export const CHAT_KEPT = 100;

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
 * resolves. An entry whose number is taken is refused, and so is a change of a record that has changed since: two writers
 * can never both win. If a write of a table fails, so do all later writes of that table that were made before the failure
 * was known: a log has no gaps. Rows that cannot be read are left out of lists; `table` throws `DamagedRow`.
 */
export interface Store {
  write(...writes: Write[]): Promise<void>;
  /** Resolves when everything written so far is on disk. Later writes fail. */
  close(): Promise<void>;
  /** Did the last commit succeed? */
  readonly canWrite: boolean;
  /** Can it be read and written? After a failure each call tries a write, so that a later call can report the recovery. */
  isHealthy(): boolean;

  user(id: string): UserRecord | null;
  session(hash: string): SessionRecord | null;
  table(id: string): TableRecord | null;
  log(table: string): StoredLog;
  chat(table: string, last: number): ChatRecord[];
  pulse(): number | null; // the last one

  gathering(limit: number): TableRecord[]; // public, with an open seat, a few per host, newest first
  playing(limit: number): TableRecord[]; // public, a few per host, newest first
  yours(user: string, limit: number): TableRecord[]; // not over, where this user has a seat or is the host; newest first
  archive(before: number, limit: number, user: string | null): TableRecord[]; // finished; public, or this user's; more than `limit` if several ended at the same moment
  running(): string[]; // ids of all games in progress
  begun(after: string, limit: number): string[]; // ids of games in progress or over, in order of id
  due(before: number, limit: number): string[];
  abandoned(before: number, limit: number): string[]; // never started
}
