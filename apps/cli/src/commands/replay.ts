import type { Command } from 'commander';
import pc from 'picocolors';
import { Failure } from '../failure.ts';
import { load } from '../files.ts';
import { print, printJson } from '../print.ts';
import { and, wholeNumber } from '../table.ts';

/** `replay`: the story of a saved game, and the table at its end or at any ply. */
export function addReplay(program: Command): void {
  program
    .command('replay <file>')
    .description('show what happened in a saved game')
    .option('--at <n>', 'stop after this many plies')
    .option('--json', 'print one JSON object: the position as everyone sees it, and who must act')
    .action((file: string, flags: { at?: string; json?: boolean }) => {
      const { game, saved } = load(file);
      const upTo = flags.at === undefined ? saved.log.length : wholeNumber('--at', flags.at, 0);
      if (upTo > saved.log.length) throw new Failure(`--at cannot be ${upTo}: ${file} has ${saved.log.length} plies.`);
      const names = game.seatNames(saved.settings, saved.seats);
      const { en } = game.words;
      const s = game.setup(saved.settings, saved.seats, saved.seed);
      for (const [ply, { by, act }] of saved.log.slice(0, upTo).entries()) {
        if (!flags.json) print(pc.dim(`${ply + 1}. ${names[by]}: ${game.write(act, s)}`));
        s.news = [];
        game.play(s, by, act);
        const view = game.view(s, null);
        for (const news of s.news) {
          const told = game.seen(news, null);
          const line = told === null ? null : en.narrate(told, view);
          if (line !== null && !flags.json) print(`   ${line}`);
        }
      }
      const view = game.view(s, null);
      const waiting = game.waitingFor(s).map((seat) => names[seat]!);
      if (flags.json)
        return printJson({ game: game.name, ply: upTo, of: saved.log.length, waiting, view, result: game.result(s) });
      print();
      for (const line of en.describe(view, null)) print(line);
      print(waiting.length > 0 ? pc.bold(`Waiting for ${and(waiting)}.`) : pc.bold('The game is over.'));
    });
}
