import type { Act, News, Refusal, Seat } from '@trollmoot/kernel';
import type { Eye, Frame } from './frame.ts';
import type { No, Recording } from './match.ts';
import type { ChatLine, ClockFace, TableCard, Vote } from './table.ts';

/** One thing that happened, through one pair of eyes. `undone`: the table went back; draw the frame, animate nothing. */
export interface Update {
  readonly beat: number;
  readonly by: Seat | null; // who acted; null: the table itself
  readonly news: readonly News[];
  readonly undone: boolean;
}

export type Answer = { readonly ok: true } | ({ readonly ok: false } & (No | Not));

/** Not a matter of the rules: not your seat, no such table, too fast, not allowed, connection gone. */
export interface Not {
  readonly no: 'notSeated' | 'unknown' | 'tooFast' | 'notAllowed' | 'tooEarly' | 'offline' | 'busy';
}

export interface Hint {
  readonly act: Act;
  readonly reasons: readonly { readonly term: string; readonly by: number }[];
}

export type TableEvent =
  /** The table as it is now. `updates` led here since the last frame (after a reconnection: everything missed). */
  | { readonly event: 'frame'; readonly frame: Frame; readonly updates: readonly Update[] }
  | { readonly event: 'card'; readonly card: TableCard }
  | { readonly event: 'clock'; readonly clock: ClockFace }
  | { readonly event: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly event: 'vote'; readonly vote: Vote | null }
  | { readonly event: 'connection'; readonly state: 'live' | 'connecting' | 'lost' };

/**
 * A table as the screen knows it, wherever it is played: on a server (over a socket) or right here (the kernel in the
 * place of the socket). Everything is plain data. A new listener is told everything that is now, at once.
 */
export interface TableLink {
  readonly table: string;
  /** The seats played from this screen: one online, none for a spectator, several around one screen. */
  readonly seats: readonly Seat[];
  listen(listener: (event: TableEvent) => void): () => void;
  /** Look with other eyes: between the seats of this screen; anybody's once the game is over. */
  look(eye: Eye): void;

  /** A run of actions, all or nothing, at the frame last shown. */
  act(acts: readonly Act[]): Promise<Answer>;
  /** Why is this not an option? Null if nothing forbids it. */
  why(wish: Act): Promise<Refusal | null>;
  /** Take back the last action; where that is not free (`frame.undo` is 0), ask the others. */
  undo(): Promise<Answer>;
  consent(vote: number, yes: boolean): Promise<Answer>;
  hint(): Promise<Hint | null>;

  say(text: string): Promise<Answer>;
  /** The whole game so far through these eyes: during play only one's own. */
  recording(eye: Eye): Promise<Recording>;
  /** The saved game as text; null until the game is over. */
  saved(): Promise<string | null>;
  /** Take the seat back from the stand-in. */
  comeBack(): Promise<Answer>;
  leave(): Promise<Answer>;
  /** A new table with the same seats and settings; its id. */
  rematch(): Promise<string | null>;
  /** No more events; the connection is let go. */
  close(): void;
}
