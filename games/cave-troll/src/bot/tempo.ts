import type { Seat } from '@trollmoot/kernel';
import { QUIET_TURNS } from '../rules/ending.ts';
import type { State } from '../state.ts';

/** [END-1] [END-7] One action draws at most one card and ends at most one turn. */
export function isFarFromEnd(s: State): boolean {
  for (const deck of s.deck) if (deck.length <= 1) return false;
  return s.quiet + 1 < QUIET_TURNS * s.seats;
}

/** [END-1] With an action for every card: cards can only be drawn one by one. */
export const mayEndNow = (s: State, seat: Seat): boolean => s.player === seat && s.deck[seat]!.length <= s.left;
