import type { Seat } from '@trollmoot/kernel';
import { MOST } from '../data/heaps.ts';
import { current } from '../rules/index.ts';
import { result } from '../rules/ending.ts';
import type { State } from '../state.ts';

const LIKELY = 0.9;

/** This seat's likely share of the win, from 0 to 1; `listen` hears what it is made of, positive where good. */
export function evaluate(s: State, seat: Seat, listen?: (term: string, value: number) => void): number {
  const end = result(s);
  if (end !== null) return end.places[seat] === 1 ? 1 / end.places.filter((place) => place === 1).length : 0;
  const even = 1 / s.seats;
  if (s.seats !== 2) return even;
  const good = (current(s)?.player === seat) === isGoodToMove(s);
  listen?.('parity', good ? 1 : -1);
  return good ? LIKELY : 1 - LIKELY;
}

/** With two players, the one to move can force the win unless the heaps, each without its fours, cancel out. */
function isGoodToMove(s: State): boolean {
  let sum = 0;
  for (const stones of s.heaps) sum ^= stones % (MOST + 1);
  const onlyOnes = s.heaps.every((stones) => stones % (MOST + 1) <= 1);
  return (sum !== 0) !== (s.settings.last === 'loses' && onlyOnes);
}
