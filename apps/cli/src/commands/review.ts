import { type Game, replay, type Saved, type Seat } from '@trollmoot/kernel';
import { budgetFor, inPoints, type KeyMoment, type Progress, type Review, reviewing } from '@trollmoot/review';
import type { Command } from 'commander';
import pc from 'picocolors';
import { Failure } from '../failure.ts';
import { load } from '../files.ts';
import { count, print, printJson } from '../print.ts';
import { progressBar, threadMilliseconds } from '../progress.ts';
import { wholeNumber } from '../table.ts';

const SECONDS = 55; // for the play-outs of a review

/** `review`: who was winning when, whose choices cost what, and what was luck. */
export function addReview(program: Command): void {
  program
    .command('review <file>')
    .description('say when a finished game was decided, by luck or by choices, and what would have been better')
    .option('--budget <n>', 'how many play-outs to make (default: as many as take about a minute)')
    .option('--seed <text>', 'the same seed and budget give the same review', 'review')
    .option('--json', 'print one JSON object: chances, choices, luck, ledger and key moments')
    .action((file: string, flags: { budget?: string; seed: string; json?: boolean }) => {
      const { game, saved, s } = load(file);
      if (game.result(s) === null) throw new Failure(`${file} is not over yet. Only a finished game can be reviewed.`);
      const budget =
        flags.budget === undefined
          ? budgetFor(game, saved, SECONDS, threadMilliseconds)
          : wholeNumber('--budget', flags.budget, 1);
      const review = finished(reviewing(game, saved, { seed: flags.seed, budget }));
      if (flags.json) printJson({ game: game.name, seats: game.seatNames(saved.settings, saved.seats), ...review });
      else inWords(game, saved, review);
    });
}

function finished(steps: Generator<Progress, Review>): Review {
  const bar = progressBar(1);
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      bar.end();
      return value;
    }
    bar.at(value.done, `turn ${value.turn} of ${value.turns}`);
  }
}

function inWords(game: Game, saved: Saved, review: Review): void {
  const names = game.seatNames(saved.settings, saved.seats);
  const nameOf = (seat: Seat | null): string => (seat === null ? 'nobody' : names[seat]!);
  print(pc.bold(`${game.title}: ${saved.log.length} actions, ${review.turns.length} turns`));
  print(`\n${pc.bold('Luck and skill')}, in points of 100: start + luck + own choices + others' choices = end`);
  for (const [i, row] of inPoints(review.ledger).entries()) {
    const { accuracy, plusMinus } = review.ledger[i]!;
    const parts = `${pad(row.start)}  ${signed(row.luck)} ± ${pad(Math.round(100 * plusMinus), 2)}  ${signed(row.own)}  ${signed(row.others)}  = ${pad(row.end)}`;
    const skill = accuracy === null ? '' : `  accuracy ${Math.round(100 * accuracy)} %`;
    print(`  ${nameOf(row.seat).padEnd(10)}${parts}${skill}`);
  }
  print(`\n${pc.bold('Key moments')}`);
  if (review.moments.length === 0)
    print('  None: no choice clearly cost 5 points, and no card or die was clearly worth 10.');
  for (const moment of review.moments) for (const line of linesOf(game, saved, review, moment)) print(`  ${line}`);
  print(`\n${count(review.playOuts)} play-outs. A choice is judged by what its player could know.`);
}

function linesOf(game: Game, saved: Saved, review: Review, { kind, ply, seat, by }: KeyMoment): string[] {
  const s = replay(game, saved, ply);
  const names = game.seatNames(saved.settings, saved.seats);
  const turn = review.turns.findLastIndex((begins) => begins.ply <= ply) + 1;
  const { en } = game.words;
  const head = `Turn ${turn}, ${names[seat]}: ${pc.bold(kind)} ${signed(Math.round(100 * by)).trim()}`;
  const choice = review.choices.find((judged) => judged.ply === ply);
  if (kind === 'luck' || choice === undefined) {
    const { by: actor, act } = saved.log[ply]!;
    return [head, `  ${names[actor]}: ${en.label(act, game.view(s, actor))}`];
  }
  const view = game.view(s, seat);
  const percent = (shares: readonly number[]): string => `${Math.round(100 * shares[seat]!)} %`;
  return [
    head,
    `  played: ${en.label(choice.played.act, view)} (${percent(choice.played.shares)})`,
    `  ${kind === 'slip' ? 'better' : 'next best'}: ${en.label(choice.rival.act, view)} (${percent(choice.rival.shares)})`,
  ];
}

const pad = (n: number, width = 3): string => String(n).padStart(width);
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`.padStart(4);
