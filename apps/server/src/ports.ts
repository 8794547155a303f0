/** Time, as far as the server cares. */
export interface Clock {
  now(): number; // milliseconds since 1970; never goes back
  /** Run once after so many milliseconds; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** What nobody may guess. */
export interface Seeds {
  seed(): string; // of a game
  id(): string; // of a user or a table
  token(): string; // of a session
}

/** Who is to hear what is said on a channel. A channel exists while somebody listens. */
export interface Bus {
  join(channel: string, viewer: Viewer): void;
  leave(channel: string, viewer: Viewer): void;
  listeners(channel: string): number;
  publish(channel: string, text: string): void;
}
export interface Viewer {
  readonly user: string;
  send(text: string): void;
  /** What it was shown no longer holds: let it come again and look anew. */
  drop(): void;
}

/** Somebody to think for a seat. It is given a world the seat imagines, never the true position. */
export type { BotRunner } from '@trollmoot/bots/node';

/** What happened, for whoever runs the server. Never with names, tokens, seeds or positions in it. */
export interface Journal {
  info(event: string, facts?: { readonly [fact: string]: string | number | boolean | null }): void;
  /** Something went wrong: counted as `troubles`, too. */
  error(event: string, error: unknown, facts?: { readonly [fact: string]: string | number | boolean | null }): void;
  /** Counted for /metrics. */
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
  | 'tables'
  | 'troubles';
export type Timed = 'commit' | 'thinking';
