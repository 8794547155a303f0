import type { Position, Seat } from './agenda.ts';
import type { Game, Settings } from './game.ts';
import { readAct } from './saved.ts';

/**
 * The words that the scenes of all games share: a position laid out by hand. A game adds its own places, supplies and
 * piles in the same spirit: by name, never by number. What a scene does not mention is as at the start of a game.
 */
export interface Scene<O extends Settings = Settings, P extends object = object> {
  readonly seats?: number; // how many play
  readonly settings?: Partial<O>; // those that are not the default
  readonly turn?: string; // whose turn it is, by the name of the seat; the first seat's if left out
  readonly players?: { readonly [seat: string]: P }; // what each has: stats by value, cards by name
  readonly dice?: string; // the faces that the next dice will show, by name
  readonly done?: readonly string[]; // what has been played since, in notation: 'red: roll'
}

/** The seat with this name. */
export function seatNamed(names: readonly string[], name: string): Seat {
  const seat = names.indexOf(name);
  if (seat < 0) throw new Error(`there is no seat '${name}'; seats are ${names.join(', ')}`);
  return seat;
}

/** A list in words: '2 red orc, blue wraith' is 'red orc', 'red orc', 'blue wraith'. */
export const listed = (words = ''): string[] =>
  words.split(',').flatMap((part) => {
    const [, count, name] = /^\s*(\d*)\s*(.*?)\s*$/.exec(part)!;
    return name === '' ? [] : new Array<string>(Number(count || 1)).fill(name!);
  });

/** Amounts in words, by name: '3 red 2 green' of red, green and blue is 3, 2, 0. */
export function amounts(words: string, names: readonly string[]): number[] {
  const found = names.map(() => 0);
  for (const [, amount, name] of words.matchAll(/(\d+) (\w+)/g)) {
    if (!names.includes(name!)) throw new Error(`there is no '${name}'; there are ${names.join(', ')}`);
    found[names.indexOf(name!)] = Number(amount);
  }
  return found;
}

/** Play lines in the notation of a saved game, such as `red: roll`. `names` are the names of the seats. */
export function playLines<S extends Position>(game: Game<S>, s: S, names: readonly string[], ...lines: string[]): S {
  for (const line of lines) {
    const [, name, wish] = /^(.+?): (.+)$/.exec(line) ?? [];
    const seat = names.indexOf(name ?? '');
    if (wish === undefined || seat < 0)
      throw new Error(`'${line}' does not say who acts; seats are ${names.join(', ')}`);
    const act = readAct(game as Game, s, seat, wish);
    if (act === undefined) {
      const options = game.options(s, seat).map((option) => game.write(option, s));
      throw new Error(
        `${name} cannot '${wish}' here; ${options.length === 0 ? 'it is not their turn' : `possible: ${options.join(' | ')}`}`,
      );
    }
    game.play(s, seat, act);
  }
  return s;
}

/**
 * A position that a strong player gets right at once, and why. What is right is one of these lines, or none of those; or
 * to have won once one's turn is over.
 */
export interface Study<S extends Position = Position> {
  readonly why: string;
  readonly lay: () => S;
  readonly good?: readonly string[];
  readonly bad?: readonly string[];
  readonly wins?: true;
}
