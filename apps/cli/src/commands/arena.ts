import { type ArenaReport, arenaAgainst, type Contest, ENTRANTS, isTheirs } from '@trollmoot/bots/arena';
import type { Command } from 'commander';
import { otherCheckout } from '../against/other-checkout.ts';
import { Failure } from '../failure.ts';
import { print, printJson } from '../print.ts';
import { progressBar, threadMilliseconds } from '../progress.ts';
import { botsNamed, readSetup, wholeNumber } from '../table.ts';
import { withTableOptions } from './table-options.ts';

interface Flags {
  seats?: string;
  bots: string;
  games: string;
  ms?: string;
  iterations?: string;
  seed: string;
  set: string[];
  against?: string;
  json?: boolean;
}

/** `arena`: bots against each other, with every deal played from every seat. */
export function addArena(program: Command): void {
  withTableOptions(program.command('arena <game>'))
    .description('let bots compete in rotating seats, and show how certain the result is')
    .requiredOption(
      '--bots <names>',
      `who competes: any of ${ENTRANTS.join(', ')}; the last one takes the remaining seats`,
    )
    .option('--against <folder>', 'another checkout of this repository, whose bots are called their-…')
    .option('--games <n>', 'how many games', '100')
    .option('--ms <n>', 'milliseconds of processor time per decision, for bots that search')
    .option('--iterations <n>', 'iterations per decision instead: the same seed then plays the same games')
    .option('--seed <text>', 'the same seed deals the same games', 'trollmoot')
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: Flags) => {
      const { game, seats, settings } = readSetup(name, flags);
      const contest: Contest = {
        game,
        seats,
        settings,
        bots: botsNamed(flags.bots, ENTRANTS),
        games: wholeNumber('--games', flags.games),
        seed: flags.seed,
        now: threadMilliseconds,
        ...(flags.ms === undefined ? {} : { ms: wholeNumber('--ms', flags.ms) }),
        ...(flags.iterations === undefined ? {} : { iterations: wholeNumber('--iterations', flags.iterations) }),
      };
      const report = await compete(contest, flags.against);
      if (flags.json) printJson(report);
      else show(report);
    });
}

async function compete(contest: Contest, against: string | undefined): Promise<ArenaReport> {
  if (contest.bots.some(isTheirs) !== (against !== undefined))
    throw new Failure('--against and bots called their-… go together: name the folder, and at least one of its bots.');
  const rivals = against === undefined ? null : otherCheckout(against);
  const games = arenaAgainst(contest);
  const bar = progressBar(contest.games);
  try {
    let step = games.next(null);
    while (!step.done) {
      if ('asked' in step.value) step = games.next(await rivals!.decide(contest, step.value.asked));
      else {
        const { games: played, seats } = step.value.report;
        bar.at(played, `${played} games, ${seats[0]!.bot} ${percent(seats[0]!.share)}`);
        step = games.next(null);
      }
    }
    return step.value;
  } finally {
    bar.end();
    rivals?.end();
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function show({ games, seats }: ArenaReport): void {
  print(`${games} games`);
  for (const { bot, role, share, low, high, rating, msPerDecision } of seats) {
    const who = role === null ? bot : `${bot} as ${role}`;
    const won = `${percent(share)} won (${percent(low)} to ${percent(high)})`;
    print(
      `  ${who.padEnd(20)} ${won.padEnd(34)} rating ${rating.toFixed(1)}, ${msPerDecision.toFixed(2)} ms per decision`,
    );
  }
}
