import type { Act, Position, Random, Seat } from '@trollmoot/kernel';
import { withoutReopen } from '../acts.ts';
import type { BotGame } from '../careless.ts';
import { reopenOthers } from '../closed-hands.ts';
import { BUDGETS, type Level } from '../levels.ts';
import { outcomeOf } from '../look-ahead.ts';
import { positionValue } from '../value.ts';
import { recall, remember, type SearchMemory } from './memory.ts';
import { playCareless } from './next-seat.ts';
import { playOut } from './play-out.ts';
import { type Search, simulate } from './simulate.ts';
import { type Branch, branchesAt, type Fork, meanOf, newFork, timesSeen } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';

interface SearchLimits {
  readonly level: Level;
  readonly iterations?: number;
  readonly enough?: () => boolean;
  readonly memory?: SearchMemory;
}

/** Descents between two looks at the clock. */
const CLOCK_EVERY = 2;
/** Descents between two checks whether the choice is already settled. */
const SETTLED_EVERY = 16;

/**
 * Information-set Monte Carlo tree search. Every descent goes through a newly imagined world, so hidden cards and future
 * dice differ each time, and the tree learns what is good against all of them.
 */
export function search(
  game: BotGame,
  world: Position,
  seat: Seat,
  limits: SearchLimits,
  random: Random,
  tuning: Tuning = TUNING,
): Act {
  const options = withoutReopen(game.options(world, seat));
  if (game.bot.isPlayedOut?.(world, seat)) {
    const habits = game.bot.habits(world, seat, options);
    return playOut(game, world, seat, habits, { games: iterationsOf(limits), enough: limits.enough }, random);
  }
  const root = recall(limits.memory, world, seat) ?? newFork();
  const branches = branchesAt(root, seat, options, (all) => game.bot.habits(world, seat, all));
  if (branches.length > 1) {
    const s: Search = { game, random, tuning, root, buffer: [] };
    if (root.visits === 0) survey(s, world, seat, branches, limits.enough);
    grow(s, world, seat, limits);
  }
  const { act } = mostSeen(branches);
  remember(limits.memory, world, seat, act, root);
  return act;
}

/** Before searching, try every option in the same imagined worlds, as Goblin does, and let careless seats act. */
function survey(
  { game, random, tuning }: Search,
  world: Position,
  seat: Seat,
  branches: readonly Branch[],
  enough?: () => boolean,
): void {
  const worlds = Math.max(1, Math.floor(tuning.survey / branches.length));
  for (let w = 0; w < worlds && (w === 0 || !enough?.()); w++) {
    const imagined = game.imagine(world, seat, random);
    reopenOthers(game, imagined, seat);
    for (const branch of branches) {
      const next = outcomeOf(game, imagined, seat, branch.act, random);
      playCareless(game, next, random);
      branch.guess += positionValue(game, next, seat);
      branch.looks++;
    }
  }
  for (const branch of branches) branch.guess /= branch.looks;
}

/** The number given; without one, no limit if there is a clock, otherwise the level's own number. */
const iterationsOf = ({ level, iterations, enough }: SearchLimits): number =>
  iterations ?? (enough === undefined ? BUDGETS[level].iterations : Number.POSITIVE_INFINITY);

function grow(s: Search, world: Position, seat: Seat, limits: SearchLimits): void {
  const { enough } = limits;
  const most = iterationsOf(limits);
  for (let i = 0; i < most || i === 0; i++) {
    if (i % CLOCK_EVERY === CLOCK_EVERY - 1 && enough?.()) return;
    if (i % SETTLED_EVERY === SETTLED_EVERY - 1 && isSettled(s.root, seat, most - i)) return;
    const imagined = s.game.imagine(world, seat, s.random);
    reopenOthers(s.game, imagined, seat);
    simulate(s, imagined, seat);
  }
}

/** Is the most-seen branch out of reach of all others, however the remaining descents turn out? */
function isSettled(root: Fork, seat: Seat, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const branch of root.offers[seat]?.branches ?? []) {
    const times = timesSeen(branch);
    if (times > first) [first, second] = [times, first];
    else if (times > second) second = times;
  }
  return first - second > left;
}

/** The branch seen most often; among equals, the better one. */
export function mostSeen(branches: readonly Branch[]): Branch {
  let best = branches[0]!;
  for (const branch of branches) {
    const [times, most] = [timesSeen(branch), timesSeen(best)];
    if (times > most || (times === most && meanOf(branch) > meanOf(best))) best = branch;
  }
  return best;
}
