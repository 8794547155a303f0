import { type Random, reseeded, type Seat } from '@trollmoot/kernel';
import type { News } from './contents.ts';
import { current } from './rules/index.ts';
import type { GameSettings } from './settings.ts';
import { clone, type State } from './state.ts';

/** The table as a seat, or a spectator, may see it. Here nothing is hidden. */
export interface View {
  readonly settings: GameSettings;
  readonly heaps: readonly number[];
  readonly seats: number;
  readonly turn: Seat | null; // null when the game is over
}

/** Build it field by field: a field you do not copy is a secret kept. */
export const view = (s: State, _seat: Seat | null): View => ({
  settings: { last: s.settings.last },
  heaps: s.heaps.slice(),
  seats: s.seats,
  turn: current(s)?.player ?? null,
});

/** The same for one piece of news; null hides it from this seat. */
export const seen = (news: News, _seat: Seat | null): News | null => news;

/** A position this seat cannot tell from the real one. Deal everything it cannot see again, and reseed chance. */
export const imagine = (s: State, _seat: Seat | null, random: Random): State => ({ ...clone(s), rng: reseeded(random) });
