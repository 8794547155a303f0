import type { Position, Random, Seat } from '@trollmoot/kernel';
import { type BotGame, isCareless } from '../careless.ts';
import { isSecret } from '../closed-hands.ts';
import { byHabit } from '../rollout-policy.ts';

/**
 * Who acts next. If several seats may act (a race, closed hands), one of those that are not careless; a careless one only
 * if there is no other.
 */
export function nextSeat(game: BotGame, s: Position, random: Random): Seat {
  const waiting = game.waitingFor(s);
  const minded = game.careless === undefined ? waiting : waiting.filter((seat) => !isCareless(game, seat));
  return oneOf(game, s, minded.length > 0 ? minded : waiting, random);
}

const oneOf = (game: BotGame, s: Position, waiting: readonly Seat[], random: Random): Seat =>
  waiting.length === 1 || isSecret(game, s) ? waiting[0]! : waiting[random(waiting.length)]!;

/** After this many careless acts in a row, the position is evaluated as it stands. */
const MOST_ACTS = 60;

/**
 * Let careless seats act at random until another seat must choose: to the search their acts are chance, like dice. Returns
 * whether any of them acted.
 */
export function playCareless(game: BotGame, s: Position, random: Random): boolean {
  if (game.careless === undefined) return false;
  let acts = 0;
  for (; acts < MOST_ACTS && s.agenda.length > 0; acts++) {
    const seat = oneOf(game, s, game.waitingFor(s), random);
    if (!isCareless(game, seat)) break;
    game.play(s, seat, byHabit(game, s, seat, random));
  }
  return acts > 0;
}
