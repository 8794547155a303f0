import { type Checked, check, commitment, drawsSince, type Trouble, type Witness, witnessIn } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { textOf } from '../files.ts';
import { print, printJson } from '../print.ts';

const TROUBLES: { readonly [trouble in Exclude<Trouble, 'notLegal'>]: string } = {
  otherSeal: 'its seal is not the one its reader saw before the game',
  saltNotListed: "the reader's own salt is not listed at the reader's seat",
  otherSalts: 'the salts are not those listed when the game began',
  notOpened: 'its secret is missing, so the seal cannot be checked',
  otherSecret: 'the secret does not fit the seal',
  otherSeed: 'the seed does not follow from the secret and the salts',
  otherTable: 'its reader saw another table than the one that comes out',
};

/** `verify`: play the game again and compare it with its seal, and with what the reader of a proof saw. */
export function addVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('check that every action of a saved game was legal, and that its dice and cards follow from its seal')
    .option('--commitment <hash>', 'the commitment you saw before or at the start of the game')
    .option('--json', 'print one JSON object')
    .action((file: string, flags: { commitment?: string; json?: boolean }) => {
      const text = textOf(file);
      const witness = witnessIn(text);
      const checked = check(text, findGame, witness);
      const { trouble, why } = checked;
      if (trouble === 'notLegal') throw new Failure(`${file}, ${why}.`);
      if (trouble !== null) throw new Failure(`${file} failed verification: ${TROUBLES[trouble]}.`);
      const promises = [checked.seal?.commitment, commitment(checked.saved!.seed)];
      if (flags.commitment !== undefined && !promises.includes(flags.commitment))
        throw new Failure(`${file} failed verification: the commitment is ${promises[0] ?? promises[1]}.`);
      const says = flags.json ? asJson : inWords;
      says(checked, witness, flags.commitment !== undefined);
    });
}

function asJson({ saved, seal, end, isOwn }: Checked, witness: Witness | null, isPromised: boolean): void {
  const { game, seed, log } = saved!;
  printJson({
    game,
    plies: log.length,
    draws: drawsSince(seed, end!),
    commitment: seal?.commitment ?? commitment(seed),
    sealed: seal !== null,
    checked: isPromised,
    proof: witness !== null,
    ownSalt: isOwn,
    result: findGame(game)!.result(end!),
  });
}

function inWords({ saved, seal, end }: Checked, witness: Witness | null, isPromised: boolean): void {
  const { game: name, seed, log } = saved!;
  const game = findGame(name)!;
  const isOver = game.result(end!) !== null;
  print(`${game.title}: all ${log.length} plies are legal, and the game is ${isOver ? 'over' : 'not over yet'}.`);
  if (seal === null) {
    print(`The commitment of the seed is ${commitment(seed)}${isPromised ? ', as promised' : ''}.`);
    print('The game has no seal with salts: this shows only that its dice and cards follow from its seed.');
    return;
  }
  const salted = seal.salts.filter((salt) => salt !== null).length;
  print(`The secret fits the commitment ${seal.commitment}${isPromised ? ', as promised' : ''}.`);
  print(
    `The seed follows from the secret and the salts of ${salted} of ${seal.salts.length} seats, and all ${drawsSince(seed, end!)} draws follow from the seed.`,
  );
  if (witness !== null)
    print(
      `This proof agrees with what its reader saw: commitment, ${witness.salt === null ? 'no salt' : 'salt'}, and the table at ${witness.views.length} moments.`,
    );
  else if (!isPromised) print('Compare the commitment with the one you saw before the game, or use --commitment.');
}
