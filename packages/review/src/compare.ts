import { reopenOthers } from '@trollmoot/bots';
import { type Act, dice, type Game, type Position, type Random, type Seat, sameAct } from '@trollmoot/kernel';
import { playOut } from './play-out.ts';
import type { Reviewer } from './reviewer.ts';

/** What a seat does now and, if it says so, what it does next as soon as it can. */
export interface Line {
  readonly act: Act;
  readonly then?: Act;
}

/** How an option fared: the seat's own share world by world, and the mean shares of all seats. */
export interface Trial extends Line {
  readonly own: number[];
  readonly shares: number[];
}

/**
 * Play these options out in the same worlds with the same dice. The worlds are those the seat could imagine: the position
 * is given only to `imagine`, so what is hidden from the seat changes nothing here.
 */
export function compare(
  game: Game,
  reviewer: Reviewer,
  s: Position,
  seat: Seat,
  lines: readonly Line[],
  worlds: number,
  seed: string,
): Trial[] {
  const trials = lines.map((line): Trial => ({ ...line, own: [], shares: [] }));
  const random = dice(seed);
  for (let n = 0; n < worlds; n++) {
    const world = game.imagine(s, seat, random);
    reopenOthers(game, world, seat);
    const luck = String(random(0x100000000));
    for (const { act, then, own, shares } of trials) {
      const random = dice(luck);
      const next = game.play(game.clone(world), seat, act);
      if (then !== undefined) playNext(game, reviewer, next, seat, then, random);
      const end = playOut(game, reviewer, next, random);
      own.push(end[seat]!);
      for (let other = 0; other < end.length; other++) shares[other] = (shares[other] ?? 0) + end[other]! / worlds;
    }
  }
  return trials;
}

const SOON = 6; // acts

/** Play on for this seat until it has played the act, or another seat must act. Returns whether it could. */
export function playNext(game: Game, reviewer: Reviewer, s: Position, seat: Seat, act: Act, random: Random): boolean {
  for (let n = 0; n < SOON; n++) {
    const waiting = game.waitingFor(s);
    if (waiting.length !== 1 || waiting[0] !== seat) return false;
    const isOffered = game.options(s, seat).some((option) => sameAct(option, act));
    game.play(s, seat, isOffered ? act : reviewer.play(game, s, seat, random));
    if (isOffered) return true;
  }
  return false;
}

/** The trial in which the seat did best, or worst. */
export const bestOf = (trials: readonly Trial[], seat: Seat): Trial =>
  trials.reduce((best, trial) => (trial.shares[seat]! > best.shares[seat]! ? trial : best));
export const worstOf = (trials: readonly Trial[], seat: Seat): Trial =>
  trials.reduce((worst, trial) => (trial.shares[seat]! < worst.shares[seat]! ? trial : worst));
