import { commitment, verify } from '@trollmoot/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { load } from '../files.ts';
import { print, printJson } from '../print.ts';

/** `verify`: is this game what it says, from the promised seed to the last action? */
export function addVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('check a saved game: every action legal, the seed as promised')
    .option('--commitment <hash>', 'the hash published when the game started')
    .option('--json', 'one JSON object')
    .action((file: string, flags: { commitment?: string; json?: boolean }) => {
      const { game, saved, s } = load(file);
      const hash = commitment(saved.seed);
      const problem = verify(game, saved, flags.commitment ?? hash);
      if (problem !== null) throw new Failure(`${file} does not hold: ${problem}.`);
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
        `${game.title}: ${saved.log.length} plies, every one legal; ${result === null ? 'not yet over' : 'played to the end'}.`,
      );
      print(`The seed's commitment is ${hash}${flags.commitment === undefined ? '' : ', as promised'}.`);
    });
}
