import type { Seat } from '@trollmoot/kernel';
import type { State } from '../state.ts';

export function evaluate(s: State, seat: Seat): number {
  let rest = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) rest = Math.max(rest, s.gold[other]!);
  return 1 / (1 + Math.exp((rest - s.gold[seat]!) / 10));
}
