import type { Seat } from '@trollmoot/kernel';
import { type Luck, seatMovedMost } from './chances.ts';
import { costOf, gapOf, type Judged } from './judge.ts';

/** What decided the game: a choice that cost much, one that was hard to better, or a stroke of luck. */
export interface KeyMoment {
  readonly kind: 'slip' | 'luck' | 'find';
  readonly ply: number;
  readonly seat: Seat; // whom it cost or helped
  readonly by: number; // minus the cost of a slip; what luck brought or took; the gap of a find
}

const SLIP = 0.05;
const LUCK = 0.1;
const FIND = 0.05;
const MOST = 7;

/** The largest, in order of time. */
export function keyMoments(choices: readonly Judged[], lucks: readonly Luck[]): KeyMoment[] {
  const moments: KeyMoment[] = [];
  for (const choice of choices) {
    const { ply, seat } = choice;
    if (costOf(choice) >= SLIP) moments.push({ kind: 'slip', ply, seat, by: -costOf(choice) });
    if (gapOf(choice) >= FIND) moments.push({ kind: 'find', ply, seat, by: gapOf(choice) });
  }
  for (const luck of lucks) {
    const seat = seatMovedMost(luck.shares, luck.by);
    const by = luck.shares[seat]!;
    if (Math.abs(by) >= LUCK && Math.abs(by) > luck.plusMinus) moments.push({ kind: 'luck', ply: luck.ply, seat, by });
  }
  return moments
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
}
