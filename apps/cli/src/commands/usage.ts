import { newSearchMemory, think } from '@trollmoot/bots';
import { type Act, dice, type Position, type Random, type Seat } from '@trollmoot/kernel';
import type { Command } from 'commander';
import { count, print, printJson } from '../print.ts';
import { progressBar } from '../progress.ts';
import { and, type GameSetup, levelsOf, readSetup, wholeNumber } from '../table.ts';
import { newTrialTally, type Trial, trialsOf, tryHere } from '../trial.ts';
import { neverUsed, newUsageTally, playCounted, rolesOf, type Usage, usageOf } from '../usage.ts';
import { withTableOptions } from './table-options.ts';

interface Flags {
  seats?: string;
  games: string;
  bots: string;
  iterations?: string;
  try?: string;
  pairs: string;
  seed: string;
  set: string[];
  json?: boolean;
}

interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly acts: readonly Usage[];
  readonly things: readonly Usage[];
  readonly trials: readonly Trial[];
  readonly never: { readonly acts: readonly Usage[]; readonly things: readonly string[] };
}

/** `usage`: what bots use of all that the game offers them, in games among themselves. */
export function addUsage(program: Command): void {
  withTableOptions(program.command('usage <game>'))
    .description('let bots play, and count how often they use each act, card and ability they are offered')
    .option('--games <n>', 'how many games', '20')
    .option('--bots <levels>', 'one level for all, or one per seat: pebble,goblin,…', 'goblin')
    .option('--iterations <n>', 'iterations per decision, for bots that search')
    .option('--seed <text>', 'the same seed plays the same games', 'trollmoot')
    .option('--try <names>', 'acts or cards to force where bots did something else, with the game played on both ways')
    .option('--pairs <n>', 'games played on both ways from each such position', '6')
    .option('--json', 'print one JSON object')
    .action((name: string, flags: Flags) => {
      const report = watch(readSetup(name, flags), flags);
      if (flags.json) printJson(report);
      else show(report);
    });
}

function watch({ game, seats, settings, names }: GameSetup, flags: Flags): Report {
  const games = wholeNumber('--games', flags.games);
  const levels = levelsOf(flags.bots, seats);
  const iterations =
    flags.iterations === undefined ? {} : { iterations: wholeNumber('--iterations', flags.iterations) };
  const roles = rolesOf(game, names);
  const tally = newUsageTally();
  const wanted = flags.try === undefined ? [] : namesTried(flags.try);
  const pairs = wholeNumber('--pairs', flags.pairs);
  const trials = newTrialTally(wanted);
  const bar = progressBar(games);
  for (let g = 0; g < games; g++) {
    const seed = `${flags.seed} ${g}`;
    playOut(game.setup(settings, seats, seed), dice(`${seed} usage`), g);
    bar.at(g + 1, `${g + 1} games`);
  }
  bar.end();

  function playOut(s: Position, random: Random, nth: number): void {
    const drawn = dice(`${flags.seed} ${nth} trials`);
    const memories = names.map(() => newSearchMemory());
    for (let waiting = game.waitingFor(s); waiting.length > 0; waiting = game.waitingFor(s)) {
      if (s.ply > game.longest) throw new Error(`not over after ${game.longest} plies`);
      const seat = waiting[random(waiting.length)]!;
      const options = game.options(s, seat);
      const act = options.length === 1 ? options[0]! : choice(s, seat, random, memories[seat]!);
      tryHere(game, s, seat, options, act, trials, nth, pairs, drawn);
      playCounted(game, s, seat, options, act, roles, tally);
    }
  }

  function choice(s: Position, seat: Seat, random: Random, memory: ReturnType<typeof newSearchMemory>): Act {
    const thinking = { level: levels[seat]!, seed: `${random(0x7fffffff)}`, quiet: true, memory, ...iterations };
    return think(game, game.imagine(s, seat, random), seat, thinking).act;
  }

  return {
    game: game.name,
    seats,
    games,
    acts: usageOf(tally.acts),
    things: usageOf(tally.things),
    never: neverUsed(game, tally),
    trials: trialsOf(trials),
  };
}

/** Names separated by commas. */
const namesTried = (text: string): string[] => text.split(',').map((name) => name.trim());

function show({ games, acts, things, trials, never }: Report): void {
  print(`${count(games)} games. Offers are decisions in which one option uses it and another does not.`);
  for (const [title, rows] of [
    ['Acts', acts],
    ['Cards and abilities', things],
  ] as const) {
    print();
    print(
      `${title.padEnd(40)} ${'offers'.padStart(8)} ${'chosen'.padStart(8)} ${'share'.padStart(7)} ${'uses'.padStart(8)}`,
    );
    for (const row of rows) print(line(row));
  }
  print();
  print(
    `Offered and never chosen: ${and(never.acts.map(({ role, name, offers }) => `${role} ${name} (${count(offers)})`)) || 'nothing'}`,
  );
  print(`Never used: ${and(never.things) || 'nothing'}`);
  if (trials.length > 0) print('\nForced, share of the wins without and with it:');
  for (const trial of trials) print(trialLine(trial));
}

const trialLine = ({ name, positions, games, without, with: withIt, gain, low, high }: Trial): string =>
  `  ${name.padEnd(24)} ${percent(without)} → ${percent(withIt)}: ${percent(gain)} (${percent(low)} to ${percent(high)}), ${count(positions)} positions of ${count(games)} games`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const line = ({ name, role, offers, chosen, uses }: Usage): string => {
  const share = offers === 0 ? '' : `${((100 * chosen) / offers).toFixed(1)} %`;
  return `  ${`${role} ${name}`.padEnd(38)} ${count(offers).padStart(8)} ${count(chosen).padStart(8)} ${share.padStart(7)} ${count(uses).padStart(8)}`;
};
