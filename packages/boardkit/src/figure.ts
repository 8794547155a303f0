import type { Act, Game, Position, Seat, SeatColour, Settings, Spoken, Thing } from '@trollmoot/kernel';

/**
 * A picture in the rulebook: a real position, drawn by the board's own components beside the clause it shows. *Try it*
 * lays it out as a table. `rules:check` and a test play it by the rules.
 */
export interface Figure {
  readonly clause: string; // stands below this clause
  readonly caption: Spoken; // one or two sentences: what is to be seen, and what follows from the rule
  readonly seats: number;
  lay(): Laid;
  readonly eyes?: string; // the seat that looks, by name; without it the first that must act
  readonly plays?: string; // one of its options in notation: it alone glows
  readonly crop?: Crop; // the part of the board that matters; without it all of it
  readonly marks?: readonly PictureMark[]; // drawn over the board
}

/** What is said of a position is drawn on it, beside the things it is about. */
export type PictureMark =
  | { readonly mark: 'frame' | 'cross'; readonly on: Marked }
  | { readonly mark: 'arrow'; readonly from: Marked; readonly to: Marked }
  | {
      readonly mark: 'banner';
      readonly on: Marked;
      readonly says: Spoken;
      readonly tone?: SeatColour;
      readonly at?: Side;
    };
type Marked = Thing & { readonly [field: string]: string | number };
type Side = 'above' | 'below' | 'middle';

/** A position with the settings it is played by, as every game has them. */
export type Laid = Position & { readonly settings: Settings };

/** Fractions of the board's width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A figure's position through the eyes of its seat. */
interface Seen {
  readonly s: Laid;
  readonly names: readonly string[];
  readonly reader: Seat | null;
  readonly plays: Act | null;
}

/** Lays a figure out. Throws if its seat or its act does not exist. */
export function layFigure(game: Game, { clause, seats, lay, eyes, plays }: Figure): Seen {
  const s = lay();
  const names = game.seatNames(s.settings, seats);
  const reader = eyes === undefined ? (game.waitingFor(s)[0] ?? null) : names.indexOf(eyes);
  if (reader === -1) throw new Error(`nobody is called '${eyes}'; seats are ${names.join(', ')}`);
  if (plays === undefined) return { s, names, reader, plays: null };
  const options = reader === null ? [] : game.options(s, reader);
  const act = options.find((option) => game.write(option, s) === plays);
  if (act === undefined) {
    const possible = options.map((option) => game.write(option, s)).join(' | ');
    throw new Error(`${names[reader ?? -1] ?? 'nobody'} cannot '${plays}' at ${clause}; possible: ${possible}`);
  }
  return { s, names, reader, plays: act };
}
