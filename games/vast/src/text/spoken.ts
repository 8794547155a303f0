import type { Cell, Space } from '../data/places.ts';
import type { View } from '../view.ts';
import * as de from './de/grammar.ts';
import * as en from './en/grammar.ts';
import * as fr from './fr/grammar.ts';

/** Places as people say them, for screens and for those who do not see them. */
interface Places {
  /** 'the Dark tile 2 north, 1 east of the Entrance'. */
  the(view: View, space: Space): string;
  /** 'Dark tile (2 north, 1 east)'. */
  short(view: View, space: Space): string;
  /** '2 north, 1 east': an empty place too. */
  shortCell(cell: Cell): string;
  /** 'walls north and east', or 'no walls'. */
  walls(bits: number): string;
}
const PLACES: { readonly [language: string]: Places } = { en, de, fr };
export const placesIn = (language: string): Places => PLACES[language] ?? en;
