import { LEVELS, type Level } from '@trollmoot/bots';
import type { Saved, Seat } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import type { Command } from 'commander';
import pc from 'picocolors';
import { Failure } from '../failure.ts';
import { load } from '../files.ts';
import { playInTerminal } from '../play/play.ts';
import { Session } from '../play/session.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { print } from '../print.ts';
import { and, type GameSetup, levelsOf, or, readSetup } from '../table.ts';
import { withTableOptions } from './table-options.ts';

interface Flags {
  seats?: string;
  bots: string;
  me?: string;
  hotSeat?: boolean;
  seed?: string;
  set: string[];
  load?: string;
}

/** `play`: a whole game in the terminal. */
export function addPlay(program: Command): void {
  withTableOptions(program.command('play [game]'))
    .description('play a game in the terminal, against bots or with others at the same keyboard')
    .option('--me <seats>', 'the seats people play, by name, separated by commas (default: the first seat)')
    .option('--hot-seat', 'people play every seat')
    .option('--bots <level>', `how strong the bots are: ${or(LEVELS)}`, 'goblin')
    .option('--seed <text>', 'the same seed rolls the same dice')
    .option('--load <file>', 'continue a saved game')
    .action(async (name: string | undefined, flags: Flags) => {
      if (name === undefined && flags.load === undefined) return menu();
      const { setup, saved } = flags.load === undefined ? newGame(name!, flags) : loadGame(flags.load);
      await playWith(setup, saved, seatsOf(setup, flags), levelsOf(flags.bots, 1)[0]!, openTerminal());
    });
}

/** Without a command: ask which game and how many players, then play. */
export async function menu(): Promise<void> {
  const terminal = openTerminal();
  print(pc.bold('\n  Trollmoot\n'));
  for (const [i, game] of GAMES.entries())
    print(`  ${i + 1}  ${game.title} (${Math.min(...game.seats)}–${Math.max(...game.seats)} players)`);
  print('\n  q  quit\n');
  for (;;) {
    const line = await terminal.ask('Which game? ');
    if (line === null || line === 'q') return terminal.close();
    const game = GAMES[Number(line) - 1] ?? GAMES.find(({ name }) => name === line);
    if (game === undefined) {
      print(`Type a number from 1 to ${GAMES.length}, or q to quit.`);
      continue;
    }
    const seats =
      (await terminal.ask(`How many players, including you (${or(game.seats.map(String))})? `)) ||
      String(game.seats[0]);
    try {
      const { setup, saved } = newGame(game.name, { bots: 'goblin', set: [], seats });
      print(pc.dim("Bots take the other seats. Type 'help' to see what you can type.\n"));
      return await playWith(setup, saved, [0], 'goblin', terminal);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      print(error.message);
    }
  }
}

async function playWith(
  setup: GameSetup,
  saved: Saved,
  people: Seat[],
  level: Level,
  terminal: Terminal,
): Promise<void> {
  try {
    await playInTerminal(new Session(setup, saved, people, level), terminal);
  } finally {
    terminal.close();
  }
}

function newGame(name: string, flags: Flags): { setup: GameSetup; saved: Saved } {
  const setup = readSetup(name, flags);
  const { game, seats, settings } = setup;
  const seed = flags.seed ?? crypto.randomUUID();
  return { setup, saved: { game: game.name, rules: game.rules, settings, seats, seed, log: [] } };
}

function loadGame(file: string): { setup: GameSetup; saved: Saved } {
  const { game, saved } = load(file);
  const { settings, seats } = saved;
  return { setup: { game, settings, seats, names: game.seatNames(settings, seats) }, saved };
}

function seatsOf({ names }: GameSetup, { me, hotSeat }: Flags): Seat[] {
  if (hotSeat) return names.map((_, seat) => seat);
  if (me === undefined) return [0];
  return me.split(',').map((word) => {
    const seat = names.indexOf(word.trim());
    if (seat < 0) throw new Failure(`There is no seat '${word}'. The seats are ${and(names)}.`);
    return seat;
  });
}
