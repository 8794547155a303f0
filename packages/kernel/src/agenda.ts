/** A seat at the table, counted from 0 in turn order. */
export type Seat = number;

/** What a player may do: small and plain, named in the imperative. */
export interface Act {
  readonly do: string;
}

/** What happened: named in the past tense; the clause, if any, is the rule that made it so. */
export interface News {
  readonly news: string;
  readonly clause?: string;
}

/** Something waiting to happen. Plain data: ids, never references; and never a secret, for everybody may see it. */
export interface Step {
  readonly step: string;
}

/** An answer lying face down. A hand may hold several, if the game builds its secret by small decisions. */
export interface Sealed<A = Act> {
  readonly seat: Seat;
  readonly act: A;
}

/** What every position carries for the kernel. The game's own fields stand beside these. */
export interface Position<S extends Step = Step, A extends Act = Act, N extends News = News> {
  agenda: S[]; // what is still to happen; the last entry happens next
  sealed: Sealed<A>[]; // answers lying face down, in order of arrival
  rng: number[]; // the generator: four integers, and behind them any loaded dice
  ply: number; // how many actions have been played
  noReturn: number; // the earliest ply that may be returned to without asking anybody
  last: Seat | null; // who acted last
  news: N[] | null; // what just happened, for whoever listens; null while nobody does
}

/** The kernel's fields of a new position. */
export const newPosition = (rng: number[]) => ({
  agenda: [],
  sealed: [],
  rng,
  ply: 0,
  noReturn: 0,
  last: null,
  news: null,
});

/** Write down what happens next, in reading order, before everything already planned. */
export function plan<S extends Step>(s: { agenda: S[] }, ...steps: S[]): void {
  for (let i = steps.length; i--; ) s.agenda.push(steps[i]!);
}

export function tell<N extends News>(s: { news: N[] | null }, news: N): void {
  if (s.news !== null) s.news.push(news);
}

/** Somebody has just learned something that cannot be unlearned: undo stops here. */
export function nowKnown(s: { ply: number; noReturn: number }): void {
  s.noReturn = s.ply;
}
