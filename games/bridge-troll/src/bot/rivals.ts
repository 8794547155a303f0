import type { Seat } from '@trollmoot/kernel';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';

/** For hints: what the rivals have, term by term. */
export function rivals(s: State, seat: Seat, listen: (term: string, value: number, rival: Seat) => void): void {
  for (let rival = 0; rival < s.seats; rival++)
    if (rival !== seat) evaluate(s, rival, (term, value) => listen(term, value, rival));
}
