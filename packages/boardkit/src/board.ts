import type { Act, News, Seat, Step, Thing } from '@trollmoot/kernel';
import type { ClockFace } from '@trollmoot/protocol';
import type { Component } from 'svelte';
import type { Part } from './choose.ts';
import type { Language } from './languages.ts';
import type { SeatPlate } from './seats.ts';

/**
 * # The board of a game
 *
 * `games/<game>/screen/index.ts` default-exports a `Board<View, Action, News, Step>`: components that draw the
 * reader's view, and functions about motion, sound and buttons. The shell does the rest (prompt, choices, Chronicle,
 * undo, hint, rules, replay, result) and loads the board when a table needs it. See also ../README.md.
 *
 * - **A board contains no rules.** `choice.options` says what is legal; `words` says what it means.
 * - **Choosing is narrowing.** A tap names a part of an act, `choice.touch({ figure: 14 })`. The shell keeps the options
 *   that agree, and plays the option when only one is left. Write `<g {...touchable(choice, { figure: 14 }, 'red Knight')}>`
 *   and the element glows (`data-lit`), lifts (`data-picked`), works with mouse, finger, Enter and Space, has a name for
 *   screen readers, and explains why not when it does not glow.
 * - **News drives motion.** The news of an update are played one after another. For `pace(news)` milliseconds, `playing`
 *   is that piece of news, `told` are the ones already played, and `view` is still the old view. Then the shell draws
 *   the new view, no matter how far the motion got. Pieces keyed by id can also glide from view to view by CSS
 *   transitions: then leave `pace` at 0. With `motion` off, nothing is ever `playing`.
 * - Everything a board shows must also be in `words.describe`, for readers who cannot see the board.
 */
export interface Board<V extends object, A extends Act, N extends News, S extends Step> {
  /** The board itself: SVG that fills its slot and is crisp at any size. */
  readonly Board: Component<BoardProps<V, A, N, S>>;
  /** The reader's own things: hand, tray, tracks. Leave it out if they are all on the board. */
  readonly Mine?: Component<BoardProps<V, A, N, S>>;
  /** The reader's own things need a whole column beside the board; seats and Chronicle go on the other side. */
  readonly mineIsWide?: boolean;
  /** On a phone: the height of `Mine` in pixels, at normal text size; 96 if left out. It never changes. */
  readonly mineHeight?: number;
  /** With `mineIsWide`, on a phone: the reader's own things in one line of 58 px. A press on it opens them as a sheet. */
  readonly MineHandle?: Component<BoardProps<V, A, N, S>>;
  /** The picture on a thing's explain card, 64 px square; without it the card shows the owner's mark. */
  readonly Portrait?: Component<PortraitProps<V>>;
  /** Shown next to the game's name at the top if there is room: the stages of a turn, for example. */
  readonly Status?: Component<StatusProps<V>>;
  /** Shown next to a seat's name: counts, for example. */
  readonly SeatFacts?: Component<SeatFactsProps<V>>;
  /** A seat's whole panel, in place of name, facts and score. */
  readonly SeatCard?: Component<SeatCardProps<V>>;
  /** `bleed`: the board covers the whole page and the panels float on it (keep inside the --free-* insets). */
  readonly fit: 'bleed' | 'framed';
  /** Width by height of a framed board on a wide screen. What is left of its slot beside it holds 'Since your turn'. */
  readonly aspect?: number;
  /** How long a piece of news plays, in milliseconds (150–400, rarely 1000); 0 for no motion. */
  pace?(news: N): number;
  /** The sound a piece of news makes. */
  sound?(news: N): Sound | null;
  /** Is this bad news for the reader: a figure lost, gold taken? It comes first in 'Since your turn'. */
  harms?(news: N, before: V, reader: Seat): boolean;
  /** Does this news bring someone nearer to winning, or further away? In 'Since your turn' only losses weigh more. */
  races?(news: N): boolean;
  /**
   * News that deserves a moment, such as a scoring or a card turned up: how many of these news, from the first on, belong
   * to it. 0: none. The shell then stops the motion and shows `Moment` until it calls `done`.
   */
  moment?(news: readonly N[], before: V, reader: Seat | null): number;
  readonly Moment?: Component<MomentProps<V, N>>;
  /** The seat a piece of news is about, for its mark in the Chronicle; null if it is the seat that acted. */
  about?(news: N, view: V): Seat | null;
  /** An option's button in the prompt bar; null if it belongs on the board. Default: acts that are the only one of their kind. */
  button?(act: A, view: V): ButtonLook | null;
  /** The public scores, by seat, for the seat panels and the chart. */
  scores?(view: V): readonly number[];
  /** The clause of the tie-break. */
  readonly tieRule?: string;
  /** For games without scores: how close each seat is to winning, in percent, for the chart after the game. */
  nearness?(view: V): readonly number[];
  /** Whose turn this is, and which: the chapters of the Chronicle and the replay. Default: a chapter per change of seat. */
  chapter?(view: V): { readonly turn?: number; readonly seat: Seat }; // without a number, turns are counted
  /** Does this news begin a turn? Its line belongs to the new chapter, and to nobody's deeds. */
  beginsTurn?(news: N): boolean;
  /** What the reader can ask the board to show; the chosen one arrives as `overlay`. */
  readonly overlays?: readonly Overlay[];
  /** Whose turn it is, for games in which others may have to choose in the middle of it. */
  turn?(view: V): Seat | null;
  /** Answers a player can automate, and switch off again at any time. */
  readonly autoAnswers?: readonly AutoAnswer<V, A, S>[];
}

export interface BoardProps<V extends object, A extends Act, N extends News, S extends Step> {
  readonly view: V;
  readonly step: S | null; // the open question; null when the game is over
  readonly waiting: readonly Seat[];
  readonly reader: Seat | null; // the seat that looks; null for a spectator
  readonly seats: readonly SeatPlate[]; // name, colour and mark of every seat
  readonly choice: Choice<A>;
  readonly playing: N | null; // the piece of news being played
  readonly told: readonly N[]; // those of the same update already played
  readonly clock: ClockFace | null; // during a race in real time; null otherwise
  readonly overlay: string | null;
  readonly motion: boolean;
  /** What the others did since the reader last acted, oldest first: draw a trail for each. Empty while news play. */
  readonly since: readonly Happening<V, N>[];
  /** The `Moment` that lies over the board, so that the board can light up what it is about. */
  readonly moment?: Pick<MomentProps<V, N>, 'news' | 'before' | 'after'> | null;
  /** The running totals that the `Moment` has counted so far, by seat. */
  readonly counted?: readonly number[] | null;
  /** Spread it on whatever shows this thing, so that readers can ask about it. See `explained` for what is not touchable. */
  about(thing: Thing): About;
  readonly words: BoardWords<A, V>;
}

/** Attributes of an element that shows a thing: what the shell looks for, and what a screen reader reads after the name. */
export interface About {
  readonly 'data-thing': string;
  readonly 'aria-description': string | undefined;
}

/** One piece of news of another seat's turn. */
export interface Happening<V, N extends News> {
  readonly n: number; // its number in 'Since your turn', counted by seat
  readonly by: Seat | null;
  readonly news: N;
  readonly before: V;
  readonly isFaded: boolean; // the reader points at another line: draw it at 15 %
  /** What its number changed for whom, where the screen knows: a ribbon at the end of the trail. */
  readonly gains?: readonly Gain[];
}

/** What someone gained, or lost. */
export interface Gain {
  readonly seat: Seat;
  readonly by: number;
}

export interface PortraitProps<V> {
  readonly thing: Thing;
  readonly view: V;
  readonly seats: readonly SeatPlate[];
}

/**
 * `Moment` lies over the board's slot, which is its upper left part (`--slot-width` × `--slot-height`), and over the prompt,
 * which is hidden meanwhile: the lowest `--prompt-height` is free for a bar of its own.
 */
export interface MomentProps<V, N extends News> {
  readonly news: readonly N[];
  readonly before: V;
  readonly after: V;
  readonly reader: Seat | null;
  readonly seats: readonly SeatPlate[];
  readonly language: Language;
  readonly motion: boolean;
  /** Shows these scores at the seats, by seat, in place of the view's, until the moment is done. */
  readonly count: (scores: readonly number[]) => void;
  /** Where a seat's panel is in the window, for what flies there; null if it is not shown. */
  readonly seatAt: (seat: Seat) => { readonly x: number; readonly y: number } | null;
  readonly done: () => void;
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
  readonly state: string; // 'thinking…', 'away'; '' for nothing
  readonly isWaited: boolean;
  readonly language: Language;
}

/** What the reader can choose, and how. */
export interface Choice<A extends Act = Act> {
  readonly options: readonly A[]; // the legal acts that agree with everything picked
  readonly picked: Part<A>;
  /** Does some option agree with this part? Then it glows. */
  lit(part: Part<A>): boolean;
  isPicked(part: Part<A>): boolean;
  touch(part: Part<A>): void;
  /** Plays exactly this, or explains why it is not an option. */
  take(act: A): void;
  /** Explains why this is not possible. A wish need not be part of any real act. */
  ask(wish: object): void;
  clear(): void;
}

/** The game's words, in the reader's language. */
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

/** "Never ambush": while it is on, the shell gives this answer for the reader. */
export interface AutoAnswer<V extends object, A extends Act, S extends Step> {
  readonly name: string;
  readonly title: { readonly en: string; readonly de: string; readonly fr: string };
  /** Could this seat ever have to answer it? */
  concerns(view: V, seat: Seat): boolean;
  /** The answer to this step; null for any other step. */
  answer(step: S, options: readonly A[], view: V): A | null;
}

export type { ClockFace };

export type Sound = 'step' | 'dice' | 'coin' | 'card' | 'thud' | 'chime' | 'call' | 'roar' | 'fanfare' | 'sad';

/**
 * A board whose game the shell does not know. The shell gives every board only views, acts, news and steps of the
 * board's own game, so it may hold them all as this type (apps/web/src/shelf/screens.ts is where the game is forgotten).
 */
export type AnyBoard = Board<object, Act, News, Step>;
