import type { Act, Refusal, Seat } from '@trollmoot/kernel';
import type { Eye, Frame, Update } from './frame.ts';
import type { Recording, WishRefused } from './match.ts';
import type { ChatLine, ClockFace, Motion, TableCard, Vote, VoteOutcome } from './table.ts';

export type Answer = { readonly ok: true } | ({ readonly ok: false } & (WishRefused | RequestRefused));

/** Why a table refused a request, apart from the rules of the game. `notSaved`: the server cannot write it to its disk. */
export interface RequestRefused {
  readonly no: 'notSeated' | 'unknown' | 'tooFast' | 'notAllowed' | 'tooEarly' | 'offline' | 'busy' | 'notSaved';
}

/** What every player must know about the server. `disk`: it cannot save moves, and refuses them until it can. */
export type Notice = 'disk';

/** What can be asked for besides an undo. */
export type Proposal =
  | Pick<Extract<Motion, { ask: 'standIn' }>, 'ask' | 'seat'>
  | Extract<Motion, { ask: 'end' }>
  | Pick<Extract<Motion, { ask: 'seat' }>, 'ask' | 'seat'>;

export interface Hint {
  readonly act: Act;
  readonly instead?: Act | null; // the next best, with which it was compared
  readonly reasons: readonly { readonly term: string; readonly by: number; readonly of?: Seat }[]; // `of` a rival: less for them
}

export type TableEvent =
  /** The table now. `updates` led here from the last frame (after a reconnect: everything missed). */
  | { readonly event: 'frame'; readonly frame: Frame; readonly updates: readonly Update[] }
  | { readonly event: 'card'; readonly card: TableCard }
  | { readonly event: 'clock'; readonly clock: ClockFace }
  | { readonly event: 'chat'; readonly lines: readonly ChatLine[] }
  /** The open question, and how the one before ended if that is new. */
  | { readonly event: 'vote'; readonly vote: Vote | null; readonly ended?: VoteOutcome | undefined }
  /** Nothing more will be sent: the host has closed the table, or has shut the reader out. */
  | { readonly event: 'gone'; readonly why: 'closed' | 'shutOut' }
  | { readonly event: 'notice'; readonly notice: Notice | null }
  | { readonly event: 'connection'; readonly state: 'live' | 'connecting' | 'lost' };

/**
 * A table as a screen sees it, whether it is played on a server or on this device. All of it is plain data. A new
 * listener gets the present state at once.
 */
export interface TableLink {
  readonly table: string;
  /** The seats played from this screen: one online, none for a spectator, several when a device is passed around. */
  readonly seats: readonly Seat[];
  listen(listener: (event: TableEvent) => void): () => void;
  /** Look through other eyes: those of any seat of this screen, or of any seat at all once the game is over. */
  look(eye: Eye): void;

  /** Play these acts, all or nothing, as an answer to the frame shown last. */
  act(acts: readonly Act[]): Promise<Answer>;
  /** Why is this not an option? Null if nothing forbids it, or the rules cannot say. */
  why(wish: Act): Promise<Refusal | null>;
  /** Take back the last action. If that is not free (`frame.undo` is 0), ask the others. */
  undo(): Promise<Answer>;
  consent(vote: number, yes: boolean): Promise<Answer>;
  /** Ask the others for a stand-in, for the end of the game, or for the seat of a bot. */
  propose(motion: Proposal): Promise<Answer>;
  /** Take back what the reader asked for. */
  withdraw(vote: number): Promise<Answer>;
  hint(): Promise<Hint | null>;

  say(text: string): Promise<Answer>;
  /** The whole game so far through these eyes. During play, you can only ask for your own. */
  recording(eye: Eye): Promise<Recording>;
  /** The saved game as text; null until the game is over. */
  saved(): Promise<string | null>;
  /** Take the seat back from the stand-in. */
  comeBack(): Promise<Answer>;
  leave(): Promise<Answer>;
  /** Set up a new table with the same seats and settings. Returns its id. */
  rematch(): Promise<string | null>;
  /** Send no more events and close the connection. */
  close(): void;
}
