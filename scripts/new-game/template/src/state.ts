import type { Position, Seat } from '@trollmoot/kernel';
import type { Action, News, Step } from './contents.ts';
import type { GameSettings } from './settings.ts';

/** What changes in play. */
export interface State extends Position<Step, Action, News> {
  readonly settings: GameSettings;
  readonly seats: number;
  heaps: number[]; // stones left in each
  lastTaker: Seat | null;
}

/** Steps and settings never change, so copies share them. A copy records no news. */
export const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  settings: s.settings,
  seats: s.seats,
  heaps: s.heaps.slice(),
  lastTaker: s.lastTaker,
});
