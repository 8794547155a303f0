import { type Game, type Position, type Random, reseeded, type Seat } from '@trollmoot/kernel';
import { withoutReopen } from '../acts.ts';
import { type BotGame, isCareless } from '../careless.ts';
import { hasDisclosed, hasDrawn } from '../chance.ts';
import { closeHands, isSecret } from '../closed-hands.ts';
import { byHabit } from '../rollout-policy.ts';
import { positionValue } from '../value.ts';
import { choose } from './choose.ts';
import { nextSeat, playCareless } from './next-seat.ts';
import { type Branch, branchesAt, type Fork, leadTo } from './tree.ts';
import type { Tuning } from './tuning.ts';

/** What one search works with. */
export interface Search {
  readonly game: BotGame;
  readonly random: Random;
  readonly tuning: Tuning;
  readonly root: Fork;
  readonly buffer: Branch[]; // for `choose`
}

interface Taken {
  readonly branch: Branch;
  readonly fork: Fork;
  readonly seat: Seat;
}

/**
 * One descent through the tree in one imagined world, which it uses up: choose at every known fork, open the first
 * unknown one, evaluate the position and update every branch on the way. `first` is the seat that acts first.
 */
export function simulate(search: Search, s: Position, first: Seat): void {
  const { game, random, tuning } = search;
  const path: Taken[] = [];
  let fork = search.root; // what everyone saw
  let own: (Fork | undefined)[] = []; // in a secret step: what each seat alone knows beyond that
  let isNew = false;
  let seat = first;
  for (let ply = 0; ply < tuning.depth && s.agenda.length > 0; ply++) {
    if (ply > 0) seat = nextSeat(game, s, random);
    if (isCareless(game, seat)) break; // only careless seats are left to act
    const step = s.agenda[s.agenda.length - 1]!;
    const secret = isSecret(game, s);
    const here = own[seat] ?? fork;
    if (here.branches[seat] === undefined) isNew = true;
    const options = withoutReopen(game.options(s, seat));
    const branches = branchesAt(here, seat, options, (o) => game.bot.habits(s, seat, o));
    if (isNew && !secret) lookAhead(search, s, seat, branches);
    const branch = choose(branches, here.visits, tuning, search.buffer);
    path.push({ branch, fork: here, seat });
    game.play(s, seat, branch.act);
    const isClosed = secret && s.agenda[s.agenda.length - 1] === step;
    if (isClosed)
      own[seat] = leadTo(branch.leads, s, 0); // the other seats see at most that something was laid face down
    else if (isNew) break;
    const didCareless = playCareless(game, s, random);
    if (isClosed && s.agenda[s.agenda.length - 1] === step) continue;
    if (isNew) break;
    const luck = didCareless || hasDisclosed(s) ? luckOf(search, s) : 0;
    fork = leadTo(secret ? fork.opened : branch.leads, s, luck);
    own = [];
    if (luck > 0 && fork.visits === 0) {
      fork.visits = 1;
      break; // evaluate new luck as it stands: choosing at once would mean choosing by a single roll
    }
  }
  playOn(search, s);
  update(game, s, path);
}

/**
 * The grade of luck in what was just disclosed, or done by careless seats: how good the position now looks to the next
 * seat, in steps. Outcomes of the same grade share a fork.
 */
function luckOf({ game, tuning }: Search, s: Position): number {
  if (s.agenda.length === 0) return 0;
  return 1 + Math.floor(game.bot.evaluate(s, game.waitingFor(s)[0]!) * tuning.lucks);
}

/** Look one step ahead along the first options, so that the tree grows towards the good ones from the start. */
function lookAhead(search: Search, s: Position, seat: Seat, branches: readonly Branch[]): void {
  if (branches.length < 2) return;
  for (let i = 0; i < branches.length && i < search.tuning.looks; i++)
    if (branches[i]!.looks === 0) lookAt(search, s, seat, branches[i]!);
  equaliseLooks(branches);
  s.rng = reseeded(search.random); // the dice just seen must not fall again, or the bot would roll only to win
}

/** One look at an option without dice is worth as much as many looks at one with dice. */
function equaliseLooks(branches: readonly Branch[]): void {
  let most = 0;
  for (const { looks } of branches) if (looks > most) most = looks;
  for (const branch of branches) if (branch.looks > 0) branch.looks = most;
}

/** An option that rolls dice is looked at several times: after one unlucky look it would never be tried again. */
function lookAt({ game, random, tuning }: Search, s: Position, seat: Seat, branch: Branch): void {
  const next = game.play(game.clone(s), seat, branch.act);
  branch.guess = positionValue(game, next, seat);
  branch.looks = hasDrawn(s, next) ? tuning.throws : 1;
  for (let look = 1; look < branch.looks; look++) {
    const again = game.clone(s);
    again.rng = reseeded(random);
    branch.guess += positionValue(game, game.play(again, seat, branch.act), seat);
  }
  branch.guess /= branch.looks;
}

/** Beyond the tree, play a few plies by habit, and close any open hands: a half-closed secret step cannot be evaluated. */
function playOn({ game, random, tuning }: Search, s: Position): void {
  for (let ply = 0; ply < tuning.playOn && s.agenda.length > 0; ply++) {
    const seat = nextSeat(game, s, random);
    game.play(s, seat, byHabit(game, s, seat, random));
  }
  if (s.sealed.length > 0) closeHands(game, s, random);
}

/** Backpropagation: each branch on the path gets the value for the seat that chose it. */
function update(game: Game, s: Position, path: readonly Taken[]): void {
  const values: number[] = [];
  for (const { branch, fork, seat } of path) {
    branch.visits++;
    branch.total += values[seat] ??= positionValue(game, s, seat);
    fork.visits++;
  }
}
