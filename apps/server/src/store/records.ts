import type { Level } from '@trollmoot/bots';
import type { Act, Position, Result, Seat, Settings } from '@trollmoot/kernel';
import type { BotName, Count, Pace, Status, Update } from '@trollmoot/protocol';

export interface UserRecord {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

/** Stored under the hash of its token: reading the database does not let you log in as anyone. */
export interface SessionRecord {
  readonly hash: string;
  readonly user: string;
  readonly seen: number;
}

export type Occupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited' }
  | {
      readonly kind: 'person';
      readonly user: string;
      readonly name: string;
      readonly standIn: Level | null;
      readonly salt?: string; // for the seed of this table; left out until the client sends it
    }
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: BotName };

/** Milliseconds left by seat (null: no limit), as of `since`. */
export interface ClockRecord {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly since: number;
  readonly held?: readonly (number | null)[]; // by seat: what was left after its last decision, before the increment
  readonly question?: number; // open at that moment: see `Count.asked`
}

export interface TableRecord {
  readonly id: string;
  readonly version: number; // counts the changes of this record: a change names the version it was made at
  readonly key: string;
  readonly game: string;
  readonly rules: string;
  readonly settings: Settings;
  readonly occupants: readonly Occupant[];
  readonly status: Status;
  readonly isPublic: boolean;
  readonly pace: Pace;
  readonly host: string;
  readonly made: number;
  readonly secret: string | null; // committed to when the table is made; null in games begun before there were seals
  readonly seed: string | null; // from the secret and the salts, when the game begins
  readonly ended: number | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly clock: ClockRecord | null;
  readonly due: number | null; // when a clock runs out, for tables that may be unloaded until then
  readonly trouble: string | null; // why it is broken
}

/** The fields of a record that have changed. */
export type TableChange = Partial<Omit<TableRecord, 'id' | 'version'>>;

/** One line of a table's log: an action, or a return to an earlier ply. Numbered from 0 without gaps. `sum`: see chain.ts. */
export type Entry = { readonly n: number; readonly at: number; readonly sum: number } & (
  | { readonly by: Seat; readonly act: Act }
  | { readonly by: Seat | null; readonly back: number } // null: in tables from before this was stored
);

/** The position after the first `n` entries. */
export interface Snapshot {
  readonly n: number;
  readonly s: Position;
  readonly count: Count;
  readonly past: readonly Update[]; // the latest updates before it, with everyone's news
}

export interface ChatRecord {
  readonly n: number;
  readonly room: 'players' | 'spectators';
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** A table's log as it is stored. Nothing in it has been parsed or checked: the disk may have damaged any of it. */
export interface StoredLog {
  readonly entries: readonly StoredEntry[];
  readonly head: { readonly n: number; readonly sum: number } | null; // of the last entry written; null: none since these are stored
  readonly snapshot: StoredSnapshot | null;
}

export interface StoredEntry {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly act: string | null; // JSON; null: a return
  readonly back: number | null;
  readonly sum: number | null; // null: written before checksums were
}

export interface StoredSnapshot {
  readonly n: number;
  readonly s: string;
  readonly count: string;
  readonly past: string | null;
  readonly sum: number | null;
}
