import type { StoredLog, TableRecord } from './store/records.ts';
import type { Replayed, Trouble } from './table/loading.ts';

/** The server's clock. */
export interface Clock {
  now(): number; // milliseconds since 1970; never decreases
  /** Run once after this many milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Random values that cannot be guessed. */
export interface Seeds {
  secret(): string; // that a table commits to: 64 hexadecimal digits
  id(): string; // of a user or a table
  token(): string; // of a session
}

/** Publish and subscribe. A channel exists while it has listeners. */
export interface Bus {
  join(channel: string, viewer: Viewer): void;
  leave(channel: string, viewer: Viewer): void;
  listeners(channel: string): number;
  publish(channel: string, text: string): void;
}
export interface Viewer {
  readonly user: string;
  readonly name: string;
  readonly address: string; // what limits are counted by
  send(text: string): void;
  /** What it was shown of this table is no longer true: show it the table again. */
  reload(table: string): void;
  /** There is nothing more to see of this table: it was closed, or its host has shut this user out. */
  dismiss(table: string, why: 'closed' | 'shutOut'): void;
}

/** Thinks for a seat. It is given a position the seat imagines, never the true one. */
export type { BotRequest, BotRunner, Deadline as BotDeadline } from '@trollmoot/bots/node';

/** Replays stored games, where a rule that loops cannot hold up the server. */
export interface Replayer {
  /** Urgent: someone waits for it. `trusted`: see `replayed`. */
  replay(record: TableRecord, log: StoredLog, trusted: number | null, isUrgent: boolean): Promise<Replayed | Trouble>;
  /** From now on, be ready for what is urgent. Resolves when it is. */
  standBy?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells users who are away that someone waits for them: never what a hand holds, only that there is something to do. It
 * decides by the user's own settings whether, when and how a message goes out.
 */
export interface Alerts {
  tell(user: string, alert: Alert): void;
  /** The user has just done something here, or looks at a page. */
  saw?(user: string): void;
}
export type Alert = {
  readonly table: string; // id
  readonly by: string | null; // name of the player who caused it
} & (
  | { readonly alert: 'turn'; readonly beat: number } // it is the user's turn since this beat
  | { readonly alert: 'time'; readonly beat: number; readonly due: number } // the clock of the user's decision runs out at `due`
  | { readonly alert: 'vote'; readonly vote: number }
  | { readonly alert: 'invitation' }
  | { readonly alert: 'rematch' } // `table` is the new one
);

/** Sends mail. */
export interface Mailer {
  send(mail: {
    to: string;
    subject: string;
    text: string;
    headers?: { readonly [name: string]: string };
  }): Promise<void>;
}

/** Log and metrics, for the operator. Never pass it names, tokens, seeds or positions. */
export interface Journal {
  info(event: string, facts?: { readonly [fact: string]: string | number | boolean | null }): void;
  /** Also counts the event as one of the `troubles`. */
  error(event: string, error: unknown, facts?: { readonly [fact: string]: string | number | boolean | null }): void;
  /** Adds one to a counter in /metrics. */
  count(what: Counted, label?: string): void;
  observe(what: Timed, seconds: number): void;
}
export type Counted =
  | 'moves'
  | 'refusals'
  | 'connections'
  | 'evictions'
  | 'broken'
  | 'botMoves'
  | 'hurriedBots'
  | 'thoughtsMoved'
  | 'tables'
  | 'troubles';
export type Timed = 'commit' | 'thinking';
