#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { addArena } from './commands/arena.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addJudge } from './commands/judge.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay, menu } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStrength } from './commands/strength.ts';
import { addUsage } from './commands/usage.ts';
import { addVerify } from './commands/verify.ts';
import { addWhy } from './commands/why.ts';
import { Failure } from './failure.ts';

const program = new Command('trollmoot')
  .description('Play board games about trolls in the terminal. Without a command, choose one from a menu.')
  .showHelpAfterError('(Add --help to see the options of this command.)')
  .exitOverride();
for (const add of [
  addGames,
  addRules,
  addPlay,
  addSimulate,
  addArena,
  addUsage,
  addStrength,
  addJudge,
  addFuzz,
  addReplay,
  addReview,
  addVerify,
  addPerft,
  addWhy,
])
  add(program);
program.action(menu);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // the reader has closed the pipe
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof Failure) {
    process.stderr.write(`${pc.red(error.message)}\n`);
    process.exitCode = 2;
  } else throw error;
}
