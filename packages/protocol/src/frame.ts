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

/** Who looks: a seat, or null for a spectator. */
export type Eye = Seat | null;

/** Everything one viewer may know of a table: all that a screen needs to draw it and to offer the choices. */
export interface Frame {
  readonly eye: Eye;
  readonly beat: number; // see `beat.ts`; a wish repeats it
  readonly mine: number; // how many actions this seat has taken; a wish repeats it, so that none is played twice
  readonly step: Step | null; // the present question; null when the game is over
  readonly waiting: readonly Seat[]; // who must answer
  readonly view: object;
  readonly options: readonly Act[]; // everything this viewer may do now
  readonly undo: number; // how many plies this seat may take back without asking
  readonly result: Result | null;
}

/** One thing that happened, through one pair of eyes. `undone`: the game went back; draw the frame, animate nothing. */
export interface Update {
  readonly beat: number;
  readonly by: Seat | null; // the seat that acted; null: the table itself
  readonly news: readonly News[];
  readonly undone: boolean;
}

/**
 * Built from the verbs alone: two positions that this viewer cannot tell apart give the same frame. Viewers keep frames,
 * so a game's `view` must not hand out lists that `play` changes later.
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

/** The news that this viewer noticed, as they noticed it. */
export function newsFor(game: Game, news: readonly News[], eye: Eye): News[] {
  const noticed: News[] = [];
  for (const piece of news) {
    const seen = game.seen(piece, eye);
    if (seen !== null) noticed.push(seen);
  }
  return noticed;
}

/**
 * While hands are closing a seat can only reopen its own hand: otherwise, whether undo is offered would show whether
 * another seat has already laid a card.
 */
export function freePlies(game: Game, s: Position, seat: Seat): number {
  return kindOf(game, s) === 'secret' ? 0 : s.ply - freeReturn(s, seat);
}
