import type { Game, Words } from '@trollmoot/kernel';
import type { Plates } from './figures.ts';
import type { InForce } from './in-force.ts';
import type { NamedThing } from './things.ts';

/** A line of the Chronicle that cites a clause. */
export interface Use {
  readonly text: string;
  goThere(): void;
}

/** What an open table tells the book. */
export interface BookTable {
  uses(tag: string): readonly Use[];
  readonly things: readonly NamedThing[];
}

/** Everything the pages of an open book share. */
export interface Reading {
  readonly game: Game;
  readonly settings: Words['settings'];
  readonly inForce: readonly InForce[];
  readonly isTable: boolean; // the values in force are a table's
  readonly table: BookTable | null;
  readonly things: readonly NamedThing[]; // what names can explain
  readonly plates: Plates | null;
  readonly here: string | null; // the clause that was opened
  readonly isPrinted: boolean;
}
