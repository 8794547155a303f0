import type { Seat } from '@trollmoot/kernel';
import { type Chance, nobodys } from './chances.ts';
import { costOf, type Judged } from './judge.ts';
import { plusMinusOf, sum } from './statistics.ts';

/** How one seat came from its chance at the start to its share at the end: start + own + others + luck = end. */
export interface Row {
  readonly seat: Seat | null; // null: nobody, where all can lose
  readonly start: number;
  readonly own: number; // minus what its own choices cost
  readonly others: number; // what the choices of the others brought it
  readonly luck: number; // all else: cards, dice, lots and what was hidden
  readonly end: number;
  readonly plusMinus: number; // of luck
  readonly accuracy: number | null; // 0 to 1; null without a choice that counts
}

const SOFTNESS = 0.12; // a cost of this much leaves 1/e of a choice's accuracy

/** One row for every seat, and one for nobody. */
export function ledgerOf(start: Chance, end: Chance, choices: readonly Judged[]): Row[] {
  const slips = choices.filter((choice) => costOf(choice) > 0);
  const seats = start.shares.map((_, seat) => seat);
  return [...seats, null].map((seat): Row => {
    const [from, to] = [shareOf(start.shares, seat), shareOf(end.shares, seat)];
    const own = sum(slips.map((slip) => (slip.seat === seat ? broughtBy(slip, seat) : 0)));
    const others = sum(slips.map((slip) => (slip.seat === seat ? 0 : broughtBy(slip, seat))));
    const spread = slips.map((slip) => spreadOf(slip, seat));
    return {
      seat,
      start: from,
      own,
      others,
      luck: to - from - own - others,
      end: to,
      plusMinus: Math.hypot(plusMinusOf(from, start.playOuts), ...spread),
      accuracy: seat === null ? null : accuracyOf(choices.filter((choice) => choice.seat === seat)),
    };
  });
}

const shareOf = (shares: readonly number[], seat: Seat | null): number =>
  seat === null ? nobodys(shares) : shares[seat]!;

/** What a seat won or lost because the option played was not the better one. Over all seats and nobody it adds up to 0. */
const broughtBy = ({ played, rival }: Judged, seat: Seat | null): number =>
  shareOf(played.shares, seat) - shareOf(rival.shares, seat);

/** A share of a slip is as unsure as the slip itself, in proportion. */
const spreadOf = (slip: Judged, seat: Seat | null): number =>
  (slip.by.plusMinus * Math.abs(broughtBy(slip, seat))) / costOf(slip);

/** The mean over choices that count of e^(−cost/12), with costs in points of 100. */
function accuracyOf(choices: readonly Judged[]): number | null {
  const counted = choices.filter(({ counts }) => counts);
  if (counted.length === 0) return null;
  return sum(counted.map((choice) => Math.exp(-costOf(choice) / SOFTNESS))) / counted.length;
}

/** A row in whole points of 100. */
export interface Points {
  readonly seat: Seat | null;
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly end: number;
}

/** The ledger in whole points that still add up, along every row and down every column. */
export function inPoints(rows: readonly Row[]): Points[] {
  const start = wholes(rows.map((row) => row.start * 100));
  const end = wholes(rows.map((row) => row.end * 100));
  const own = rows.map((row) => Math.round(row.own * 100));
  const others = wholes(
    rows.map((row) => row.others * 100),
    -sum(own),
  );
  return rows.map(({ seat }, i) => {
    const luck = end[i]! - start[i]! - own[i]! - others[i]!;
    return { seat, start: start[i]!, own: own[i]!, others: others[i]!, luck, end: end[i]! };
  });
}

/** Whole numbers next to these that add up to the total: those with the largest remainders are rounded up. */
function wholes(values: readonly number[], total: number = Math.round(sum(values))): number[] {
  const whole = values.map((value) => Math.floor(value + 1e-9));
  const order = [...values.keys()].sort((a, b) => values[b]! - whole[b]! - (values[a]! - whole[a]!) || a - b);
  let missing = total - sum(whole);
  for (let i = 0; missing !== 0; i = (i + 1) % order.length) {
    whole[order[missing > 0 ? i : order.length - 1 - i]!]! += Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return whole.map((value) => value + 0); // no −0
}
