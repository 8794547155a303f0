import type { Result } from '@trollmoot/kernel';
import type { State } from '../state.ts';

/** [SETUP-3] The last stone wins, or loses, the game. */
export function result(s: State): Result | null {
  if (s.agenda.length > 0) return null;
  const wins = Array.from({ length: s.seats }, (_, seat) => (seat === s.lastTaker) === (s.settings.last === 'wins'));
  return { places: wins.map((won) => (won ? 1 : 2)), scores: wins.map((won) => (won ? 1 : 0)) };
}
