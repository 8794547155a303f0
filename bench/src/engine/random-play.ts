import { chooseSettings, dice, type Game, type Position, type Random } from '@trollmoot/kernel';
import { cpuSeconds, rate } from '../cpu.ts';

export interface Speed {
  readonly pliesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
}

/** Random play at the largest table, listing all options at every ply; and copies of a position in the middle of a game. */
export function speedOf(game: Game, seconds: number): Speed {
  const random = dice(`bench ${game.name}`);
  const warm = cpuSeconds() + seconds / 4;
  while (cpuSeconds() < warm) playOut(game, setUp(game, 'warm'), random);
  let games = 0;
  let plies = 0;
  const gamesPerSecond = rate(seconds, () => {
    plies += playOut(game, setUp(game, `bench ${games++}`), random);
    return 1;
  });
  const middle = setUp(game, 'copies');
  playOut(game, middle, random, plies / games / 2);
  const clonesPerSecond = rate(seconds / 2, () => {
    for (let i = 0; i < 1000; i++) copies[i & 15] = game.clone(middle);
    return 1000;
  });
  return { pliesPerSecond: (gamesPerSecond * plies) / games, gamesPerSecond, clonesPerSecond };
}

/** The copies are stored here, so that making them cannot be optimised away. */
const copies: Position[] = [];

function setUp(game: Game, seed: string): Position {
  const seats = Math.max(...game.seats);
  const named = game.seatsNamed === undefined ? {} : largest(game, seats);
  const settings = chooseSettings(game, named, seats);
  if (typeof settings === 'string') throw new Error(settings);
  return game.setup(settings, seats, seed);
}

/** In games where seats are roles: settings under which this many can play. */
function largest(game: Game, seats: number): { [name: string]: string | number | boolean } {
  for (const [name, { values }] of Object.entries(game.settings))
    for (const value of values)
      if (typeof chooseSettings(game, { [name]: value }, seats) !== 'string') return { [name]: value };
  return {};
}

/** Play at random to the end, or for `most` plies. Returns the number of plies. */
function playOut(game: Game, s: Position, random: Random, most = Number.POSITIVE_INFINITY): number {
  let plies = 0;
  for (let waiting = game.waitingFor(s); waiting.length > 0 && plies < most; waiting = game.waitingFor(s)) {
    const seat = waiting.length === 1 ? waiting[0]! : waiting[random(waiting.length)]!;
    const options = game.options(s, seat);
    game.play(s, seat, options[random(options.length)]!);
    plies++;
  }
  return plies;
}
