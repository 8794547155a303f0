import {
  type Act,
  type Game,
  type Played,
  type Position,
  type Refusal,
  replay,
  type Saved,
  type Seat,
  sameAct,
} from '@trollmoot/kernel';
import { advance, type Count, type Happening, kindOf, newCount, staleCount } from './beat.ts';
import { type Eye, type Frame, frameFor, freePlies, newsFor, type Update } from './frame.ts';
import { type Change, FrameStream, firstShown, type Shown, shownAfter } from './shown.ts';
import type { TakenBack } from './table.ts';

/** A game being played: how it started, its log, and the position that makes. One writer, no clock, no I/O. */
export interface Match {
  readonly game: Game;
  readonly start: Omit<Saved, 'log'>;
  readonly log: Played[];
  s: Position;
  count: Count;
  offer: Offer | null; // the last answer of `optionsOf`
}

/** The options of a seat, and the position they belong to. */
interface Offer {
  readonly seat: Seat;
  readonly s: Position;
  readonly ply: number;
  readonly options: readonly Act[];
}

export function newMatch(game: Game, start: Omit<Saved, 'log'>): Match {
  const s = game.setup(start.settings, start.seats, start.seed);
  return { game, start, log: [], s, count: newCount(start.seats), offer: null };
}

export const savedOf = ({ start, log }: Match): Saved => ({ ...start, log });

/** What a seat wants to do, all or nothing, with the `beat` and `mine` of the frame it was looking at. */
export interface Wish {
  readonly beat: number;
  readonly mine: number;
  readonly acts: readonly Act[];
}

/**
 * Why a match did not play a wish. `stale`: the game has moved on. `forbidden`: the act at `index` is not an option, and
 * why not (null if the rules cannot say). `tooFar`: the batch reaches past a die or a reveal, from the act at `index` on.
 */
export type WishRefused =
  | { readonly no: 'stale' }
  | { readonly no: 'forbidden'; readonly index: number; readonly refusal: Refusal | null }
  | { readonly no: 'tooFar'; readonly index: number };

export const isStale = ({ count }: Match, seat: Seat, { beat, mine }: { beat: number; mine: number }): boolean =>
  isStaleBeat(count, beat) || mine !== count.mine[seat];

/** Does this beat belong to an earlier question than the present one? */
export const isStaleBeat = (count: Count, beat: number): boolean => beat < count.since || beat > count.beat;

/** What this seat may do now. The frame needs it, and the wish that answers the frame needs the same list again. */
function optionsOf(match: Match, seat: Seat): readonly Act[] {
  const { game, s, offer } = match;
  if (offer !== null && offer.seat === seat && offer.s === s && offer.ply === s.ply) return offer.options;
  const options = game.options(s, seat);
  if (options.length > 0) match.offer = { seat, s, ply: s.ply, options };
  return options;
}

/**
 * Why this is not an option; null if the rules cannot say. A wish can be anything, and `why` may throw on it, perhaps
 * half-way through a change: so it gets a copy of the position. `failed` receives the error.
 */
export function whyNot(game: Game, s: Position, seat: Seat, wish: Act, failed = ignored): Refusal | null {
  try {
    return game.why(game.clone(s), seat, wish);
  } catch (error) {
    failed(error);
    return null;
  }
}

const ignored = (_error: unknown): void => {};

/**
 * Play the acts of a wish, or say why not. The match changes only if every act can be played. `failed` receives what the
 * rules throw when they are asked why.
 */
export function tryActs(match: Match, seat: Seat, wish: Wish, failed = ignored): Happening[] | WishRefused {
  if (isStale(match, seat, wish)) return { no: 'stale' };
  const { game } = match;
  const alone = wish.acts.length === 1;
  const s = alone ? match.s : game.clone(match.s);
  const start = s.ply;
  const happened: Happening[] = [];
  const acts: Act[] = []; // the game's own options, not the objects that were sent
  let { count } = match;
  for (const [index, act] of wish.acts.entries()) {
    // Beyond a die or a reveal, a refusal would tell the sender what it brought: refuse without looking.
    if (s.noReturn > start) return { no: 'tooFar', index };
    const options = index === 0 ? optionsOf(match, seat) : game.options(s, seat);
    const option = options.find((option) => sameAct(option, act));
    if (option === undefined) return { no: 'forbidden', index, refusal: whyNot(game, s, seat, act, failed) };
    const happening = advance(game, s, count, seat, option);
    ({ count } = happening);
    happened.push(happening);
    acts.push(option);
  }
  match.s = s;
  match.count = count;
  for (const act of acts) match.log.push({ by: seat, act });
  return happened;
}

/** Play an action that is known to be legal: from a log, or chosen from `options` by a bot. */
export function playAct(match: Match, by: Seat, act: Act): Happening {
  const happening = advance(match.game, match.s, match.count, by, act);
  match.count = happening.count;
  match.log.push({ by, act });
  return happening;
}

/** Go back to an earlier ply. The same actions would roll the same dice: chance is part of the position. */
export function goBack(match: Match, to: number): void {
  match.s = replay(match.game, savedOf(match), to);
  match.log.length = to;
  match.count = staleCount(match.count, to);
}

/** The ply a seat may go back to without asking: before its last action. Null if it must ask the others. */
export const freeUndoPly = ({ game, s }: Match, seat: Seat): number | null =>
  freePlies(game, s, seat) > 0 ? s.ply - 1 : null;

/**
 * The ply a seat may ask the others to go back to: before its last action. While hands are closing, that is its last
 * action before the question, because it takes its own hand back by reopening it. Null if there is none.
 */
export function askableUndoPly({ game, s, log, count }: Match, seat: Seat): number | null {
  const closing = kindOf(game, s) === 'secret';
  for (let ply = (closing ? count.asked : log.length) - 1; ply >= 0; ply--) if (log[ply]!.by === seat) return ply;
  return null;
}

/**
 * How many actions of each seat going back to this ply takes back: those that everyone noticed. How many small acts make
 * up a hand is a secret.
 */
export function takenBack({ game, start, log }: Match, to: number): TakenBack[] {
  const again = newMatch(game, start);
  const acts = new Map<Seat, number>();
  for (const [ply, { by, act }] of log.entries()) {
    const { quiet } = playAct(again, by, act);
    if (ply >= to && !quiet) acts.set(by, (acts.get(by) ?? 0) + 1);
  }
  return [...acts].map(([seat, acts]) => ({ seat, acts })).sort((a, b) => a.seat - b.seat);
}

export const frameOf = (match: Match, eye: Eye): Frame =>
  frameFor(match.game, match.s, eye, match.count, eye === null ? [] : optionsOf(match, eye));

/** A game through one pair of eyes: the first frame, then the changes in order. */
export interface Recording {
  readonly first: Frame;
  readonly then: readonly { readonly update: Update; readonly change: Change | null }[];
}

/**
 * The game so far, as this viewer saw it, but without actions that were taken back. Quiet acts show only to their seat.
 * Yields after every ply, so that a server can do other work in between.
 */
export function* recordingOf({ game, start, log }: Match, eye: Eye): Generator<void, Recording> {
  const again = newMatch(game, start);
  const first = frameOf(again, eye);
  const then: { update: Update; change: Change | null }[] = [];
  const stream = new FrameStream(first);
  for (const { by, act } of log.slice()) {
    const { news, quiet } = playAct(again, by, act);
    if (!quiet || by === eye) {
      const frame = frameOf(again, eye);
      const update: Update = { beat: frame.beat, by, news: newsFor(game, news, eye), undone: false };
      then.push({ update, change: stream.changeTo(frame) });
    }
    yield;
  }
  return { first, then };
}

/** The frames of a recording. The first has no update. */
export function playback({ first, then }: Recording): { frame: Frame; update: Update | null }[] {
  let shown: Shown = firstShown(first);
  const moments: { frame: Frame; update: Update | null }[] = [{ frame: first, update: null }];
  for (const { update, change } of then) {
    if (change !== null) shown = shownAfter(shown, change);
    moments.push({ frame: shown.frame, update });
  }
  return moments;
}
