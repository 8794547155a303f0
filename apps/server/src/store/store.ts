import type { AccountWrite } from './account-writes.ts';
import type { AlertReads } from './alert-reads.ts';
import type { AlertWrite } from './alert-writes.ts';
import type {
  ChatRecord,
  Departure,
  DeviceRecord,
  Entry,
  InvitationRecord,
  KeptWay,
  PasskeyRecord,
  PassRecord,
  PuzzleDays,
  SessionRecord,
  Snapshot,
  StoredLog,
  TableChange,
  TableRecord,
  UserRecord,
} from './records.ts';
import type { DamagedRow } from './rows.ts';

/** A change of one table. `epoch`: of the lease under which it was made, where several nodes share the store: see fencing.ts. */
type TableWrite = { readonly epoch?: number } & (
  | { readonly write: 'newTable'; readonly table: TableRecord }
  | { readonly write: 'table'; readonly table: string; readonly version: number; readonly change: TableChange } // fails unless the record is at this version
  | { readonly write: 'entry'; readonly table: string; readonly entry: Entry }
  | { readonly write: 'snapshot'; readonly table: string; readonly snapshot: Snapshot } // ignored if there is a later one
  | { readonly write: 'chat'; readonly table: string; readonly line: ChatRecord } // forgets lines that are too old
  | { readonly write: 'forgetTable'; readonly table: string } // only if it has not begun
);

/**
 * One change to the store. All the changes of one `write` call are made together or not at all. A row is changed by what
 * changed in it, never replaced, so that a writer cannot undo what it does not know of.
 */
export type Write =
  | { readonly write: 'user'; readonly user: UserRecord } // a new one
  | { readonly write: 'rename'; readonly user: string; readonly name: string }
  | { readonly write: 'session'; readonly session: SessionRecord } // a new one
  | { readonly write: 'seen'; readonly session: string; readonly at: number }
  | TableWrite
  | { readonly write: 'forgetSession'; readonly session: string } // by hash
  | { readonly write: 'forgetSessions'; readonly before: number } // and users who have no session left, no way in and no seat anywhere
  | AccountWrite
  | AlertWrite
  | { readonly write: 'invite'; readonly invitation: InvitationRecord } // in place of an earlier one; goes when the game begins
  | { readonly write: 'forgetInvitation'; readonly user: string; readonly to: string } // a table
  | { readonly write: 'pulse'; readonly at: number }; // the server is running, and writing works

/** A device, and when it was last here. */
export interface SeenDevice extends DeviceRecord {
  readonly seen: number;
}

/** Someone a user has played with: how often, and the last table of both. */
export interface Companion {
  readonly user: string;
  readonly name: string;
  readonly games: number;
  readonly last: number; // when that table was made
  readonly table: string;
}

/** What is known of a user beyond the name. */
export interface AccountReads {
  devices(user: string): Promise<SeenDevice[]>; // last seen first
  passkeys(user: string): Promise<PasskeyRecord[]>; // newest first
  passkey(id: string): Promise<PasskeyRecord | null>;
  keptWays(user: string): Promise<KeptWay[]>; // newest first
  keptWay(hash: string): Promise<KeptWay | null>;
  pass(hash: string): Promise<PassRecord | null>; // even if it has expired
  tables(user: string): Promise<string[]>; // ids of all where this user has a seat or is the host, newest first
  puzzleDays(user: string): Promise<PuzzleDays>;
  departures(): Promise<Departure[]>; // that were interrupted
}

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

/** Why a write fails that was made under a lease which another node has taken over. */
export const FENCED = 'another server has this table now';

/** A node that shares the store with others, and the leases it holds. */
export interface LeaseHolder {
  readonly id: string;
  /** Undefined: it does not hold the table. */
  epochOf(table: string): number | undefined;
  /** The store has refused a write under this epoch: another node has the table. */
  refused(table: string, epoch: number): void;
  /** Nobody else can have a new table. Returns the first epoch. */
  found(table: string): number;
}

/** Does the write change where users are told of things? */
export const isForPlaces = ({ write }: Write): boolean => write === 'place' || write === 'merge';

export interface StoreOptions {
  readonly observe?: (seconds: number) => void; // how long a commit took
  readonly onDamage?: (damage: DamagedRow) => void; // a row was left out of a list
  readonly onPlaces?: () => void; // this server has changed where users are told of things
  readonly holder?: LeaseHolder; // this server is one of several that share the store
  readonly secondLog?: { readonly file: string; readonly onTrouble: (error: unknown) => void };
}

/** What can be asked. */
export interface Reads {
  user(id: string): Promise<UserRecord | null>;
  session(hash: string): Promise<SessionRecord | null>;
  table(id: string): Promise<TableRecord | null>;
  log(table: string): Promise<StoredLog>;
  chat(table: string, last: number): Promise<ChatRecord[]>;
  pulse(): Promise<number | null>; // the last one

  gathering(limit: number): Promise<TableRecord[]>; // public, with an open seat, a few per host, newest first
  playing(limit: number): Promise<TableRecord[]>; // public, a few per host, newest first
  yours(user: string, limit: number): Promise<TableRecord[]>; // not over, where this user has a seat or is the host; newest first
  archive(before: number, limit: number, user: string | null): Promise<TableRecord[]>; // finished; public, or this user's; more than `limit` if several ended at the same moment
  companions(user: string, limit: number): Promise<Companion[]>; // at tables that have begun, the latest first
  played(user: string): Promise<{ game: string; games: number }[]>; // finished ones, the most played first
  running(): Promise<string[]>; // ids of all games in progress
  begun(after: string, limit: number): Promise<string[]>; // ids of games in progress or over, in order of id
  due(before: number, limit: number): Promise<string[]>;
  abandoned(before: number, limit: number): Promise<string[]>; // never started
  invitations(user: string, limit: number): Promise<InvitationRecord[]>; // newest first
  havePlayed(user: string, other: string): Promise<boolean>; // together, in a game that began
  coded(code: string): Promise<string[]>; // ids of tables with this code, newest first
}

/**
 * Where everything is stored. A read tells what was committed when it was asked, or later. A write is on disk, and survives a power cut, when its promise
 * resolves. An entry whose number is taken is refused, and so is a change of a record that has changed since: two writers
 * can never both win. If a write of a table fails, so do all later writes of that table that were made before the failure
 * was known: a log has no gaps. Rows that cannot be read are left out of lists; `table` rejects with `DamagedRow`.
 */
export interface Store extends Reads {
  write(...writes: Write[]): Promise<void>;
  /** Resolves when everything written so far is on disk. Later writes fail. */
  close(): Promise<void>;
  /** Did the last commit succeed? */
  readonly canWrite: boolean;
  /** Can it be read and written? After a failure each call tries a write, so that a later call can report the recovery. */
  isHealthy(): Promise<boolean>;

  readonly accounts: AccountReads;
  readonly alerts: AlertReads;
}
