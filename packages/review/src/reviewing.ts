import type { Game, Saved } from '@trollmoot/kernel';
import { between, effortFor, MOMENT, shareOut } from './budget.ts';
import { type Chance, chanceAt, type Luck, luckOf } from './chances.ts';
import { type Course, courseOf, type Turn } from './course.ts';
import { costOf, type Effort, type Judged, judge, judgeAgain, type Question } from './judge.ts';
import { sharesOf } from './play-out.ts';
import { type Review, reviewFrom } from './review.ts';
import { HABITUAL, type Reviewer } from './reviewer.ts';
import { isClear } from './statistics.ts';

interface ReviewOptions {
  readonly seed: string;
  readonly budget: number; // play-outs, about: a choice has as many as it has options
  readonly turns?: readonly Turn[]; // without them a turn ends when another seat acts
  readonly reviewer?: Reviewer;
}

/** How far a review has come. */
export interface Progress {
  readonly turn: number; // being reviewed, from 1; after the last one, its moments are looked at again
  readonly turns: number;
  readonly done: number; // 0 to 1
  readonly chances: readonly Chance[]; // so far
}

const FINDS = 12; // looked at again, the largest
const LUCKS = 10; // the same
const GLANCE = 8; // play-outs at least, to find them
const LUCKY = 0.06; // a turn in which chance moved a seat by this much is searched for the act that did it
const TURNS_DONE = 0.75; // of the work, when all turns are reviewed

/**
 * Review a finished game turn by turn, and look again at what mattered. The same seed, budget and turns give the same
 * review on every machine. Between two yields there are at most a few hundred play-outs.
 */
export function* reviewing(game: Game, saved: Saved, options: ReviewOptions): Generator<Progress, Review> {
  const { seed, budget, reviewer = HABITUAL } = options;
  const course = courseOf(game, saved, options.turns);
  const { turns, positions } = course;
  const shares = shareOut(budget, turns.length, course.choices.length);
  const chances: Chance[] = [];
  const choices: Judged[] = [];
  for (const [i, { ply }] of turns.entries()) {
    const progress = (done: number): Progress => ({
      turn: i + 1,
      turns: turns.length,
      done: ((i + done) / turns.length) * TURNS_DONE,
      chances: [...chances],
    });
    chances.push(chanceAt(game, reviewer, positions[ply]!, shares.turn, `${seed} turn ${i}`));
    yield progress(0);
    const end = turns[i + 1]?.ply ?? saved.log.length;
    const here = course.choices.filter((choice) => choice >= ply && choice < end);
    for (const [n, choice] of here.entries()) {
      const judged = judgeAt(game, reviewer, saved, course, choice, shares.effort, seed);
      if (judged !== null) choices.push(judged);
      yield progress((n + 1) / here.length);
    }
  }
  chances.push({ ply: saved.log.length, shares: sharesOf(game, positions.at(-1)!), playOuts: 0 });
  // Choices with few options leave something over: it goes to what looked clear.
  const left = budget - shares.lucks - count([...chances, ...choices].map((part) => part.playOuts));
  const again = Math.max(shares.confirmed, left);
  const confirmed = yield* confirming(game, reviewer, saved, course, chances, choices, again, seed);
  const lucks = yield* findingLuck(game, reviewer, saved, course, chances, confirmed, shares.lucks, seed);
  const playOuts = count([...chances, ...confirmed, ...lucks].map((part) => part.playOuts));
  return reviewFrom({ seed, budget, playOuts, turns, chances, choices: confirmed, lucks });
}

const count = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The seed counts only what the seat itself did: it could tell a hidden count of others' acts. */
const seedOf = (seed: string, { nth }: Course, saved: Saved, ply: number): string =>
  `${seed} seat ${saved.log[ply]!.by} choice ${nth[ply]}`;

function judgeAt(
  game: Game,
  reviewer: Reviewer,
  saved: Saved,
  course: Course,
  ply: number,
  effort: Effort,
  seed: string,
): Judged | null {
  return judge(game, reviewer, questionAt(saved, course, ply), effort, seedOf(seed, course, saved, ply));
}

const questionAt = (saved: Saved, { positions }: Course, ply: number): Question => ({
  s: positions[ply]!,
  seat: saved.log[ply]!.by,
  act: saved.log[ply]!.act,
});

/** Price again, in fresh worlds, every choice that looked like a slip and the largest of those that looked like finds. */
function* confirming(
  game: Game,
  reviewer: Reviewer,
  saved: Saved,
  course: Course,
  chances: readonly Chance[],
  choices: readonly Judged[],
  budget: number,
  seed: string,
): Generator<Progress, Judged[]> {
  const turns = course.turns.length;
  const clear = choices.filter(({ by }) => isClear(by));
  const slips = clear.filter(({ by }) => by.mean > 0);
  const finds = clear.filter(({ by }) => by.mean < 0).sort((a, b) => a.by.mean - b.by.mean);
  const again = new Set([...slips, ...finds.slice(0, FINDS)]);
  const effort = effortFor(budget / Math.max(1, again.size));
  const confirmed: Judged[] = [];
  let done = 0;
  for (const choice of choices) {
    if (!again.has(choice)) confirmed.push(choice);
    else {
      const anew = `${seedOf(seed, course, saved, choice.ply)} again`;
      confirmed.push(judgeAgain(game, reviewer, questionAt(saved, course, choice.ply), choice, effort, anew));
      done++;
      yield { turn: turns, turns, done: TURNS_DONE + (0.15 * done) / again.size, chances };
    }
  }
  return confirmed;
}

/**
 * In turns that chance moved, the acts that drew it, the turns it moved most first. A glance at each finds the largest,
 * and fresh play-outs measure those.
 */
function* findingLuck(
  game: Game,
  reviewer: Reviewer,
  saved: Saved,
  { positions, turns, draws }: Course,
  chances: readonly Chance[],
  choices: readonly Judged[],
  budget: number,
  seed: string,
): Generator<Progress, Luck[]> {
  const moved = turns
    .map(({ ply }, i) => {
      const end = turns[i + 1]?.ply ?? saved.log.length;
      const own = choices.filter((choice) => choice.ply >= ply && choice.ply < end && costOf(choice) > 0);
      return {
        plies: draws.filter((draw) => draw >= ply && draw < end),
        by: unexplained(chances[i]!, chances[i + 1]!, own),
      };
    })
    .filter(({ by }) => by >= LUCKY)
    .sort((a, b) => b.by - a.by);
  const plies = moved.flatMap((turn) => turn.plies).slice(0, Math.max(1, Math.floor(budget / 4 / GLANCE)));
  const measure = (ply: number, playOuts: number, how: string): Luck => {
    const [before, after] = [positions[ply]!, positions[ply + 1]!];
    return luckOf(game, reviewer, before, saved.log[ply]!, after, playOuts, `${seed} luck ${ply} ${how}`);
  };
  const progress = (done: number): Progress => ({
    turn: turns.length,
    turns: turns.length,
    done: 0.9 + 0.1 * done,
    chances,
  });
  const glances: Luck[] = [];
  for (const ply of plies) {
    glances.push(measure(ply, between(GLANCE, budget / 4 / plies.length, MOMENT.aim), 'glance'));
    yield progress((0.5 * glances.length) / plies.length);
  }
  const largest = glances.sort((a, b) => most(b) - most(a)).slice(0, LUCKS);
  const lucks: Luck[] = [];
  for (const { ply } of largest) {
    lucks.push(measure(ply, between(MOMENT.least, budget / 4 / largest.length, MOMENT.aim), 'again'));
    yield progress(0.5 + (0.5 * lucks.length) / largest.length);
  }
  return lucks.sort((a, b) => a.ply - b.ply);
}

const most = ({ shares }: Luck): number => Math.max(...shares.map(Math.abs));

/** The largest change of a chance in a turn that no slip explains. */
function unexplained(before: Chance, after: Chance, slips: readonly Judged[]): number {
  return Math.max(
    ...before.shares.map((share, seat) => {
      const slipped = count(slips.map(({ played, rival }) => played.shares[seat]! - rival.shares[seat]!));
      return Math.abs(after.shares[seat]! - share - slipped);
    }),
  );
}

/** Spend more play-outs on one act of a review: find the best other option again, price it again, measure its luck again. */
export function lookCloser(
  game: Game,
  saved: Saved,
  review: Review,
  ply: number,
  playOuts: number,
  reviewer: Reviewer = HABITUAL,
): Review {
  const course = courseOf(game, saved, review.turns);
  const { seed } = review;
  const [before, after] = [course.positions[ply]!, course.positions[ply + 1]!];
  let choices = review.choices;
  if (course.choices.includes(ply)) {
    const asked = questionAt(saved, course, ply);
    const closer = `${seedOf(seed, course, saved, ply)} closer ${playOuts}`;
    choices = choices.map((choice) =>
      choice.ply === ply ? judgeAgain(game, reviewer, asked, choice, effortFor(playOuts), closer) : choice,
    );
  }
  const lucks = review.lucks.map((luck) =>
    luck.ply === ply
      ? luckOf(
          game,
          reviewer,
          before,
          saved.log[ply]!,
          after,
          Math.ceil(playOuts / 2),
          `${seed} luck ${ply} closer ${playOuts}`,
        )
      : luck,
  );
  return reviewFrom({ ...review, playOuts: review.playOuts + playOuts, choices, lucks });
}
