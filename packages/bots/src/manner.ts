import { type Act, type Game, type Position, type Random, REOPEN, type Seat } from '@trollmoot/kernel';
import { worthwhile } from './acts.ts';
import { type Company, isCareless } from './company.ts';

// How a bot supposes that others play while it thinks: by habit, the better guesses more often;
// and those known to be careless, anyhow.

/** An option by habit: the first of the list most often, the last hardly ever. Whoever is careless takes any. */
export function byHabit(game: Company, s: Position, seat: Seat, random: Random): Act {
  const options = worthwhile(game.options(s, seat));
  if (options.length === 1) return options[0]!;
  if (isCareless(game, seat)) return options[random(options.length)]!;
  const habits = game.bot.habits(s, seat, options);
  const u = random(4096) / 4096;
  return habits[Math.floor(u * u * habits.length)]!;
}

/** Does the table wait on closed hands? */
export const isSecret = (game: Game, s: Position): boolean => {
  const step = s.agenda.length === 0 ? null : s.agenda[s.agenda.length - 1]!;
  return step !== null && game.steps[step.step]!.reveal !== undefined;
};

/**
 * What others hold closed is unknown, and what `imagine` laid there is only possible, not likely.
 * Let them close their hands again, by habit, while we think.
 */
export function reopenOthers(game: Game, s: Position, seat: Seat): void {
  if (s.sealed.length === 0 || !isSecret(game, s)) return;
  const others = new Set<Seat>();
  for (const laid of s.sealed) if (laid.seat !== seat) others.add(laid.seat);
  for (const other of others) game.play(s, other, REOPEN);
}

/** More small acts than this in one secret step is a hand that never closes. */
const PATIENCE = 100;

/** Let everybody close their hands by habit, until they are opened. */
export function closeHands(game: Company, s: Position, random: Random): void {
  for (let acts = 0; acts < PATIENCE && isSecret(game, s); acts++) {
    const step = s.agenda[s.agenda.length - 1]!;
    const seat = game.waitingFor(s)[0]!;
    game.play(s, seat, byHabit(game, s, seat, random));
    if (s.agenda[s.agenda.length - 1] !== step) return;
  }
}
