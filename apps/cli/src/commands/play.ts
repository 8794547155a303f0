import type { Level } from '@trollmoot/bots';
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
import { levelsOf, type Start, startOf } from '../table.ts';
import { collect } from './simulate.ts';

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
  program
    .command('play [game]')
    .description('play in the terminal, against bots or hot seat')
    .option('--seats <n>', 'how many play, or their roles by name')
    .option('--me <seats>', 'the seats people play, by name: red,blue (the first, unless told)')
    .option('--hot-seat', 'people play every seat')
    .option('--bots <level>', 'how strong the others are', 'goblin')
    .option('--seed <text>', 'the same seed rolls the same dice')
    .option('--set <name=value>', 'a setting of the game; may be repeated', collect, [])
    .option('--load <file>', 'go on with a saved game')
    .action(async (name: string | undefined, flags: Flags) => {
      if (name === undefined && flags.load === undefined) return menu();
      const { start, saved } = flags.load === undefined ? fresh(name!, flags) : kept(flags.load);
      await playWith(start, saved, seatsOf(start, flags), levelsOf(flags.bots, 1)[0]!, openTerminal());
    });
}

/** Without a command: which game, how many, go. */
export async function menu(): Promise<void> {
  const terminal = openTerminal();
  print(pc.bold('\n  Trollmoot\n'));
  for (const [i, game] of GAMES.entries())
    print(`  ${i + 1}  ${game.title} (${Math.min(...game.seats)}–${Math.max(...game.seats)} players)`);
  print('\n  q  leave\n');
  for (;;) {
    const line = await terminal.ask('Which game? ');
    if (line === null || line === 'q') return terminal.close();
    const game = GAMES[Number(line) - 1] ?? GAMES.find(({ name }) => name === line);
    if (game === undefined) {
      print(`A number from 1 to ${GAMES.length}, please.`);
      continue;
    }
    const seats =
      (await terminal.ask(`How many players, you among them (${game.seats.join(', ')})? `)) || String(game.seats[0]);
    try {
      const { start, saved } = fresh(game.name, { bots: 'goblin', set: [], seats });
      print(pc.dim("Bots take the other seats. 'help' lists what you can type.\n"));
      return await playWith(start, saved, [0], 'goblin', terminal);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      print(error.message);
    }
  }
}

async function playWith(start: Start, saved: Saved, people: Seat[], level: Level, terminal: Terminal): Promise<void> {
  try {
    await playInTerminal(new Session(start, saved, people, level), terminal);
  } finally {
    terminal.close();
  }
}

function fresh(name: string, flags: Flags): { start: Start; saved: Saved } {
  const start = startOf(name, flags);
  const { game, seats, settings } = start;
  const seed = flags.seed ?? crypto.randomUUID();
  return { start, saved: { game: game.name, rules: game.rules, settings, seats, seed, log: [] } };
}

function kept(file: string): { start: Start; saved: Saved } {
  const { game, saved } = load(file);
  const { settings, seats } = saved;
  return { start: { game, settings, seats, names: game.seatNames(settings, seats) }, saved };
}

function seatsOf({ names }: Start, { me, hotSeat }: Flags): Seat[] {
  if (hotSeat) return names.map((_, seat) => seat);
  if (me === undefined) return [0];
  return me.split(',').map((word) => {
    const seat = names.indexOf(word.trim());
    if (seat < 0) throw new Failure(`There is no seat '${word}'; there are ${names.join(', ')}.`);
    return seat;
  });
}
