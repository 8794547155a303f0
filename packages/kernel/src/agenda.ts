/** A seat at the table, counted from 0 in turn order. */
export type Seat = number;

/** What a player may do: a small plain object, named in the imperative. */
export interface Act {
  readonly do: string;
}

/** What happened, named in the past tense. `clause` is the rule that caused it, if any. */
export interface News {
  readonly news: string;
  readonly clause?: string;
}

/** Something still to happen. Plain data with ids, never references; and no secrets, because every viewer sees it. */
export interface Step {
  readonly step: string;
}

/** An answer kept face down. A hand may hold several, if the game builds its secret from small decisions. */
export interface Sealed<A = Act> {
  readonly seat: Seat;
  readonly act: A;
}

/** The kernel's part of a position. The game adds its own fields. */
export interface Position<S extends Step = Step, A extends Act = Act, N extends News = News> {
  agenda: S[]; // what is still to happen; the last entry happens next
  sealed: Sealed<A>[]; // face-down answers, in order of arrival
  rng: number[]; // the random generator (see random.ts), then any loaded dice
  ply: number; // how many actions have been played
  noReturn: number; // the earliest ply that undo reaches without the other players' consent
  last: Seat | null; // who acted last
  news: N[] | null; // what just happened; null while there is no listener
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

/** Plan these steps, in reading order, before everything already planned. */
export function plan<S extends Step>(s: { agenda: S[] }, ...steps: S[]): void {
  for (let i = steps.length; i--; ) s.agenda.push(steps[i]!);
}

export function tell<N extends News>(s: { news: N[] | null }, news: N): void {
  if (s.news !== null) s.news.push(news);
}

/** A player has just learned something that cannot be unlearned: undo stops here. */
export function nowKnown(s: { ply: number; noReturn: number }): void {
  s.noReturn = s.ply;
}
