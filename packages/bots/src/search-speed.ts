import { dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { search } from './search/search.ts';

/** For the benches: descents of the search per second from this position. `now` is a clock in milliseconds. */
export function searchSpeed(game: Game, world: Position, seat: Seat, iterations: number, now: () => number): number {
  let descents = 0; // one imagined world each; fewer than `iterations` if the choice is settled early
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
