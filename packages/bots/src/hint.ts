import type { Game, Position, Seat } from '@trollmoot/kernel';
import { type Choice, type Thinking, think } from './think.ts';

/** Advice for a person: what a bot would do in this seat and why, from what that person can see. */
export const hint = (game: Game, world: Position, seat: Seat, thinking: Omit<Thinking, 'quiet'>): Choice =>
  think(game, world, seat, { ...thinking, quiet: false });
