import {
  type Act,
  freeReturn,
  type Game,
  type News,
  type Position,
  type Result,
  type Seat,
  type Step,
} from '@trollmoot/kernel';
import { type Count, kindOf } from './beat.ts';

/** Whose eyes look: a seat's, or nobody's (a spectator's). */
export type Eye = Seat | null;

/** The table as one viewer may know it: all that a screen needs to draw it and to ask. */
export interface Frame {
  readonly eye: Eye;
  readonly beat: number; // see `beat.ts`; a wish names it
  readonly mine: number; // how many actions this seat has taken; a wish names it too, so that none is played twice
  readonly step: Step | null; // the question on the table; null when the game is over
  readonly waiting: readonly Seat[]; // who must answer
  readonly view: object;
  readonly options: readonly Act[]; // all that this viewer may do now
  readonly undo: number; // how many plies this seat may take back without asking anybody
  readonly result: Result | null;
}

/**
 * Built from the verbs alone: a position the viewer cannot tell from the true one gives the same frame.
 * A frame is kept by whoever looks at it, so a view must not hand out lists that play goes on to change.
 */
export function frameFor(
  game: Game,
  s: Position,
  eye: Eye,
  count: Count,
  options: readonly Act[] = eye === null ? [] : game.options(s, eye),
): Frame {
  return {
    eye,
    beat: count.beat,
    mine: eye === null ? 0 : count.mine[eye]!,
    step: game.current(s),
    waiting: game.waitingFor(s),
    view: game.view(s, eye),
    options,
    undo: eye === null ? 0 : freePlies(game, s, eye),
    result: game.result(s),
  };
}

/** The news as this viewer noticed it. */
export function newsFor(game: Game, news: readonly News[], eye: Eye): News[] {
  const noticed: News[] = [];
  for (const piece of news) {
    const seen = game.seen(piece, eye);
    if (seen !== null) noticed.push(seen);
  }
  return noticed;
}

/**
 * While hands are closing nothing is free but reopening one's own: whether somebody else has already laid a card
 * would otherwise show in whether undo is offered.
 */
export function freePlies(game: Game, s: Position, seat: Seat): number {
  return kindOf(game, s) === 'secret' ? 0 : s.ply - freeReturn(s, seat);
}
