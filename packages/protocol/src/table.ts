import type { RaceFace, Result, Seal, Seat, Settings, SettingsSpec } from '@trollmoot/kernel';

/** Who has a chair. An invited chair is reserved for someone who has the link. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly for?: string } // the name of the player it is kept for, in a rematch
  | {
      readonly kind: 'person';
      readonly user: string;
      readonly name: string;
      readonly here: boolean;
      readonly standIn: string | null;
      readonly gathering?: Gathered; // left out once the game has begun
    }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }; // see `botNames` for a bot without a name

/** What is known of a person before the game begins. */
export interface Gathered {
  readonly isReady: boolean;
  readonly since: number; // when they sat down
  readonly asked: number; // waited for since then
  readonly isReading: boolean; // the rules, at the moment
  readonly wasRemoved: boolean; // the host has asked them to leave before
}

/** Live: seconds in the bank at the start, and seconds gained per decision. Slow: days per decision. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly gain: number }
  | { readonly kind: 'slow'; readonly days: number };

/** gathering → playing → over. Broken: the game's code threw; the server keeps the log but no longer plays it. */
export type Status = 'gathering' | 'playing' | 'over' | 'broken';

/** Who is around a table, besides those who sit at it. */
export interface Company {
  readonly spectators: readonly string[]; // names, of at most twenty
  readonly waiting: readonly { readonly user: string; readonly name: string }[]; // for a seat to become free
  readonly isHostAway: boolean; // long enough for another player to begin the game
  readonly overdue: readonly Seat[]; // asked, and away for longer than the table's patience
}

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
  readonly language?: string | null; // that the host reads; null if unknown
  readonly patience: number; // seconds: a player who is asked and away for longer can be replaced by vote
  readonly host: string; // the user who may start the game and change the chairs
  readonly made: number; // milliseconds since 1970
  readonly watching: number; // spectators right now
  readonly company: Company;
  readonly commitment: string | null; // the hash of the seed, from the start
  readonly seed: string | null; // the seed itself, when the game is over
  readonly seal: Seal | null; // where the seed comes from; null on one device, and in games begun before there were seals
  readonly result: Result | null; // null also if the game was ended by agreement
  readonly endedBy: 'agreement' | null; // how, if not by the rules
  readonly rematch: string | null; // the id of the table for the rematch
  readonly rematchOf: string | null; // the id of the table this is the rematch of
  readonly code: string | null; // to read out: opens the table until the game begins
}

/** The time left at server time `now`. `running`: the seats whose clocks are running. */
export interface ClockFace {
  readonly now: number;
  readonly left: readonly (number | null)[]; // milliseconds by seat; null: no limit
  readonly running: readonly Seat[];
  readonly race: RaceFace | null;
  readonly resting?: number; // milliseconds until the bots go on: they have thought as long as they may for now
  readonly hurried?: true; // the server is busy: bots here think for less than half of their time
}

/** What players decide together. */
export type Motion =
  | { readonly ask: 'undo'; readonly back: readonly TakenBack[] }
  | { readonly ask: 'standIn'; readonly seat: Seat } // a bot plays for someone who is away
  | { readonly ask: 'end' } // the game ends without a result
  | { readonly ask: 'seat'; readonly seat: Seat; readonly user: string; readonly name: string }; // a late friend takes a bot's seat

/** How many actions of a seat an undo takes back, as far as everyone noticed them. */
export interface TakenBack {
  readonly seat: Seat;
  readonly acts: number;
}

/** A question that is put to the players. */
export interface Vote {
  readonly id: number;
  readonly by: Seat | null; // null: a spectator asks
  readonly motion: Motion;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  readonly asked: readonly Seat[]; // those who have not answered yet
  readonly until: number; // it lapses then, by the server's clock
}

/** How a vote ended. `moot`: the game has moved on, or what was asked for has come about. */
export interface VoteOutcome {
  readonly vote: Vote;
  readonly outcome: 'agreed' | 'refused' | 'withdrawn' | 'lapsed' | 'moot';
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
  readonly standings?: { readonly [table: string]: Standing }; // of your games in progress
  readonly houseRules?: { readonly [table: string]: readonly string[] }; // of the open tables: what differs from the book, in words
  readonly watch: readonly TableCard[]; // public games in progress
  readonly invitations: readonly Invitation[]; // to tables that have not begun, newest first
}

/** A player the reader has played with asks them to a table. */
export interface Invitation {
  readonly card: TableCard;
  readonly by: string; // name
  readonly at: number; // milliseconds since 1970
  readonly key: string; // opens the table
}

/** How one of your games stands. */
export interface Standing {
  readonly isTurn: boolean;
  readonly waiting: readonly Seat[]; // who must act; empty if that would take too long to find out
  readonly left: number | null; // milliseconds: your time if it is your turn, else the least of those who must act
  readonly line: string | null; // what happened last, or what you are asked, in your language
}

/** GET /api/people */
export interface People {
  readonly people: readonly Acquaintance[]; // those who are here first
  readonly played: readonly { readonly game: string; readonly games: number }[]; // your finished games, the most played first
}

/** Someone you have played with. */
export interface Acquaintance {
  readonly user: string;
  readonly name: string;
  readonly games: number; // together
  readonly last: number; // when the last of them began
  readonly table: string; // and its id
  readonly isHere: boolean;
  readonly at: { readonly table: string; readonly game: string; readonly free: number } | null; // a public table of theirs: to join if it has a free seat, else to watch
}

/** GET /api/my-games?before=…: finished games, newest first, and with the first page those in progress. */
export interface MyGames {
  readonly running: readonly MyGame[];
  readonly over: readonly MyGame[];
  readonly before: number | null; // as in `ArchivePage`
}
interface MyGame {
  readonly card: TableCard;
  readonly seat: Seat; // yours
  readonly ended: number | null;
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
