import type { Act, News, Seat, Step } from '@trollmoot/kernel';
import type { ClockFace } from '@trollmoot/protocol';
import type { Component } from 'svelte';
import type { Part } from './choose.ts';
import type { Language } from './languages.ts';
import type { SeatPlate } from './seats.ts';

/**
 * # How a game comes to the table
 *
 * `games/<game>/screen/index.ts` default-exports a `Board<View, Action, News, Step>`: components that draw the
 * reader's view, and a few words about motion and buttons. The shell does the rest (prompt, choices, Chronicle, undo,
 * hint, rules, replay, result), and loads the board when a table needs it.
 *
 * - **A board knows no rule.** What may be done is `choice.options`; what it means is `words`.
 * - **Choosing is narrowing.** A tap says a part of an act, `choice.touch({ figure: 14 })`, and the shell keeps the
 *   options that agree; when one is left it is played. Write `<g {...touchable(choice, { figure: 14 }, 'red Knight')}>`
 *   and the thing glows (`data-lit`), lifts (`data-picked`), answers to mouse, finger, Enter and Space, has a name for
 *   screen readers, and says why not when it does not glow.
 * - **News drives motion.** An update's news are played one after another: while `pace(news)` milliseconds run,
 *   `playing` is that piece and `told` are those already played of the same update; `view` is still the view from
 *   before. Then the new view is drawn, whatever the motion did. Pieces keyed by id may also simply glide from view to
 *   view by CSS transitions: then leave `pace` at 0. With `motion` off, nothing is ever `playing`.
 * - Everything a board shows must also stand in `words.describe`, for those who do not see it.
 */
export interface Board<V extends object, A extends Act, N extends News, S extends Step> {
  /** The board itself: fills its slot, SVG, crisp at any size. */
  readonly Board: Component<BoardProps<V, A, N, S>>;
  /** Your things: hand, tray, tracks. Left out if all is on the board. */
  readonly Mine?: Component<BoardProps<V, A, N, S>>;
  /** Your things are a whole board of their own: a column beside the board, the seats and the log on its other side. */
  readonly mineIsWide?: boolean;
  /** What stands beside the game's name at the top, where there is room: the stages of a turn, say. */
  readonly Status?: Component<StatusProps<V>>;
  /** What stands beside a seat's name: score, counts. */
  readonly SeatFacts?: Component<SeatFactsProps<V>>;
  /** A seat's panel drawn by the game itself, from edge to edge; it takes the place of name, facts and score. */
  readonly SeatCard?: Component<SeatCardProps<V>>;
  /** `bleed`: the board covers the whole page and the panels float on it (keep inside --free-* insets); else it is framed. */
  readonly fit: 'bleed' | 'framed';
  /** How long a piece of news is on stage, in milliseconds (150–400, rarely 1000); 0 for none. */
  pace?(news: N): number;
  /** The sound a piece of news makes. */
  sound?(news: N): Sound | null;
  /** Whom a piece of news is about, where it need not be who acted; null if it is. The chronicle bears that seat's mark. */
  about?(news: N, view: V): Seat | null;
  /** How an option looks as a button of the prompt bar; null if it belongs on the board. Default: acts alone of their kind. */
  button?(act: A, view: V): ButtonLook | null;
  /** Scores as everybody may know them, by seat; for the seats' panels and the chart. */
  scores?(view: V): readonly number[];
  /** The clause that tells places apart where scores are equal. */
  readonly tieRule?: string;
  /** Where nobody scores: how near each seat is to its own win, in percent; for the chart after the game. */
  nearness?(view: V): readonly number[];
  /** Questions the reader may ask the board; the one asked arrives as `overlay`. */
  readonly overlays?: readonly Overlay[];
  /** Whose turn it is, where others may be asked in the middle of it: the shell then says so. */
  turn?(view: V): Seat | null;
  /** Answers a player may give once and for all, and take back at any time. */
  readonly autoAnswers?: readonly AutoAnswer<V, A, S>[];
}

export interface BoardProps<V extends object, A extends Act, N extends News, S extends Step> {
  readonly view: V;
  readonly step: S | null; // what the table waits for; null when the game is over
  readonly waiting: readonly Seat[];
  readonly reader: Seat | null; // whose eyes; null for a spectator
  readonly seats: readonly SeatPlate[]; // name, colour and mark of every seat
  readonly choice: Choice<A>;
  readonly playing: N | null; // the piece of news on stage
  readonly told: readonly N[]; // those of the same update that have left the stage
  readonly clock: ClockFace | null; // of a race in real time; null elsewhere
  readonly overlay: string | null;
  readonly motion: boolean;
  readonly words: BoardWords<A, V>;
}

export interface StatusProps<V> {
  readonly view: V;
  readonly language: Language;
}

export interface SeatFactsProps<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly reader: Seat | null;
}

export interface SeatCardProps<V> extends SeatFactsProps<V> {
  readonly plate: SeatPlate;
  readonly state: string; // what the seat is doing: thinking, away; '' for nothing
  readonly isWaited: boolean;
  readonly language: Language;
}

/** What may be chosen, and how. */
export interface Choice<A extends Act = Act> {
  readonly options: readonly A[]; // those that agree with everything picked
  readonly picked: Part<A>;
  /** Would touching this lead somewhere? Then it glows. */
  lit(part: Part<A>): boolean;
  isPicked(part: Part<A>): boolean;
  touch(part: Part<A>): void;
  /** Play exactly this, if it is an option; else say why not. */
  take(act: A): void;
  /** Say why this is not possible; a wish need not be a part of any act there is. */
  ask(wish: object): void;
  clear(): void;
}

/** The game's words the board needs, in the reader's language. */
export interface BoardWords<A extends Act, V> {
  label(act: A, view: V): string;
  describe(view: V, reader: Seat | null): string[];
  readonly language: Language;
}

export interface ButtonLook {
  readonly tone: 'ember' | 'paper';
  readonly emblem?: string; // SVG markup, as imported from 'emblem:…'
}

interface Overlay {
  readonly name: string;
  readonly title: { readonly en: string; readonly de: string; readonly fr: string };
}

/** "Never ambush": the desk gives this answer for the reader while it is set. */
export interface AutoAnswer<V extends object, A extends Act, S extends Step> {
  readonly name: string;
  readonly title: { readonly en: string; readonly de: string; readonly fr: string };
  /** Could this seat ever be asked? */
  concerns(view: V, seat: Seat): boolean;
  /** The answer, if this is the question; null for any other. */
  answer(step: S, options: readonly A[], view: V): A | null;
}

export type { ClockFace };

export type Sound = 'step' | 'dice' | 'coin' | 'card' | 'thud' | 'chime' | 'call' | 'roar' | 'fanfare' | 'sad';

/**
 * A board whose game the shell does not know. The shell gives every board only views, acts, news and steps of the
 * board's own game, so it may hold them all as this type (apps/web/src/shelf/screens.ts is where the game is forgotten).
 */
export type AnyBoard = Board<object, Act, News, Step>;
