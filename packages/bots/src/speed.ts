import { dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { search } from './search/search.ts';

/** Descents of the search a second from this position, as this clock (in milliseconds) measures it. For the benches. */
export function searchSpeed(game: Game, world: Position, seat: Seat, iterations: number, now: () => number): number {
  let descents = 0; // each through a world of its own; fewer than granted if the choice is settled early
  const counted: Game = {
    ...game,
    imagine(s, viewer, random) {
      descents++;
      return game.imagine(s, viewer, random);
    },
  };
  const start = now();
  search(counted, world, seat, { level: 'dragon', iterations }, dice('speed'));
  return (1000 * descents) / (now() - start);
}
