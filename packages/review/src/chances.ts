import { dice, type Game, type Played, type Position, type Random, reseeded, type Seat } from '@trollmoot/kernel';
import { playOut } from './play-out.ts';
import type { Reviewer } from './reviewer.ts';
import { plusMinusOf, sum } from './statistics.ts';

/** Every seat's chance to win at one position: the mean share over play-outs. */
export interface Chance {
  readonly ply: number;
  readonly shares: readonly number[];
  readonly playOuts: number; // 0: it is the result itself
}

/** One card, die or lot: how much better or worse it fell for each seat than it could be expected to. */
export interface Luck {
  readonly ply: number; // of the act that drew it
  readonly by: Seat;
  readonly shares: readonly number[];
  readonly plusMinus: number; // of the share that moved most
  readonly playOuts: number;
}

/** What every seat holds stays, and what no seat can know falls again: coming dice, the order of decks. */
function redealt(game: Game, s: Position, random: Random): Position {
  if (game.redeal !== undefined) return game.redeal(s, random);
  const t = game.clone(s);
  t.rng = reseeded(random);
  return t;
}

/** The chances of all seats at the true position. */
export function chanceAt(game: Game, reviewer: Reviewer, s: Position, playOuts: number, seed: string): Chance {
  return { ply: s.ply, shares: meanShares(game, reviewer, s, null, playOuts, dice(seed)), playOuts };
}

/** How lucky it was that this act ended in `after`: compared with what it could be expected to bring. */
export function luckOf(
  game: Game,
  reviewer: Reviewer,
  before: Position,
  played: Played,
  after: Position,
  playOuts: number,
  seed: string,
): Luck {
  const expected = meanShares(game, reviewer, before, played, playOuts, dice(`${seed} expected`));
  const isOver = after.agenda.length === 0;
  const came = meanShares(game, reviewer, after, null, isOver ? 1 : playOuts, dice(`${seed} came`));
  const shares = came.map((share, seat) => share - expected[seat]!);
  const most = seatMovedMost(shares, played.by);
  const plusMinus = Math.hypot(plusMinusOf(expected[most]!, playOuts), isOver ? 0 : plusMinusOf(came[most]!, playOuts));
  return { ply: before.ply, by: played.by, shares, plusMinus, playOuts };
}

/** The seat whose chance moved most; between equals, the one that acted. */
export function seatMovedMost(shares: readonly number[], by: Seat): Seat {
  let most = by;
  for (let seat = 0; seat < shares.length; seat++)
    if (Math.abs(shares[seat]!) > Math.abs(shares[most]!) + 1e-9) most = seat;
  return most;
}

/** The mean shares over play-outs, after this act if there is one. */
function meanShares(
  game: Game,
  reviewer: Reviewer,
  s: Position,
  first: Played | null,
  playOuts: number,
  random: Random,
): number[] {
  const totals: number[] = [];
  for (let n = 0; n < playOuts; n++) {
    const t = redealt(game, s, random);
    if (first !== null) game.play(t, first.by, first.act);
    const shares = playOut(game, reviewer, t, random);
    for (let seat = 0; seat < shares.length; seat++) totals[seat] = (totals[seat] ?? 0) + shares[seat]!;
  }
  return totals.map((total) => total / playOuts);
}

/** The chance that everyone loses. */
export const nobodys = (shares: readonly number[]): number => 1 - sum(shares);
