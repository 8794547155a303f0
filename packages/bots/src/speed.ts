import { dice, type Game, type Seat, type Table } from '@trollmoot/kernel';
import { search } from './search/search.ts';

/** Descents of the search a second from this position, as this clock (in milliseconds) measures it. For the benches. */
export function searchSpeed(game: Game, world: Table, seat: Seat, iterations: number, now: () => number): number {
  const start = now();
  search(game, world, seat, { level: 'dragon', iterations }, dice('speed'));
  return (1000 * iterations) / (now() - start);
}
