import { type Result, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import { END_POINT_OF_AN_UPGRADE } from '../data/printed.ts';
import type { State } from '../state.ts';
import { bouldersAt, SEATS, sum } from './words.ts';

/** [END-1] At once: everything still planned is dropped. */
export function endGame(s: State, clause: Clause): void {
  s.agenda.length = 0;
  tell(s, { news: 'gameEnded', travellers: s.travellers, deck: s.deck.length, clause });
}

/** [END-2] Markers, plus each upgrade's number and one more point. Nothing else scores. */
export function scoreOf(s: State, seat: Seat): number {
  const upgrades = s.upgrades[seat]!;
  return s.points[seat]! + sum(upgrades) + END_POINT_OF_AN_UPGRADE * upgrades.length;
}

/** Places and scores once the game is over. [END-4] The highest score wins. [END-3] Ties go to upgrades, then to boulders. */
export function result(s: State): Result | null {
  if (s.agenda.length > 0) return null;
  const seats = SEATS[s.seats]!;
  const scores = seats.map((seat) => scoreOf(s, seat));
  const standing = seats.map((seat) => [scores[seat]!, sum(s.upgrades[seat]!), bouldersAt(s.boulders, seat)] as const);
  const places = seats.map((seat) => 1 + standing.filter((other) => isAhead(other, standing[seat]!)).length);
  return { places, scores };
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! > b[i]!;
  return false;
}
