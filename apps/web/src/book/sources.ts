import { type Figure, layFigure } from '@trollmoot/boardkit/figure.ts';
import { chooseSettings, type Game, type Words } from '@trollmoot/kernel';
import { type NamedThing, namedThings } from './things.ts';

/** A real position that the book explains its names from: a chapter's example, or the beginning of a game. */
export interface Source {
  readonly clause: string | null; // the clause that it illustrates; null: the beginning of a game
  readonly view: object; // as a spectator sees it: nobody plays here
  readonly names: readonly string[];
}

const SEED = 'book';

/** The beginning of a game comes last: an example shows things at work. */
export function sourcesOf(game: Game, figures: readonly Figure[]): Source[] {
  const examples = figures.map((figure) => {
    const { s, names } = layFigure(game, figure);
    return { clause: figure.clause, view: game.view(s, null), names };
  });
  const seats = Math.max(...game.seats);
  const settings = chooseSettings(game, {}, seats);
  if (typeof settings === 'string') return examples;
  const view = game.view(game.setup(settings, seats, SEED), null);
  return [...examples, { clause: null, view, names: game.seatNames(settings, seats) }];
}

/** The things of all these positions by their names, each from the first that has it. */
export function thingsFrom(words: Words, sources: readonly Source[]): NamedThing[] {
  const found = new Map<string, NamedThing>();
  for (const [from, { view }] of sources.entries())
    for (const one of namedThings(words, view, null)) if (!found.has(one.name)) found.set(one.name, { ...one, from });
  return [...found.values()].sort((a, b) => b.name.length - a.name.length);
}
