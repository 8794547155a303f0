import { type ArenaReport, arena, CONTESTANTS, type Contest } from '@trollmoot/bots/arena';
import type { Command } from 'commander';
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
  json?: boolean;
}

/** `arena`: bots against each other, with every deal played from every seat. */
export function addArena(program: Command): void {
  withTableOptions(program.command('arena <game>'))
    .description('let bots compete in rotating seats, and show how certain the result is')
    .requiredOption(
      '--bots <names>',
      `who competes: any of ${CONTESTANTS.join(', ')}; the last one takes the remaining seats`,
    )
    .option('--games <n>', 'how many games', '100')
    .option('--ms <n>', 'milliseconds of processor time per decision, for bots that search')
    .option('--iterations <n>', 'iterations per decision instead: the same seed then plays the same games')
    .option('--seed <text>', 'the same seed deals the same games', 'trollmoot')
    .option('--json', 'print one JSON object')
    .action((name: string, flags: Flags) => {
      const { game, seats, settings } = readSetup(name, flags);
      const contest: Contest = {
        game,
        seats,
        settings,
        bots: botsNamed(flags.bots, CONTESTANTS),
        games: wholeNumber('--games', flags.games),
        seed: flags.seed,
        now: threadMilliseconds,
        ...(flags.ms === undefined ? {} : { ms: wholeNumber('--ms', flags.ms) }),
        ...(flags.iterations === undefined ? {} : { iterations: wholeNumber('--iterations', flags.iterations) }),
      };
      const report = compete(contest);
      if (flags.json) printJson(report);
      else show(report);
    });
}

function compete(contest: Contest): ArenaReport {
  const bar = progressBar(contest.games);
  const games = arena(contest);
  for (;;) {
    const { done, value } = games.next();
    if (done) {
      bar.end();
      return value;
    }
    const { bot, share } = value.seats[0]!;
    bar.at(value.games, `${value.games} games, ${bot} ${percent(share)}`);
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
