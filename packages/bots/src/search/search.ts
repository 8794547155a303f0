import type { Act, Position, Random, Seat } from '@trollmoot/kernel';
import { worthwhile } from '../acts.ts';
import type { Company } from '../company.ts';
import { after } from '../goblin.ts';
import { BUDGETS, type Level } from '../levels.ts';
import { reopenOthers } from '../manner.ts';
import { worth } from '../worth.ts';
import { TUNING, type Tuning } from './constants.ts';
import { type Mind, recall, remember } from './mind.ts';
import { drift } from './next.ts';
import { playOut } from './play-out.ts';
import { type Search, simulate } from './simulate.ts';
import { type Branch, branchesAt, type Fork, meanOf, newFork, seen } from './tree.ts';

export interface Limits {
  readonly level: Level;
  readonly iterations?: number;
  readonly enough?: () => boolean;
  readonly mind?: Mind;
}

/** The time is looked at after so many descents. */
const GLANCE = 2;
/** And whether the choice is settled already, after so many. */
const RECKONING = 16;

/**
 * Information-set Monte Carlo tree search. Every descent goes through a freshly imagined world, so hidden cards and
 * coming dice are different each time, and the tree learns what is good against all of them.
 */
export function search(
  game: Company,
  world: Position,
  seat: Seat,
  limits: Limits,
  random: Random,
  tuning: Tuning = TUNING,
): Act {
  const options = worthwhile(game.options(world, seat));
  if (game.bot.isPlayedOut?.(world, seat)) {
    const habits = game.bot.habits(world, seat, options);
    return playOut(game, world, seat, habits, { most: mostOf(limits), enough: limits.enough }, random);
  }
  const root = recall(limits.mind, world, seat) ?? newFork();
  const branches = branchesAt(root, seat, options, (all) => game.bot.habits(world, seat, all));
  if (branches.length > 1) {
    const s: Search = { game, random, tuning, root };
    if (root.visits === 0) survey(s, world, seat, branches, limits.enough);
    grow(s, world, seat, limits);
  }
  const { act } = favourite(branches);
  remember(limits.mind, world, seat, act, root);
  return act;
}

/** Before searching, do as Goblin does: every option in several worlds, the same for all; then let the careless act. */
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
      const next = after(game, imagined, seat, branch.act, random);
      drift(game, next, random);
      branch.guess += worth(game, next, seat);
      branch.looks++;
    }
  }
  for (const branch of branches) branch.guess /= branch.looks;
}

/** With a clock and no number, the clock decides; with neither, the level's own number does. */
const mostOf = ({ level, iterations, enough }: Limits): number =>
  iterations ?? (enough === undefined ? BUDGETS[level].iterations : Number.POSITIVE_INFINITY);

function grow(s: Search, world: Position, seat: Seat, limits: Limits): void {
  const { enough } = limits;
  const most = mostOf(limits);
  for (let i = 0; i < most || i === 0; i++) {
    if (i % GLANCE === GLANCE - 1 && enough?.()) return;
    if (i % RECKONING === RECKONING - 1 && isSettled(s.root, seat, most - i)) return;
    const imagined = s.game.imagine(world, seat, s.random);
    reopenOthers(s.game, imagined, seat);
    simulate(s, imagined, seat);
  }
}

/** Can no other branch catch up with the favourite any more, however the descents left over turn out? */
function isSettled(root: Fork, seat: Seat, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const branch of root.offers[seat]?.branches ?? []) {
    const times = seen(branch);
    if (times > first) [first, second] = [times, first];
    else if (times > second) second = times;
  }
  return first - second > left;
}

/** The branch followed most; among equals, the better one. */
export function favourite(branches: readonly Branch[]): Branch {
  let best = branches[0]!;
  for (const branch of branches)
    if (seen(branch) > seen(best) || (seen(branch) === seen(best) && meanOf(branch) > meanOf(best))) best = branch;
  return best;
}
