import { reopenOthers } from '@trollmoot/bots';
import { type Act, dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { bestOf, compare, type Line, playNext, type Trial, worstOf } from './compare.ts';
import { optionsBeside } from './options.ts';
import type { Reviewer } from './reviewer.ts';
import { differenceOf, type Estimate, isClear } from './statistics.ts';

/** A choice, and the best other option it was compared with. Shares are means over worlds the seat could imagine. */
export interface Judged {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: Worth;
  readonly rival: Worth;
  readonly by: Estimate; // the rival's worth to the seat minus that of the option played
  readonly counts: boolean; // best and worst differ by more than a point
  readonly worlds: number; // in which the two were compared
  readonly playOuts: number; // in all
  readonly isConfirmed: boolean; // priced again in fresh worlds, after it looked clear
}
export interface Worth {
  readonly act: Act;
  readonly shares: readonly number[];
}

/** A choice to be judged: the act that this seat chose here. */
export interface Question {
  readonly s: Position;
  readonly seat: Seat;
  readonly act: Act;
}

/** How many worlds each comparison takes. */
export interface Effort {
  readonly sift: number; // to find the best other option
  readonly price: number; // to price it, in fresh worlds: the best of several is always a little lucky
}

const MATTERS = 0.01; // best and worst must differ by more than this to count for accuracy

/**
 * What a choice cost, judged only by what the seat could know: the position is only ever given to `imagine`, and the seed
 * must not depend on anything the seat cannot see. Null for a choice that was forced.
 */
export function judge(game: Game, reviewer: Reviewer, asked: Question, effort: Effort, seed: string): Judged | null {
  const { s, seat } = asked;
  const sifted = sift(game, reviewer, asked, effort.sift, seed);
  if (sifted === null) return null;
  const [rival, worst] = [bestOf(sifted.slice(1), seat), worstOf(sifted, seat)];
  const lines = [...linesOf(game, reviewer, asked, rival.act, seed), { act: worst.act }];
  const trials = compare(game, reviewer, s, seat, lines, effort.price, `${seed} price`);
  const spread = differenceOf(bestOf(trials, seat).own, worstOf(trials, seat).own);
  const playOuts = sifted.length * effort.sift + trials.length * effort.price;
  return judged(asked, trials, { counts: isClear(spread) && spread.mean > MATTERS, playOuts, isConfirmed: false });
}

/** The same once more with more worlds, all of them fresh: a difference that was luck will not come twice. */
export function judgeAgain(
  game: Game,
  reviewer: Reviewer,
  asked: Question,
  before: Judged,
  effort: Effort,
  seed: string,
): Judged {
  const { s, seat } = asked;
  const sifted = sift(game, reviewer, asked, effort.sift, seed);
  const rival = sifted === null ? before.rival : bestOf(sifted.slice(1), seat);
  const lines = linesOf(game, reviewer, asked, rival.act, seed);
  const trials = compare(game, reviewer, s, seat, lines, effort.price, `${seed} price`);
  const playOuts = before.playOuts + (sifted?.length ?? 0) * effort.sift + trials.length * effort.price;
  return judged(asked, trials, { counts: before.counts, playOuts, isConfirmed: true });
}

/** The act played and then the options beside it, each tried in a few worlds. Null if there are none. */
function sift(
  game: Game,
  reviewer: Reviewer,
  { s, seat, act }: Question,
  worlds: number,
  seed: string,
): Trial[] | null {
  const beside = optionsBeside(game, reviewer, s, seat, act, seed);
  return beside.length === 0
    ? null
    : compare(
        game,
        reviewer,
        s,
        seat,
        [act, ...beside].map((one) => ({ act: one })),
        worlds,
        `${seed} sift`,
      );
}

/**
 * The act played, the other option, and the two of them in turn if that can be: an option that stays open is not given up
 * yet. Otherwise a whole turn of acts would each be charged with what only the last of them gave away.
 */
function linesOf(game: Game, reviewer: Reviewer, { s, seat, act }: Question, rival: Act, seed: string): Line[] {
  const random = dice(`${seed} next`);
  const world = game.imagine(s, seat, random);
  reopenOthers(game, world, seat);
  const isOpen = playNext(game, reviewer, game.play(world, seat, act), seat, rival, random);
  return [{ act }, { act: rival }, ...(isOpen ? [{ act, then: rival }] : [])];
}

function judged(
  { s, seat }: Question,
  trials: readonly Trial[],
  known: Pick<Judged, 'counts' | 'playOuts' | 'isConfirmed'>,
): Judged {
  const [now, rival, ...rest] = trials;
  const played = bestOf([now!, ...rest.filter(({ then }) => then !== undefined)], seat);
  return {
    ply: s.ply,
    seat,
    played: { act: played.act, shares: played.shares },
    rival: { act: rival!.act, shares: rival!.shares },
    by: differenceOf(rival!.own, played.own),
    worlds: played.own.length,
    ...known,
  };
}

/** What the choice cost the seat: 0 unless that is clear, twice. */
export const costOf = ({ by, isConfirmed }: Judged): number => (isConfirmed && isClear(by) ? Math.max(0, by.mean) : 0);

/** How much worse the next best option was: 0 unless that is clear, twice. */
export const gapOf = ({ by, isConfirmed }: Judged): number => (isConfirmed && isClear(by) ? Math.max(0, -by.mean) : 0);
