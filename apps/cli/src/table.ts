import { LEVELS, type Level } from '@trollmoot/bots';
import { capital, chooseSettings, type Game, listsIn, type Settings } from '@trollmoot/kernel';
import { findGame, GAMES } from '@trollmoot/shelf';
import { Failure } from './failure.ts';

export const { and, or } = listsIn('en');

/** The options of every command that starts a game. */
interface TableOptions {
  seats?: string;
  set?: string[];
}

/** A game with seats and settings that go together. */
export interface GameSetup {
  readonly game: Game;
  readonly seats: number;
  readonly settings: Settings;
  readonly names: readonly string[]; // of the seats
}

export function gameNamed(name: string): Game {
  const game = findGame(name);
  if (game === undefined)
    throw new Failure(`There is no game '${name}'. The games are ${and(GAMES.map((g) => g.name))}.`);
  return game;
}

/** Read `--seats` (a number, or the names of roles) and every `--set name=value`. */
export function readSetup(name: string, { seats, set = [] }: TableOptions): GameSetup {
  const game = gameNamed(name);
  const named = readSeats(game, seats);
  const changes: { [name: string]: unknown } = { ...named.settings };
  for (const pair of set) {
    const [, key, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (key === undefined) throw new Failure(`--set takes name=value, not '${pair}'.`);
    changes[key] = value;
  }
  const settings = chooseSettings(game, changes, named.seats);
  if (typeof settings === 'string') throw new Failure(sentence(settings));
  return { game, seats: named.seats, settings, names: game.seatNames(settings, named.seats) };
}

function readSeats(game: Game, text: string | undefined): { seats: number; settings: Partial<Settings> } {
  if (text === undefined) return { seats: game.seats[0]!, settings: {} };
  if (/^\d+$/.test(text)) return { seats: Number(text), settings: {} };
  const named = game.seatsNamed?.(text.split(',').map((word) => word.trim()));
  if (named === undefined)
    throw new Failure(`--seats takes a number for ${game.title}: ${or(game.seats.map(String))}, not '${text}'.`);
  if (typeof named === 'string') throw new Failure(sentence(named));
  return named;
}

/** Read the names of bots, each of which must be one of `known`. */
export const botsNamed = <B extends string>(names: string, known: readonly B[]): B[] =>
  names.split(',').map((word) => {
    const bot = known.find((name) => name === word.trim());
    if (bot === undefined) throw new Failure(`There is no bot '${word}'. The bots are ${and(known)}.`);
    return bot;
  });

/** Bot levels by seat: one level for all, or several that repeat in order. */
export function levelsOf(bots: string, seats: number): Level[] {
  const levels = botsNamed(bots, LEVELS);
  return Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]!);
}

/** Read a whole number of at least `least`. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least)
    throw new Failure(`${option} must be a whole number of at least ${least}, not '${text}'.`);
  return n;
}

const sentence = (text: string): string => `${capital(text)}${text.endsWith('.') ? '' : '.'}`;
