import { type Game, type Position, type Random, REOPEN, type Seat } from '@trollmoot/kernel';
import type { BotGame } from './careless.ts';
import { byHabit } from './rollout-policy.ts';

/** Is the current step a secret one, with hands still closing? */
export const isSecret = (game: Game, s: Position): boolean => {
  const step = s.agenda.length === 0 ? null : s.agenda[s.agenda.length - 1]!;
  return step !== null && game.steps[step.step]!.reveal !== undefined;
};

/**
 * Open the closed hands of the other seats. `imagine` filled them with something possible, not with something likely, so
 * the search closes them again by habit.
 */
export function reopenOthers(game: Game, s: Position, seat: Seat): void {
  if (s.sealed.length === 0 || !isSecret(game, s)) return;
  const others = new Set<Seat>();
  for (const laid of s.sealed) if (laid.seat !== seat) others.add(laid.seat);
  for (const other of others) game.play(s, other, REOPEN);
}

/** More acts than this in one secret step mean a hand that never closes. */
const MOST_ACTS = 100;

/** Close every open hand by habit, until the hands are revealed. */
export function closeHands(game: BotGame, s: Position, random: Random): void {
  for (let acts = 0; acts < MOST_ACTS && isSecret(game, s); acts++) {
    const step = s.agenda[s.agenda.length - 1]!;
    const seat = game.waitingFor(s)[0]!;
    game.play(s, seat, byHabit(game, s, seat, random));
    if (s.agenda[s.agenda.length - 1] !== step) return;
  }
}
