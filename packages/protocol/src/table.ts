import type { RaceFace, Result, Seat, Settings, SettingsSpec } from '@trollmoot/kernel';

/** Who sits on a chair. An invited chair is kept for whoever holds the link. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited' }
  | {
      readonly kind: 'person';
      readonly user: string;
      readonly name: string;
      readonly here: boolean;
      readonly standIn: string | null;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** Live: seconds in the bank at the start and gained with every decision. Slow: days for each decision. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly gain: number }
  | { readonly kind: 'slow'; readonly days: number };

/** gathering → playing → over; or broken: set aside, with its log, because the game's code threw. */
export type Status = 'gathering' | 'playing' | 'over' | 'broken';

/** What everybody may know of a table. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly settings: Settings;
  readonly chairs: readonly Chair[]; // by seat
  readonly status: Status;
  readonly isPublic: boolean;
  readonly pace: Pace;
  readonly host: string; // the user who may start, put bots on chairs and free them
  readonly made: number; // when, in milliseconds since 1970
  readonly watching: number; // spectators at the moment
  readonly commitment: string | null; // the hash of the seed, from the start
  readonly seed: string | null; // the seed itself, when the game is over
  readonly result: Result | null;
  readonly rematch: string | null; // the table where they play again
}

/** How much time is left, at server time `now`; `running` are the seats whose time is passing. */
export interface ClockFace {
  readonly now: number;
  readonly left: readonly (number | null)[]; // milliseconds by seat; null is no limit
  readonly running: readonly Seat[];
  readonly race: RaceFace | null;
}

/** An undo that needs everybody's consent. */
export interface Vote {
  readonly id: number;
  readonly by: Seat;
  readonly yes: readonly Seat[];
  readonly asked: readonly Seat[]; // whose word is still missing
}

/** What players say is heard by all; what spectators say by spectators, and by players when the game is over. */
export interface ChatLine {
  readonly n: number;
  readonly room: 'players' | 'spectators';
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

// ── over HTTP ────────────────────────────────────────────────────────────────────────────────

/** GET and POST /api/session */
export interface Session {
  readonly user: string;
  readonly name: string;
}

/** GET /api/hall. Lists are short and newest first; the archive is asked for page by page. */
export interface Hall {
  readonly you: Session | null;
  readonly games: readonly {
    readonly name: string;
    readonly title: string;
    readonly rules: string;
    readonly seats: readonly number[];
  }[];
  readonly levels: readonly string[]; // of bots
  readonly open: readonly TableCard[]; // with a chair to sit on
  readonly yours: readonly TableCard[];
  readonly turns: readonly string[]; // those of yours that wait for you
  readonly watch: readonly TableCard[]; // being played, for all to see
}

/** GET /api/games/:game */
export interface GameSheet {
  readonly name: string;
  readonly title: string;
  readonly rules: string;
  readonly seats: readonly number[]; // numbers of players
  readonly settings: SettingsSpec; // the first value of each is what is played if nothing is said
  readonly clauses: { readonly [tag: string]: string };
}

/** GET /api/archive?before=…: finished games, newest first. */
export interface ArchivePage {
  readonly tables: readonly TableCard[];
  readonly before: number | null; // ask for the next page with this; null: there is none
}

/** POST /api/tables, POST /api/tables/:id/rematch. The key opens a private table and its invited chairs. */
export interface MadeTable {
  readonly id: string;
  readonly key: string;
}
