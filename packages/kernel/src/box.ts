/** A text in the three languages of the table. */
export interface Spoken {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'brown'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** What players read on a seat. */
interface SeatSign extends Spoken {
  readonly colour?: SeatColour; // where the seat is not named for its colour, and its number should not choose one
  readonly isPlural?: true; // 'the Goblins win'
}

/** What is printed on a game's box: everything a shelf tells before the game is loaded. */
export interface Box {
  readonly name: string; // 'cave-troll': its folder, its address, its saved games
  readonly title: string; // 'Cave Troll'; a subtitle follows a colon
  readonly by: string; // the designers
  readonly seats: readonly number[]; // how many can play, the default of the command line first
  readonly usual: number; // players at a table opened without questions
  readonly minutes: number;
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly tagline: Spoken;
  readonly lessons?: { readonly count: number; readonly minutes: number; readonly first: string }; // how many its screen has, about how long each takes, and the name of the first
  readonly signs: { readonly [seat: string]: SeatSign }; // for every name that `seatNames` can give
  readonly cloth: string; // the binding of the book on the shelf, as a CSS colour
  readonly sky: string; // what surrounds the board, as a CSS background
  readonly place: number; // on the shelf, from the left
}

/** 'Vast' for 'Vast: The Crystal Caverns'. */
export const shortTitle = ({ title }: { readonly title: string }): string => title.split(':')[0]!;
