import type { ActionOf, Seat } from '@trollmoot/kernel';
import type { News } from '../contents.ts';
import type { Cell, Space, State } from '../state.ts';
import type { View } from '../view.ts';

// The shapes a room's text has. Each room writes its own; the composing files put them together.

/** The question each step of a room puts. */
export type Prompts<C> = {
  readonly [K in keyof C as C[K] extends { act: unknown } ? K : never]: (
    at: C[K] extends { at: infer At } ? At : never,
    view: View,
    reader: Seat | null,
  ) => string;
};
type ActNamed<C, K> = Extract<ActionOf<C>, { do: K }>;
type ActNames<C> = ActionOf<C> extends { do: infer D extends string } ? Exclude<D, 'endTurn' | 'reopen'> : never;
/** Each action of a room as a button says it. */
export type Labels<C> = { readonly [K in ActNames<C>]: (act: ActNamed<C, K>, view: View) => string };
/** Each action of a room in notation. */
export type Notation<C> = { readonly [K in ActNames<C>]: (act: ActNamed<C, K>, s: State) => string };
/** Each piece of a room's news as a sentence, or null where it is not worth one. */
export type Narration<N extends { news: string }> = {
  readonly [K in N['news']]: (news: Extract<N, { news: K }>, view: View) => string | null;
};

export type AnyNarration = { readonly [K in News['news']]: (news: never, view: View) => string | null };

/** Where a space lies, for a reader of a view. */
export const cellIn = (view: View, space: Space): Cell =>
  view.map.spaces.find((there) => there.space === space)?.cell ?? -1;
