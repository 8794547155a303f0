import { whenLate } from '@trollmoot/bridge-troll';
import { referee } from '@trollmoot/troll-and-dragon';
import type { WhenLate } from './table/late.ts';
import type { Referee } from './table/race.ts';

/** The games that are played against the clock, by name. A referee is only ever given positions of its own game. */
export const REFEREES: { readonly [game: string]: Referee } = {
  'troll-and-dragon': referee as unknown as Referee,
};

/** The games whose rules say what is done for somebody whose time is up. */
export const WHEN_LATE: { readonly [game: string]: WhenLate } = {
  'bridge-troll': whenLate as unknown as WhenLate,
};
