import { referee } from '@trollmoot/troll-and-dragon';
import type { Referee } from './table/race.ts';

/** The games that are played against the clock, by name. A referee is only ever given positions of its own game. */
export const REFEREES: { readonly [game: string]: Referee } = {
  'troll-and-dragon': referee as unknown as Referee,
};
