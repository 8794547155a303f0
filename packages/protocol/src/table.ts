import type { RaceFace, Result, Seal, Seat, Settings, SettingsSpec } from '@trollmoot/kernel';

/** Who has a chair. An invited chair is reserved for someone who has the link. */
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
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }; // see `botNames` for a bot without a name

/** Live: seconds in the bank at the start, and seconds gained per decision. Slow: days per decision. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly gain: number }
  | { readonly kind: 'slow'; readonly days: number };

/** gathering → playing → over. Broken: the game's code threw; the server keeps the log but no longer plays it. */
export type Status = 'gathering' | 'playing' | 'over' | 'broken';

/** What everyone may know of a table. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly rules: string; // the version it began under; see Game.changes for what is new since then
  readonly settings: Settings;
  readonly chairs: readonly Chair[]; // by seat
  readonly status: Status;
  readonly isPublic: boolean;
  readonly pace: Pace;
  readonly host: string; // the user who may start the game and change the chairs
  readonly made: number; // milliseconds since 1970
  readonly watching: number; // spectators right now
  readonly commitment: string | null; // the hash of the seed, from the start
  readonly seed: string | null; // the seed itself, when the game is over
  readonly seal: Seal | null; // where the seed comes from; null on one device, and in games begun before there were seals
  readonly result: Result | null;
  readonly rematch: string | null; // the id of the table for the rematch
}

/** The time left at server time `now`. `running`: the seats whose clocks are running. */
export interface ClockFace {
  readonly now: number;
  readonly left: readonly (number | null)[]; // milliseconds by seat; null: no limit
  readonly running: readonly Seat[];
  readonly race: RaceFace | null;
  readonly resting?: number; // milliseconds until the bots go on: they have thought as long as they may for now
}

/** A request to undo that needs the consent of the other players. */
export interface Vote {
  readonly id: number;
  readonly by: Seat;
  readonly yes: readonly Seat[];
  readonly asked: readonly Seat[]; // those who have not answered yet
}

/** Everyone reads what players write. Only spectators read what spectators write, until the game is over. */
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

/** GET /api/hall. The lists are short, newest first. */
export interface Hall {
  readonly you: Session | null;
  readonly games: readonly {
    readonly name: string;
    readonly title: string;
    readonly rules: string;
    readonly seats: readonly number[];
  }[];
  readonly levels: readonly string[]; // of bots
  readonly open: readonly TableCard[]; // with a free chair
  readonly yours: readonly TableCard[];
  readonly turns: readonly string[]; // the ids of your tables where it is your turn
  readonly watch: readonly TableCard[]; // public games in progress
}

/** GET /api/games/:game */
export interface GameSheet {
  readonly name: string;
  readonly title: string;
  readonly rules: string;
  readonly seats: readonly number[]; // numbers of players
  readonly settings: SettingsSpec; // the first value of each is the default
  readonly clauses: { readonly [tag: string]: string };
}

/** GET /api/archive?before=…: finished games, newest first. */
export interface ArchivePage {
  readonly tables: readonly TableCard[];
  readonly before: number | null; // pass this to get the next page; null: this is the last
}

/** POST /api/tables, POST /api/tables/:id/rematch. The key opens a private table and its invited chairs. */
export interface MadeTable {
  readonly id: string;
  readonly key: string;
}
