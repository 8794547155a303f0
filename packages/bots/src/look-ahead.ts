import type { Act, Position, Random, Seat } from '@trollmoot/kernel';
import { withoutReopen } from './acts.ts';
import type { BotGame } from './careless.ts';
import { hasDrawn } from './chance.ts';
import { closeHands } from './closed-hands.ts';
import { positionValue } from './value.ts';

/** How many follow-up decisions of the same seat are settled. */
const FOLLOW_UPS = 4;

/** The position an option leads to, with closed hands revealed and the seat's own follow-up decisions settled. */
export function outcomeOf(game: BotGame, s: Position, seat: Seat, act: Act, random: Random): Position {
  const asked = s.agenda[s.agenda.length - 1]!;
  const next = game.play(game.clone(s), seat, act);
  if (next.agenda[next.agenda.length - 1] === asked) closeHands(game, next, random);
  for (let n = 0; n < FOLLOW_UPS && isFollowUp(game, next, seat, asked.step); n++) {
    const best = bestNow(game, next, seat);
    if (best === null) return next;
    game.play(next, seat, best);
  }
  return next;
}

/** Must the same seat now make another decision, one that the option brought about? */
function isFollowUp(game: BotGame, s: Position, seat: Seat, asked: string): boolean {
  if (s.agenda.length === 0 || s.agenda[s.agenda.length - 1]!.step === asked) return false;
  const waiting = game.waitingFor(s);
  return waiting.length === 1 && waiting[0] === seat;
}

/** The best option one step ahead; null if any option rolls dice, because no player chooses knowing how they fall. */
function bestNow(game: BotGame, s: Position, seat: Seat): Act | null {
  const options = withoutReopen(game.options(s, seat));
  const habits = options.length === 1 ? options : game.bot.habits(s, seat, options);
  let best = habits[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of habits) {
    const next = game.play(game.clone(s), seat, act);
    if (hasDrawn(s, next)) return null;
    const value = positionValue(game, next, seat);
    if (value > most) [best, most] = [act, value];
  }
  return best;
}
