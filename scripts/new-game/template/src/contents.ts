import type { ActionOf, Seat, StepOf } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';

/** The table of contents: every step, what it remembers, and how it is answered. */
export interface Contents {
  turn: { at: { player: Seat }; act: Take };
}

export type Take = { readonly do: 'take'; readonly heap: number; readonly stones: number };

export type Step = StepOf<Contents>;
export type Action = ActionOf<Contents>;

/** What happened, in the past tense. */
export type News = { readonly clause: Clause } & (
  | { readonly news: 'took'; readonly player: Seat; readonly heap: number; readonly stones: number }
  | { readonly news: 'ended'; readonly player: Seat } // who took the last stone
);
