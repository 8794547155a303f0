import type { Tuning } from './constants.ts';
import { type Branch, meanOf, seen } from './tree.ts';

/**
 * Which of the branches offered to follow: good so far, or seldom tried (upper confidence bound, counted against how
 * often a branch was offered). Only the first few take part; the more often a fork is visited, the more of them.
 */
export function choose(branches: readonly Branch[], visits: number, tuning: Tuning): Branch {
  if (branches.length === 1) {
    branches[0]!.offered++;
    return branches[0]!;
  }
  const width = Math.min(branches.length, Math.ceil(tuning.width + tuning.widening * Math.sqrt(visits)));
  const considered = width < branches.length ? firstBy(branches, width) : branches;
  let low = 1;
  let high = 0;
  for (const branch of considered) {
    branch.offered++;
    const mean = meanOf(branch);
    if (mean < low) low = mean; // comparisons with NaN, the untried, are false
    if (mean > high) high = mean;
  }
  const spread = Math.max(high - low, tuning.stretch);
  let chosen = considered[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of considered) {
    const times = seen(branch);
    if (times === 0) return branch; // the first untried one, in the order of habit
    const tries = Math.sqrt(Math.log(branch.offered + branch.looks + 1) / times);
    const score = (meanOf(branch) - low) / spread + tuning.curiosity * tries;
    if (score > most) {
      most = score;
      chosen = branch;
    }
  }
  return chosen;
}

const best: Branch[] = []; // one list for all choices: a search makes millions of them

/** The most promising so many: those looked at by their value, then the others in the order of habit. */
function firstBy(branches: readonly Branch[], width: number): readonly Branch[] {
  best.length = 0;
  for (const branch of branches) {
    const own = promise(branch);
    if (best.length === width && own <= promise(best[width - 1]!)) continue;
    if (best.length === width) best.pop();
    let place = best.push(branch) - 1;
    for (; place > 0 && promise(best[place - 1]!) < own; place--) best[place] = best[place - 1]!;
    best[place] = branch;
  }
  return best;
}

const promise = (branch: Branch): number => (seen(branch) === 0 ? -1 : meanOf(branch));
