import type { Act, News, Seat, Step } from './agenda.ts';
import type { Refusal } from './kernel.ts';

/**
 * A thing that a reader can point at, as the game names it: `{ thing: 'figure', figure: 14 }`, `{ thing: 'gold', seat: 2 }`.
 * Plain data made from the reader's view, so it holds no secrets.
 */
export interface Thing {
  readonly thing: string;
}

/** What an explain card says about a thing, in this order. `null` where there is nothing to say. */
export interface Explanation {
  readonly name: string; // 'Wraith'
  readonly owner: Seat | null; // the shell adds the owner's name and mark
  readonly kind: string | null; // 'monster'
  readonly does: string; // at most two sentences, about 25 words
  /** Your own thing: what it can do now. A rival's: what it threatens on their next turn. A room: who controls it, and why. */
  readonly now: { readonly title: string; readonly says: string } | null;
  readonly cannot: string | null; // a common mistake
  readonly scores: string | null; // how it counts
  readonly clause: string | null;
}

/** What a reader would lose by an act, such as ending the turn early. */
export interface Forfeit {
  readonly brief: string; // on the button, in two or three words: '4 unused'
  /** Lost for good, so the table asks once before the act: what is lost, and what it would have brought. */
  readonly asks: string | null;
  readonly first: Act | null; // the act that would save it, if one would
}

/** Who sits at the table, so that sentences can say 'Quill’s Thief' and 'your Adventurer'. */
export interface Company {
  readonly names: readonly (string | null)[]; // by seat; null: the seat's own name, a colour or a role, will do
  readonly you: Seat | null; // the seat that reads
}

/** A game in one human language. Knows views, never positions. */
export interface Words<St extends Step = Step, A extends Act = Act, N extends News = News, V = object> {
  /** What this step asks, worded for the seat that must answer (if that is `reader`) or for the others. */
  prompt(step: St, view: V, reader: Seat | null): string;
  /** One option, as the text of a button. */
  label(act: A, view: V): string;
  /** One piece of news as a sentence; null if it does not need one. */
  narrate(news: N, view: V): string | null;
  /**
   * The same for 'Since your turn', below the name of the seat whose turn it was ('Thief slips to Guards NW'): at most
   * `BRIEFEST` letters, null if it is not worth a line. Without it, `narrate` is used.
   */
  brief?(news: N, view: V): string | null;
  /** Why a wish is refused, with the facts of this position. */
  refuse(refusal: Refusal, view: V): string;
  /** Names for the terms of `evaluate`, for hints. */
  readonly terms?: { readonly [term: string]: string };
  /** For hints, in the middle of a sentence: an act denies a rival this term of `bot.rivals`. */
  denies?(term: string, rival: Seat, view: V): string;
  /** Below the prompt: what is left, and what happens next. '' if there is nothing to add. */
  left(step: St, view: V, reader: Seat | null): string;
  /** The prompt once part of an act is picked: what to choose next ('Choose a target for the Bow.'). */
  next?(picked: object, options: readonly A[], view: V): string | null;
  /** What the reader would lose by this act; null for nothing. */
  forfeit?(act: A, options: readonly A[], view: V): Forfeit | null;
  /** Everything that a reader of this view can point at. */
  thingsIn(view: V, reader: Seat | null): Thing[];
  /** What a thing is, whose, what it does and what it can do now; null if this view has no such thing. */
  explain(thing: Thing, view: V, reader: Seat | null): Explanation | null;
  /** The same words for this company, with people and bots called by their names. */
  among?(company: Company): Words<St, A, N, V>;
  /** The table in words, one line per thing: for the terminal, and for players who cannot see the board. */
  describe(view: V, reader: Seat | null): string[];
  /** A setting, what it does in one line, and its values by name. */
  settings: {
    readonly [name: string]: {
      readonly name: string;
      readonly about: string;
      readonly values: { readonly [value: string]: string };
    };
  };
}
