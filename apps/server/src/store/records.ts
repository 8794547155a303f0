import type { Level } from '@trollmoot/bots';
import type { Act, Position, Result, Seat, Settings } from '@trollmoot/kernel';
import type { Count, Pace, Status, Update } from '@trollmoot/protocol';

export interface UserRecord {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

/** A session is kept by the hash of its token: who reads the database cannot become anybody. */
export interface SessionRecord {
  readonly hash: string;
  readonly user: string;
  readonly seen: number;
}

export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited' }
  | { readonly kind: 'person'; readonly user: string; readonly name: string; readonly standIn: Level | null }
  | { readonly kind: 'bot'; readonly level: Level };

/** Milliseconds left by seat (null: no limit), as of `since`. */
export interface ClockRecord {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly since: number;
  readonly held?: readonly (number | null)[]; // by seat: when it was last done, before that gave it any time
  readonly question?: number; // on the table then: see `Count.asked`
}

export interface TableRecord {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  readonly rules: string;
  readonly settings: Settings;
  readonly sitters: readonly Sitter[];
  readonly status: Status;
  readonly isPublic: boolean;
  readonly pace: Pace;
  readonly host: string;
  readonly made: number;
  readonly seed: string | null; // from the start
  readonly ended: number | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly clock: ClockRecord | null;
  readonly due: number | null; // when somebody's time runs out, if the table need not be in memory until then
  readonly trouble: string | null; // why it is broken
}

/** One line of a table's log: an action, or a return to an earlier ply. Numbered from 0 without a gap. */
export type Entry = { readonly n: number; readonly at: number } & (
  | { readonly by: Seat; readonly act: Act }
  | { readonly by: Seat | null; readonly back: number } // null: older tables did not write it down
);

/** The position after the first `n` entries, so that few have to be played again. */
export interface Snapshot {
  readonly n: number;
  readonly s: Position;
  readonly count: Count;
  readonly past: readonly Update[]; // the last that led there, with all the news there was
}

export interface ChatRecord {
  readonly n: number;
  readonly room: 'players' | 'spectators';
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}
