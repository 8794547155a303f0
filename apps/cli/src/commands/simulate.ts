import { think } from '@trollmoot/bots';
import { type Act, dice, type Position, type Seat } from '@trollmoot/kernel';
import type { Command } from 'commander';
import { count, print, printJson } from '../print.ts';
import { cpuSeconds, progressBar } from '../progress.ts';
import { type GameSetup, levelsOf, readSetup, wholeNumber } from '../table.ts';
import { withTableOptions } from './table-options.ts';

interface Flags {
  seats?: string;
  games: string;
  bots: string;
  seed: string;
  set: string[];
  json?: boolean;
}

/** `simulate`: many games between bots, measured in processor time. */
export function addSimulate(program: Command): void {
  withTableOptions(program.command('simulate <game>'))
    .description('let bots play many games, and count plies and wins')
    .option('--games <n>', 'how many games', '100')
    .option('--bots <levels>', 'one level for all, or one per seat: pebble,goblin,…', 'pebble')
    .option('--seed <text>', 'the same seed plays the same games', 'trollmoot')
    .option('--json', 'print one JSON object; speeds are per second of processor time')
    .action((name: string, flags: Flags) => {
      const setup = readSetup(name, flags);
      const report = simulate(setup, flags);
      if (flags.json) return printJson(report);
      print(
        `${setup.game.title}, ${setup.seats} seats: ${count(report.games)} games, ${count(report.meanPlies)} plies per game`,
      );
      print(
        `${count(report.gamesPerSecond)} games and ${count(report.pliesPerSecond)} plies per second of processor time`,
      );
      for (const [seat, wins] of Object.entries(report.wins))
        print(`  ${seat.padEnd(10)} ${count(wins)} won (${count((100 * wins) / report.games)} %)`);
      print(`${report.errors} errors`);
      for (const text of report.messages) print(`  ${text}`);
    });
}

function simulate({ game, seats, settings, names }: GameSetup, flags: Flags) {
  const games = wholeNumber('--games', flags.games);
  const levels = levelsOf(flags.bots, seats);
  const random = dice(`simulate ${flags.seed}`);
  const wins = names.map(() => 0);
  const messages: string[] = [];
  const bar = progressBar(games);
  const began = cpuSeconds();
  let plies = 0;
  let errors = 0;
  for (let g = 0; g < games; g++) {
    const seed = `${flags.seed} ${g}`;
    try {
      const s = playOut(game.setup(settings, seats, seed));
      const places = game.result(s)!.places;
      const winners = places.filter((place) => place === 1).length;
      places.forEach((place, seat) => {
        if (place === 1) wins[seat]! += 1 / winners; // tied winners divide the win
      });
    } catch (error) {
      errors++;
      if (messages.length < 5)
        messages.push(`game with seed '${seed}': ${error instanceof Error ? error.message : error}`);
    }
    bar.at(g + 1, `${g + 1} games`);
  }
  bar.end();
  const seconds = cpuSeconds() - began;

  function playOut(s: Position): Position {
    for (let waiting = game.waitingFor(s); waiting.length > 0; waiting = game.waitingFor(s)) {
      if (s.ply > game.longest) throw new Error(`not over after ${game.longest} plies`);
      const seat = waiting[random(waiting.length)]!;
      game.play(s, seat, choice(s, seat, game.options(s, seat)));
      plies++;
    }
    return s;
  }

  function choice(s: Position, seat: Seat, options: readonly Act[]): Act {
    if (options.length === 1) return options[0]!;
    const thinking = { level: levels[seat]!, seed: `${random(0x7fffffff)}`, quiet: true };
    return think(game, game.imagine(s, seat, random), seat, thinking).act;
  }

  return {
    game: game.name,
    seats,
    games,
    plies,
    seconds,
    pliesPerSecond: plies / seconds,
    gamesPerSecond: games / seconds,
    meanPlies: plies / games,
    wins: Object.fromEntries(names.map((name, seat) => [name, wins[seat]!])),
    errors,
    messages,
  };
}
