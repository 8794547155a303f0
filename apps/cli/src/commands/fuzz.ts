import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ByKind, expectedOf, fuzz } from '@trollmoot/testkit';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { saveNew } from '../files.ts';
import { folderOf } from '../folder.ts';
import { count, print, printJson } from '../print.ts';
import { progressBar } from '../progress.ts';
import { scenesOf } from '../scenes.ts';
import { gameNamed, wholeNumber } from '../table.ts';

interface Flags {
  readonly seconds?: string;
  readonly games?: string;
  readonly seed: string;
  readonly dumps: string;
  readonly json?: boolean;
}

/** `fuzz`: play random games, preferring what is rare, and list what was never reached. */
export function addFuzz(program: Command): void {
  program
    .command('fuzz <game>')
    .description('play at random, preferring rare choices; save games that fail and list what was never reached')
    .option('--seconds <n>', 'how many seconds; 10 if neither this nor --games is given')
    .option('--games <n>', 'how many games, instead of a time: the same on every machine')
    .option('--seed <text>', 'the same seed plays the same games', 'trollmoot')
    .option('--dumps <folder>', 'the folder for games that fail, as ordinary saved games', 'crashes')
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: Flags) => {
      const game = gameNamed(name);
      if (flags.seconds !== undefined && flags.games !== undefined)
        throw new Failure('--seconds and --games exclude each other: say how long, or how many.');
      const long =
        flags.games === undefined
          ? { seconds: wholeNumber('--seconds', flags.seconds ?? '10') }
          : { games: wholeNumber('--games', flags.games) };
      const bar = progressBar(long.games ?? long.seconds);
      const report = fuzz(game, {
        ...long,
        seed: flags.seed,
        now: () => performance.now(),
        scenes: await scenesOf(game),
        expected: expectedOf(game, folderOf(game)),
        onProgress: (done: number) => bar.at(done),
      });
      bar.end();
      const dumps = report.errors.map(({ dump }, i) => {
        mkdirSync(flags.dumps, { recursive: true });
        const file = join(flags.dumps, `${game.name}-${Date.now()}-${i + 1}.txt`);
        saveNew(file, dump);
        return file;
      });
      const { games, walks, plies, unreached, byScenes, explained } = report;
      if (flags.json)
        printJson({ games, plies, errors: report.errors.length, unreached, walks, byScenes, explained, dumps });
      else {
        print(`${count(games)} games, ${count(walks)} walks from scenes, ${count(plies)} plies`);
        print(report.errors.length === 0 ? 'no errors' : `${report.errors.length} errors:`);
        for (const [i, { error }] of report.errors.entries()) print(`  ${error} → ${dumps[i]}`);
        list('never reached', unreached);
        list('reached only from scenes', byScenes);
        for (const [what, reason] of Object.entries(explained)) print(`no play can reach ${what}: ${reason}`);
      }
      if (report.errors.length > 0) process.exitCode = 1;
    });
}

function list(what: string, names: ByKind): void {
  for (const [kind, some] of Object.entries(names)) if (some.length > 0) print(`${kind} ${what}: ${some.join(', ')}`);
}
