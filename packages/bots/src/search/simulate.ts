import { type Game, type Position, type Random, reseeded, type Seat } from '@trollmoot/kernel';
import { worthwhile } from '../acts.ts';
import { type Company, isCareless } from '../company.ts';
import { isDisclosed, isThrown } from '../luck.ts';
import { byHabit, closeHands, isSecret } from '../manner.ts';
import { worth } from '../worth.ts';
import { choose } from './choose.ts';
import type { Tuning } from './constants.ts';
import { drift, nextToAct } from './next.ts';
import { type Branch, branchesAt, type Fork, leadTo } from './tree.ts';

/** What one search works with. */
export interface Search {
  readonly game: Company;
  readonly random: Random;
  readonly tuning: Tuning;
  readonly root: Fork;
}

interface Taken {
  readonly branch: Branch;
  readonly fork: Fork;
  readonly seat: Seat;
}

/**
 * One descent through the tree in one imagined world, which it uses up: choose at every known fork, open the first
 * unknown one, judge the position and tell every branch on the way. `first` is the seat that acts first.
 */
export function simulate(search: Search, s: Position, first: Seat): void {
  const { game, random, tuning } = search;
  const path: Taken[] = [];
  let fork = search.root; // what everybody saw
  let own: (Fork | undefined)[] = []; // in a secret step: what each seat alone knows beyond that
  let isNew = false;
  let seat = first;
  for (let ply = 0; ply < tuning.depth && s.agenda.length > 0; ply++) {
    if (ply > 0) seat = nextToAct(game, s, random);
    if (isCareless(game, seat)) break; // none but they are asked any more
    const step = s.agenda[s.agenda.length - 1]!;
    const secret = isSecret(game, s);
    const here = own[seat] ?? fork;
    if (here.branches[seat] === undefined) isNew = true;
    const branches = branchesAt(here, seat, worthwhile(game.options(s, seat)), (o) => game.bot.habits(s, seat, o));
    if (isNew && !secret) look(search, s, seat, branches);
    const branch = choose(branches, here.visits, tuning);
    path.push({ branch, fork: here, seat });
    game.play(s, seat, branch.act);
    const isClosed = secret && s.agenda[s.agenda.length - 1] === step;
    if (isClosed)
      own[seat] = leadTo(branch.leads, s, 0); // the others see at most that something was laid down
    else if (isNew) break;
    const isAdrift = drift(game, s, random);
    if (isClosed && s.agenda[s.agenda.length - 1] === step) continue;
    if (isNew) break;
    const luck = isAdrift || isDisclosed(s) ? luckOf(search, s) : 0;
    fork = leadTo(secret ? fork.opened : branch.leads, s, luck);
    own = [];
    if (luck > 0 && fork.visits === 0) {
      fork.visits = 1;
      break; // luck is judged as it stands at first: to choose at once would be to choose by one throw
    }
  }
  playOn(search, s);
  tellAll(game, s, path);
}

/**
 * Which kind of luck a seat had with what was just disclosed, or done by the careless: how good the position now looks
 * to whoever is asked, in steps. Two throws that are equally good are thought about together.
 */
function luckOf({ game, tuning }: Search, s: Position): number {
  if (s.agenda.length === 0) return 0;
  return 1 + Math.floor(game.bot.evaluate(s, game.waitingFor(s)[0]!) * tuning.lucks);
}

/** Look one step ahead along the first options, so that the tree grows towards the good ones from the start. */
function look(search: Search, s: Position, seat: Seat, branches: readonly Branch[]): void {
  if (branches.length < 2) return;
  for (let i = 0; i < branches.length && i < search.tuning.looks; i++)
    if (branches[i]!.looks === 0) lookAt(search, s, seat, branches[i]!);
  evenOut(branches);
  s.rng = reseeded(search.random); // the dice just looked at must not fall again: a bot would only throw those that win
}

/** Beside options that throw dice, one look at an option that does not is worth as much as many. */
function evenOut(branches: readonly Branch[]): void {
  let most = 0;
  for (const { looks } of branches) if (looks > most) most = looks;
  for (const branch of branches) if (branch.looks > 0) branch.looks = most;
}

/** Where dice are thrown one look says little; an option that began with bad luck would never be tried again. */
function lookAt({ game, random, tuning }: Search, s: Position, seat: Seat, branch: Branch): void {
  const next = game.play(game.clone(s), seat, branch.act);
  branch.guess = worth(game, next, seat);
  branch.looks = isThrown(s, next) ? tuning.throws : 1;
  for (let look = 1; look < branch.looks; look++) {
    const again = game.clone(s);
    again.rng = reseeded(random);
    branch.guess += worth(game, game.play(again, seat, branch.act), seat);
  }
  branch.guess /= branch.looks;
}

/** Beyond the tree: a few plies by habit, and never judge while hands are closed. */
function playOn({ game, random, tuning }: Search, s: Position): void {
  for (let ply = 0; ply < tuning.playOn && s.agenda.length > 0; ply++) {
    const seat = nextToAct(game, s, random);
    game.play(s, seat, byHabit(game, s, seat, random));
  }
  if (s.sealed.length > 0) closeHands(game, s, random);
}

function tellAll(game: Game, s: Position, path: readonly Taken[]): void {
  const values: number[] = [];
  for (const { branch, fork, seat } of path) {
    branch.visits++;
    branch.total += values[seat] ??= worth(game, s, seat);
    fork.visits++;
  }
}
