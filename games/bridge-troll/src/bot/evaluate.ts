import type { Seat } from '@trollmoot/kernel';
import { scoreOf } from '../rules/end.ts';
import type { State } from '../state.ts';

export function evaluate(s: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, scoreOf(s, other));
  return 1 / (1 + Math.exp((best - scoreOf(s, seat)) / 6));
}
