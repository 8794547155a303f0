import { commitment, verify } from '@trollmoot/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { load } from '../files.ts';
import { print, printJson } from '../print.ts';

/** `verify`: was the seed the one promised, and every action legal? */
export function addVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('check that every action of a saved game was legal and its seed is the one promised')
    .option('--commitment <hash>', 'the hash published when the game started')
    .option('--json', 'print one JSON object')
    .action((file: string, flags: { commitment?: string; json?: boolean }) => {
      const { game, saved, s } = load(file);
      const hash = commitment(saved.seed);
      const problem = verify(game, saved, flags.commitment ?? hash);
      if (problem !== null) throw new Failure(`${file} failed verification: ${problem}.`);
      const result = game.result(s);
      if (flags.json)
        return printJson({
          game: game.name,
          plies: saved.log.length,
          commitment: hash,
          checked: flags.commitment !== undefined,
          result,
        });
      print(
        `${game.title}: all ${saved.log.length} plies are legal, and the game is ${result === null ? 'not over yet' : 'over'}.`,
      );
      print(`The commitment of the seed is ${hash}${flags.commitment === undefined ? '' : ', as promised'}.`);
    });
}
