import { LEVELS, passesStudy } from '@trollmoot/bots';
import type { Study } from '@trollmoot/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { print, printJson } from '../print.ts';
import { progressBar } from '../progress.ts';
import { botsNamed, gameNamed, wholeNumber } from '../table.ts';

interface Flags {
  bot: string;
  times: string;
  iterations?: string;
  json?: boolean;
}

/** `strength`: positions that a strong player gets right at once, and how often a bot does. */
export function addStrength(program: Command): void {
  program
    .command('strength <game>')
    .description('show positions that a strong player gets right at once, and how often a bot does')
    .option('--bot <name>', `any of ${LEVELS.join(', ')}`, 'dragon')
    .option('--times <n>', 'how often each position is played, with different seeds', '5')
    .option('--iterations <n>', "iterations per decision instead of the level's own number")
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: Flags) => {
      const game = gameNamed(name);
      const { studies }: { studies?: { readonly [name: string]: Study } } = await import(
        `@trollmoot/${game.name}/scenes`
      );
      if (studies === undefined) throw new Failure(`${game.title} has no positions to test a bot's strength.`);
      const level = botsNamed(flags.bot, LEVELS)[0]!;
      const times = wholeNumber('--times', flags.times);
      const iterations =
        flags.iterations === undefined ? {} : { iterations: wholeNumber('--iterations', flags.iterations) };
      const bar = progressBar(Object.keys(studies).length * times);
      const found = Object.entries(studies).map(([title, study], n) => {
        let right = 0;
        for (let i = 0; i < times; i++) {
          bar.at(n * times + i, title);
          if (passesStudy(game, study, { level, seed: `strength ${i}`, ...iterations })) right++;
        }
        return { title, why: study.why, right };
      });
      bar.end();
      const right = found.reduce((sum, one) => sum + one.right, 0);
      if (flags.json) return printJson({ game: game.name, bot: level, times, right, studies: found });
      for (const one of found) print(`${one.right} of ${times}  ${one.title}. ${one.why}`);
      print(`${right} of ${times * found.length}, ${level}`);
    });
}
