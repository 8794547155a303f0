import type { Result } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import { QUIET_ROUNDS } from '../data/treasure.ts';
import type { State } from '../state.ts';
import { packPoints, seatsAt } from './words.ts';

/** What ends the game with this turn, if anything. [END-3] Treasure at risk or in the Hand is not in a place. */
export function whyOver(s: State): Clause | null {
  if (s.settings.end === 'first' && (s.grotto === 0 || s.cavern === 0)) return 'END-1'; // [SETUP-4]
  if (s.grotto === 0 && s.cavern === 0) return 'END-2'; // [END-2]
  return s.quiet >= QUIET_ROUNDS * seatsAt(s) ? 'END-8' : null;
}

/** [END-6] Most points, then most nuggets. Players equal in both share the place. */
export function result(s: State): Result | null {
  if (s.agenda.length > 0) return null;
  const scores: number[] = [];
  for (let seat = 0; seat < seatsAt(s); seat++) scores.push(packPoints(s, seat));
  const beats = (a: number, b: number): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && s.packNuggets[a]! > s.packNuggets[b]!);
  const places = scores.map((_, seat) => 1 + scores.filter((_, rival) => beats(rival, seat)).length);
  return { places, scores };
}
