import type { Seat } from '@trollmoot/kernel';
import { packPoints, riskPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';

export function evaluate(s: State, seat: Seat, listen?: (term: string, value: number) => void): number {
  let total = 0;
  for (let player = 0; player < seatsAt(s); player++) total += packPoints(s, player) + 5;
  const own = packPoints(s, seat) + (seat === s.adventurer ? riskPoints(s) / 2 : 0) + 5;
  listen?.('pack', own);
  return Math.min(1, own / (total + riskPoints(s)));
}
