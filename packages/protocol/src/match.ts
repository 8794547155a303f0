import {
  type Act,
  type Game,
  type Played,
  type Position,
  type Refusal,
  replay,
  type Saved,
  type Seat,
} from '@trollmoot/kernel';
import { advance, type Count, type Happening, kindOf, newCount, recount } from './beat.ts';
import { type Eye, type Frame, frameFor, freePlies, newsFor } from './frame.ts';
import type { Update } from './link.ts';
import { same } from './same.ts';
import { type Change, FrameStream, firstShown, type Shown, shownAfter } from './shown.ts';

/** A game being played: its beginning, what everyone did, and the position that makes. One writer, no clock, no I/O. */
export interface Match {
  readonly game: Game;
  readonly start: Omit<Saved, 'log'>;
  readonly log: Played[];
  s: Position;
  count: Count;
  offer: Offer | null; // for `optionsOf`
}

/** What was offered to a seat, and in which position. */
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

/** What a seat wants done, all or nothing, and the frame it was looking at when it wanted it. */
export interface Wish {
  readonly beat: number;
  readonly mine: number;
  readonly acts: readonly Act[];
}

/**
 * `stale`: the table has moved on. `forbidden`: act number `index` is no option, and why (null: nobody can say).
 * `tooFar`: see `tried`.
 */
export type No =
  | { readonly no: 'stale' }
  | { readonly no: 'forbidden'; readonly index: number; readonly refusal: Refusal | null }
  | { readonly no: 'tooFar'; readonly index: number };

export const isStale = ({ count }: Match, seat: Seat, { beat, mine }: { beat: number; mine: number }): boolean =>
  isOfAnotherTime(count, beat) || mine !== count.mine[seat];

/** Was this wished before the present question was put? */
export const isOfAnotherTime = (count: Count, beat: number): boolean => beat < count.since || beat > count.beat;

/** What this seat may do now. It is asked for with the frame, and again when the wish comes: that time it is remembered. */
function optionsOf(match: Match, seat: Seat): readonly Act[] {
  const { game, s, offer } = match;
  if (offer !== null && offer.seat === seat && offer.s === s && offer.ply === s.ply) return offer.options;
  const options = game.options(s, seat);
  if (options.length > 0) match.offer = { seat, s, ply: s.ply, options };
  return options;
}

/**
 * Why this is no option. A wish may be anything at all, and the rules may stumble over it: then nobody can say why, and
 * because a copy was asked, the position is none the worse for it.
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
 * Play what a seat wishes, or say why not. The match is as it was unless every act could be played. `failed` hears of
 * rules that could not say why.
 */
export function tried(match: Match, seat: Seat, wish: Wish, failed = ignored): Happening[] | No {
  if (isStale(match, seat, wish)) return { no: 'stale' };
  const { game } = match;
  const alone = wish.acts.length === 1;
  const s = alone ? match.s : game.clone(match.s);
  const start = s.ply;
  const happened: Happening[] = [];
  const acts: Act[] = []; // as the game wrote them, not as they were sent
  let { count } = match;
  for (const [index, act] of wish.acts.entries()) {
    // A batch that reaches past a die or a reveal could be sent only to learn from its refusal, and is refused unread.
    if (s.noReturn > start) return { no: 'tooFar', index };
    const options = index === 0 ? optionsOf(match, seat) : game.options(s, seat);
    const option = options.find((option) => same(option, act));
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

/** Play one action that is known to be legal: from a log, or chosen from `options` by a bot. */
export function played(match: Match, by: Seat, act: Act): Happening {
  const happening = advance(match.game, match.s, match.count, by, act);
  match.count = happening.count;
  match.log.push({ by, act });
  return happening;
}

/** Go back to an earlier ply. The same actions would roll the same dice: chance is part of the position. */
export function returned(match: Match, to: number): void {
  match.s = replay(match.game, savedOf(match), to);
  match.log.length = to;
  match.count = recount(match.count, to);
}

/** The ply a seat may go back to on its own: before its last action; null if it must ask the others. */
export const freeStep = ({ game, s }: Match, seat: Seat): number | null =>
  freePlies(game, s, seat) > 0 ? s.ply - 1 : null;

/**
 * The ply a seat may ask the others to go back to: before its last action; while hands are closing, before the last one
 * it took ahead of that question (its own hand it takes back by reopening it). Null if there is none.
 */
export function askableStep({ game, s, log, count }: Match, seat: Seat): number | null {
  const closing = kindOf(game, s) === 'secret';
  for (let ply = (closing ? count.asked : log.length) - 1; ply >= 0; ply--) if (log[ply]!.by === seat) return ply;
  return null;
}

export const frameOf = (match: Match, eye: Eye): Frame =>
  frameFor(match.game, match.s, eye, match.count, eye === null ? [] : optionsOf(match, eye));

/** A recorded game through one pair of eyes: the first frame, then what changed, moment by moment. */
export interface Recording {
  readonly first: Frame;
  readonly then: readonly { readonly update: Update; readonly change: Change | null }[];
}

/** The game so far as this viewer lived through it. Actions taken back are not in it; quiet ones show only to their seat. */
export function recorded(match: Match, eye: Eye): Recording {
  const recording = recordingOf(match, eye);
  for (;;) {
    const { done, value } = recording.next();
    if (done) return value;
  }
}

/** The same, ply by ply, for those who have other things to do in between. */
export function* recordingOf({ game, start, log }: Match, eye: Eye): Generator<void, Recording> {
  const again = newMatch(game, start);
  const first = frameOf(again, eye);
  const then: { update: Update; change: Change | null }[] = [];
  const showing = new FrameStream(first);
  for (const { by, act } of log.slice()) {
    const { news, quiet } = played(again, by, act);
    if (!quiet || by === eye) {
      const frame = frameOf(again, eye);
      const update: Update = { beat: frame.beat, by, news: newsFor(game, news, eye), undone: false };
      then.push({ update, change: showing.changeTo(frame) });
    }
    yield;
  }
  return { first, then };
}

/** The frames of a recording, the first one without an update. */
export function playback({ first, then }: Recording): { frame: Frame; update: Update | null }[] {
  let shown: Shown = firstShown(first);
  const moments: { frame: Frame; update: Update | null }[] = [{ frame: first, update: null }];
  for (const { update, change } of then) {
    if (change !== null) shown = shownAfter(shown, change);
    moments.push({ frame: shown.frame, update });
  }
  return moments;
}
