import { nextSeat, winShare } from '@trollmoot/bots';
import type { Game, Position, Random } from '@trollmoot/kernel';
import type { Reviewer } from './reviewer.ts';

/** Plays this position to its end, which uses it up, and gives every seat's share in the win. */
export function playOut(game: Game, reviewer: Reviewer, s: Position, random: Random): number[] {
  for (let ply = 0; s.agenda.length > 0; ply++) {
    if (ply > game.longest) throw new Error(`a play-out of ${game.name} takes more than ${game.longest} plies`);
    const seat = nextSeat(game, s, random);
    game.play(s, seat, reviewer.play(game, s, seat, random));
  }
  return sharesOf(game, s);
}

/** Every seat's share in the win of a game that is over: all 0 if the game itself has beaten everyone. */
export function sharesOf(game: Game, s: Position): number[] {
  const result = game.result(s);
  if (result === null) throw new Error('the game is not over');
  return result.places.map((_, seat) => winShare(result, seat));
}
