import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chanceOf } from '@trollmoot/bots';
import {
  brier,
  brierGain,
  type GameRecord,
  judgeRecord,
  type Mean,
  recordGame,
  reliability,
  type Said,
  turnsOf,
} from '@trollmoot/bots/learn';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { count, print, printJson } from '../print.ts';
import { progressBar } from '../progress.ts';
import { type GameSetup, readSetup, wholeNumber } from '../table.ts';
import { withTableOptions } from './table-options.ts';

interface Flags {
  seats?: string;
  games: string;
  iterations: string;
  seed: string;
  set: string[];
  against?: string;
  json?: boolean;
}

/** One judgement of all seats at all turns. */
interface Judged {
  readonly name: string;
  readonly all: Mean; // Brier score
  readonly quarters: readonly Mean[];
  readonly gain: Mean | null; // over `evaluate`, or over the other checkout
}

/** `judge`: how well chances to win are foretold, on fresh games among bots. */
export function addJudge(program: Command): void {
  withTableOptions(program.command('judge <game>'))
    .description('let bots play, and score the chances to win that were foretold at every turn')
    .option('--games <n>', 'how many games', '100')
    .option('--iterations <n>', 'iterations per decision', '120')
    .option('--seed <text>', 'the same seed plays the same games; not the one learned from', 'judge')
    .option('--against <folder>', 'another checkout of this repository, whose judgement is the old one')
    .option('--json', 'print one JSON object')
    .action((name: string, flags: Flags) => {
      const setup = readSetup(name, flags);
      const records = play(setup, flags);
      const [even, worth, now] = said(setup, records);
      const old = flags.against === undefined ? worth! : saidBy(flags.against, setup, records, worth!);
      const judged = [
        scored('even share', even!, null),
        scored(flags.against === undefined ? 'evaluate' : 'the other checkout', old, null),
        scored('chance to win', now!, old),
      ];
      const bins = reliability(now!);
      if (flags.json) return printJson({ game: name, games: records.length, positions: now!.length, judged, bins });
      print(
        `${records.length} games, ${count(now!.length)} seats at the beginning of a turn. Brier score, by quarter:`,
      );
      for (const one of judged) print(line(one));
      print('\nChance said, and how often it came:');
      for (const bin of bins)
        print(
          `  ${percent(bin.said).padStart(7)}  ${percent(bin.won.mean).padStart(7)} ± ${percent(bin.won.plusMinus).padEnd(7)} ${count(bin.count)} of ${bin.games} games`,
        );
    });
}

function play({ game, seats, settings }: GameSetup, flags: Flags): GameRecord[] {
  const games = wholeNumber('--games', flags.games);
  const iterations = wholeNumber('--iterations', flags.iterations);
  const bar = progressBar(games);
  const records: GameRecord[] = [];
  for (let n = 0; n < games; n++) {
    bar.at(n, `${n} games`);
    records.push(recordGame(game, settings, seats, `${flags.seed} ${n}`, iterations));
  }
  bar.end();
  return records;
}

function said({ game, seats }: GameSetup, records: readonly GameRecord[]): Said[][] {
  const judges = [
    () => 1 / seats,
    (...[world, seat]: Parameters<typeof game.bot.evaluate>) => game.bot.evaluate(world, seat),
    (...[world, seat]: Parameters<typeof game.bot.evaluate>) => chanceOf(game, world, seat),
  ];
  const found: Said[][] = judges.map(() => []);
  for (const [n, record] of records.entries())
    for (const [i, one] of judgeRecord(game, record, n, judges).entries()) found[i]!.push(...one);
  return found;
}

/** The same turns and worlds, judged by another checkout. */
function saidBy(folder: string, { game }: GameSetup, records: readonly GameRecord[], ours: readonly Said[]): Said[] {
  const checkout = resolve(folder);
  if (!existsSync(join(checkout, 'packages/bots/src/index.ts')))
    throw new Failure(`${folder} is no checkout: it has no packages/bots. Give --against the folder of another one.`);
  const child = fileURLToPath(new URL('../against/judging.ts', import.meta.url));
  const input = records.map((record) => `${JSON.stringify({ record, turns: turnsOf(game, record) })}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, checkout, game.name], {
    input,
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Failure(`The judgement of ${folder} cannot follow these games: ${stderr.trim()}`);
  const chances = stdout
    .trim()
    .split('\n')
    .flatMap((one) => JSON.parse(one) as number[]);
  if (chances.length !== ours.length) throw new Failure(`The judgement of ${folder} sees other turns in these games.`);
  return ours.map((one, i) => ({ ...one, chance: chances[i]! }));
}

function scored(name: string, about: readonly Said[], old: readonly Said[] | null): Judged {
  const quarters = [0, 1, 2, 3].map((quarter) => brier(about.filter((one) => one.quarter === quarter)));
  return { name, all: brier(about), quarters, gain: old === null ? null : brierGain(old, about) };
}

const line = ({ name, all, quarters, gain }: Judged): string =>
  `  ${name.padEnd(20)} ${of(all)}   ${quarters.map(({ mean }) => mean.toFixed(3)).join(' ')}${gain === null ? '' : `   better by ${of(gain)}`}`;
const of = ({ mean, plusMinus }: Mean): string => `${mean.toFixed(4)} ± ${plusMinus.toFixed(4)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
