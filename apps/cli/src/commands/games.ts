import { GAMES } from '@trollmoot/shelf';
import type { Command } from 'commander';
import pc from 'picocolors';
import { print, printJson } from '../print.ts';

/** `games`: the games on the shelf, with seats and settings. */
export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games with their seats and settings')
    .option('--json', 'print one JSON array')
    .action(({ json }: { json?: boolean }) => {
      if (json)
        return printJson(
          GAMES.map(({ name, title, rules, seats, settings }) => ({ name, title, rules, seats, settings })),
        );
      for (const game of GAMES) {
        print(
          `${pc.bold(game.title)}  ${pc.dim(game.name)}  ${Math.min(...game.seats)}–${Math.max(...game.seats)} seats`,
        );
        for (const [name, { values }] of Object.entries(game.settings)) {
          const words = game.words.en.settings[name];
          print(`  ${name}=${values.map((v, i) => (i === 0 ? pc.green(String(v)) : String(v))).join(' | ')}`);
          if (words !== undefined) print(pc.dim(`    ${words.about}`));
        }
        print();
      }
    });
}
