import type { Game, Position, Seat } from '@trollmoot/kernel';
import { isSecret } from './closed-hands.ts';
import { type Level, usualTime } from './levels.ts';

const CLOSING = 100; // milliseconds beyond a level's time, so that the hand is chosen when it is due

/** People look at the table before they begin, and then go on quickly: a share of the usual pause. */
const GOING_ON = 0.7;

/**
 * How long after the question a bot answers, so that people can follow and learn nothing from the time: it depends on the
 * level, the kind of question and who acted last, which everyone sees, and bots think meanwhile.
 */
export function answerAfter(game: Game, s: Position, seat: Seat, level: Level, pause: number): number {
  const natural = s.last === seat && !isSecret(game, s) ? GOING_ON * pause : pause;
  return mustAnswerEvenly(game, s, seat, pause) ? Math.max(natural, usualTime(level) + CLOSING) : natural;
}

/**
 * Could the time it takes tell something? A hidden hand closes after a fixed time, however it is put together. A bot that
 * sees more than spectators do takes as long as its level may think, even for the only thing it can do; unless there is to
 * be no pause at all.
 */
export const mustAnswerEvenly = (game: Game, s: Position, seat: Seat, pause: number): boolean =>
  isSecret(game, s) || (pause > 0 && knowsMore(game, s, seat));

const knowsMore = (game: Game, s: Position, seat: Seat): boolean =>
  JSON.stringify(game.view(s, seat)) !== JSON.stringify(game.view(s, null));
