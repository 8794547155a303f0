import { LEVELS, type Level } from '@trollmoot/bots';
import { chooseSettings, type Game, type Settings } from '@trollmoot/kernel';
import { findGame, GAMES } from '@trollmoot/shelf';
import { Failure } from './failure.ts';

/** What every command that starts a game is told. */
export interface TableOptions {
  seats?: string;
  set?: string[];
  seed?: string;
  bots?: string;
}

/** A table that can be set up as it stands. */
export interface Start {
  readonly game: Game;
  readonly seats: number;
  readonly settings: Settings;
  readonly names: readonly string[];
}

export function gameNamed(name: string): Game {
  const game = findGame(name);
  if (game === undefined)
    throw new Failure(`There is no game '${name}'; there are ${GAMES.map((g) => g.name).join(', ')}.`);
  return game;
}

/** Read `--seats` (a number, or the names of roles) and every `--set name=value`. */
export function startOf(
  name: string,
  { seats, set = [] }: TableOptions,
  usualSeats = (game: Game) => game.seats[0]!,
): Start {
  const game = gameNamed(name);
  const changes: { [name: string]: unknown } = {};
  let count = usualSeats(game);
  if (seats !== undefined && /^\d+$/.test(seats)) count = Number(seats);
  else if (seats !== undefined) {
    const named = game.seatsNamed?.(seats.split(',').map((word) => word.trim()));
    if (named === undefined)
      throw new Failure(`--seats takes a number for ${game.title}: one of ${game.seats.join(', ')}.`);
    if (typeof named === 'string') throw new Failure(sentence(named));
    Object.assign(changes, named.settings);
    count = named.seats;
  }
  for (const pair of set) {
    const [, key, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (key === undefined) throw new Failure(`--set takes name=value, not '${pair}'.`);
    changes[key] = value;
  }
  const settings = chooseSettings(game, changes, count);
  if (typeof settings === 'string') throw new Failure(sentence(settings));
  return { game, seats: count, settings, names: game.seatNames(settings, count) };
}

/** The bots named, each one of these. */
export const botsNamed = <B extends string>(names: string, known: readonly B[]): B[] =>
  names.split(',').map((word) => {
    const bot = known.find((name) => name === word.trim());
    if (bot === undefined) throw new Failure(`There is no bot '${word}'; there are ${known.join(', ')}.`);
    return bot;
  });

/** Bot levels by seat: `troll` for all, or one for each in turn. */
export function levelsOf(bots: string, seats: number): Level[] {
  const wished = botsNamed(bots, LEVELS);
  return Array.from({ length: seats }, (_, seat) => wished[seat % wished.length]!);
}

/** A whole number of at least `least`, or a sentence saying which option was wrong. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least)
    throw new Failure(`${option} takes a whole number from ${least}, not '${text}'.`);
  return n;
}

export const sentence = (text: string): string =>
  `${text[0]!.toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
