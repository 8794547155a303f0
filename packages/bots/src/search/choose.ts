import { type Branch, meanOf, timesSeen } from './tree.ts';
import type { Tuning } from './tuning.ts';

/**
 * Choose a branch to follow by upper confidence bound, counted against how often each branch was offered. Only the most
 * promising branches take part, more of them the more often the fork is visited (progressive widening). `buffer` is
 * overwritten: a search makes millions of choices, and allocating a list for each would be slow.
 */
export function choose(branches: readonly Branch[], visits: number, tuning: Tuning, buffer: Branch[]): Branch {
  if (branches.length === 1) {
    branches[0]!.offered++;
    return branches[0]!;
  }
  const width = Math.min(branches.length, Math.ceil(tuning.width + tuning.widening * Math.sqrt(visits)));
  const considered = width < branches.length ? mostPromising(branches, width, buffer) : branches;
  let low = 1;
  let high = 0;
  for (const branch of considered) {
    branch.offered++;
    const mean = meanOf(branch);
    if (mean < low) low = mean; // an untried branch has the mean NaN, and every comparison with it is false
    if (mean > high) high = mean;
  }
  const spread = Math.max(high - low, tuning.stretch);
  let chosen = considered[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of considered) {
    const times = timesSeen(branch);
    if (times === 0) return branch; // the first untried one, in order of habit
    const exploration = Math.sqrt(Math.log(branch.offered + branch.looks + 1) / times);
    const score = (meanOf(branch) - low) / spread + tuning.curiosity * exploration;
    if (score > most) {
      most = score;
      chosen = branch;
    }
  }
  return chosen;
}

/** The `width` most promising branches: those seen before by value, then the others in order of habit. */
function mostPromising(branches: readonly Branch[], width: number, best: Branch[]): readonly Branch[] {
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

const promise = (branch: Branch): number => (timesSeen(branch) === 0 ? -1 : meanOf(branch));
