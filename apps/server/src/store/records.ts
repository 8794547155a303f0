import type { Level } from '@trollmoot/bots';
import type { Act, Position, Result, Seat, Settings } from '@trollmoot/kernel';
import type { BotName, Count, Pace, Status, Update, Vote } from '@trollmoot/protocol';

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
  readonly device?: DeviceRecord; // left out in sessions from before devices were listed
}

/** A browser that is signed in. It keeps its id when its token changes. */
export interface DeviceRecord {
  readonly id: string;
  readonly label: string; // browser and system, as `deviceLabel` reads them
  readonly way: string; // how it got in: `guest`, `code`, `words`, `mail`, or the id of a passkey
  readonly made: number;
}

/** A passkey's public half. */
export interface PasskeyRecord {
  readonly id: string; // of the credential
  readonly user: string;
  readonly key: string; // the public key, base64url
  readonly counter: number; // of signatures; 0 for passkeys that are synced between devices
  readonly transports: readonly string[];
  readonly label: string; // of the device it was made with
  readonly made: number;
  readonly used: number | null;
}

/** Recovery words or a mail address, under a hash: neither can be read back. `hint` is what the page shows of an address. */
export interface KeptWay {
  readonly hash: string;
  readonly user: string;
  readonly kind: 'words' | 'mail';
  readonly hint: string;
  readonly made: number;
  readonly used: number | null;
}

/** Something that is good once and for a short while: a challenge, a code, a link. Stored under the hash of what the client knows. */
export interface PassRecord {
  readonly hash: string;
  readonly kind: string;
  readonly user: string | null;
  readonly data: { readonly [field: string]: string | number | null };
  readonly until: number;
}

/** A user whose tables are being handed on: to another user, or (null) to nobody, because the player has left. */
export interface Departure {
  readonly user: string;
  readonly into: string | null;
}

export type Occupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly for?: { readonly user: string; readonly name: string } } // in a rematch
  | {
      readonly kind: 'person';
      readonly user: string;
      readonly name: string;
      readonly standIn: Level | null;
      readonly salt?: string; // for the seed of this table; left out until the client sends it
      readonly gathering?: { readonly isReady: boolean; readonly since: number; readonly asked: number }; // before the game begins; see `Gathered`
      readonly seen?: number; // when they last closed this table
    }
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: BotName };

/** Someone the host has asked to leave. */
export interface RemovedRecord {
  readonly user: string;
  readonly isShutOut: boolean;
}

/** Waits for a seat. */
interface WaitingRecord {
  readonly user: string;
  readonly name: string;
}

/** The open vote and what was refused. */
export interface VotesRecord {
  readonly open: { readonly vote: Vote; readonly to: number | null } | null; // `to`: the ply an undo goes back to
  readonly refused: readonly { readonly what: string; readonly beat: number; readonly until: number }[]; // see `refusalOf`
}

/** An invitation to a table that has not begun. */
export interface InvitationRecord {
  readonly user: string;
  readonly table: string;
  readonly by: string; // a user
  readonly at: number;
}

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
  readonly language?: string | null; // that the host reads; null in tables from before it was stored
  readonly host: string;
  readonly made: number;
  readonly secret: string | null; // committed to when the table is made; null in games begun before there were seals
  readonly seed: string | null; // from the secret and the salts, when the game begins
  readonly ended: number | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly clock: ClockRecord | null;
  readonly due: number | null; // when a clock runs out or its player is to be warned, for tables that may be unloaded until then
  readonly trouble: string | null; // why it is broken
  readonly patience: number | null; // seconds; null: as usual for the pace
  readonly endedBy: 'agreement' | null;
  readonly rematchOf: string | null;
  readonly votes: VotesRecord | null;
  readonly removed: readonly RemovedRecord[] | null;
  readonly waiting: readonly WaitingRecord[] | null;
  readonly code: string | null; // opens the table until the game begins; null in older tables
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
  readonly user: string | null; // who wrote it: told to nobody; null in older lines
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

/** The puzzles of the day that a user has handed in: stars by day, `2026-11-16`. */
export type PuzzleDays = { readonly [day: string]: number };
