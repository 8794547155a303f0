import { byHabit, firstHabit, think } from '@trollmoot/bots';
import type { Act, Game, Position, Random, Seat } from '@trollmoot/kernel';

/** Whose judgement a review rests on. A better bot for either part is all that a better review needs. */
export interface Reviewer {
  /** Plays every seat in play-outs: fast, and not the same way each time. */
  play(game: Game, s: Position, seat: Seat, random: Random): Act;
  /** A move worth comparing with the one played. The world is one that the seat imagines. */
  suggest(game: Game, world: Position, seat: Seat, seed: string): Act;
}

const ITERATIONS = 60; // of the search for a better move

/**
 * Half of the acts are the game's first habit and half any habit, the first ones most often. Measured on games of the
 * searching bots, this foretells results as well as habits alone and is twice as fast; docs/review.md has the figures.
 */
export const HABITUAL: Reviewer = {
  play: (game, s, seat, random) => (random(2) === 0 ? firstHabit(game, s, seat) : byHabit(game, s, seat, random)),
  suggest: (game, world, seat, seed) =>
    think(game, world, seat, { level: 'troll', seed, iterations: ITERATIONS, quiet: true }).act,
};
