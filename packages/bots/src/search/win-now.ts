import { type Act, type Position, type Random, type Seat, sameAct } from '@trollmoot/kernel';
import { withoutReopen } from '../acts.ts';
import type { BotGame } from '../careless.ts';
import { winShare } from '../value.ts';

/** Positions to look at in the first world… */
const FIRST_LOOK = 1500;
/** …and in each further world, in which the line must win as well. */
const FURTHER_LOOK = 200;
const FURTHER_WORLDS = 7;
const CLOCK_EVERY = 32;

/** How much may still be looked at. */
interface Looking {
  left: number;
  readonly enough: () => boolean;
}

/**
 * The first act of a line that wins before another seat must choose. It is sought in one imagined world and must win in all
 * further ones: if a card comes that the first world did not have, something else must win from there.
 */
export function winNow(
  game: BotGame,
  world: Position,
  seat: Seat,
  random: Random,
  enough: () => boolean = () => false,
): Act | null {
  if (game.bot.mayEndNow?.(world, seat) !== true) return null;
  const line = winningLine(game, world, seat, { left: FIRST_LOOK, enough });
  if (line === null) return null;
  for (let w = 0; w < FURTHER_WORLDS; w++)
    if (!winsToo(game, game.imagine(world, seat, random), seat, line, { left: FURTHER_LOOK, enough })) return null;
  return line[0]!;
}

/** The seat's acts to a sole win, found depth first in order of habit; null if none was found. */
function winningLine(game: BotGame, s: Position, seat: Seat, looking: Looking): Act[] | null {
  const options = withoutReopen(game.options(s, seat));
  const habits = options.length === 1 ? options : game.bot.habits(s, seat, options);
  for (const act of habits) {
    if (looking.left-- <= 0 || (looking.left % CLOCK_EVERY === 0 && looking.enough())) {
      looking.left = 0;
      return null;
    }
    const next = game.play(game.clone(s), seat, act);
    if (isWon(game, next, seat)) return [act];
    if (!goesOn(game, next, seat)) continue;
    const rest = winningLine(game, next, seat, looking);
    if (rest !== null) return [act, ...rest];
  }
  return null;
}

function winsToo(game: BotGame, s: Position, seat: Seat, line: readonly Act[], looking: Looking): boolean {
  for (const act of line) {
    if (!game.options(s, seat).some((option) => sameAct(option, act))) break;
    game.play(s, seat, act);
    if (s.agenda.length === 0) return isWon(game, s, seat);
    if (!goesOn(game, s, seat)) return false;
  }
  return winningLine(game, s, seat, looking) !== null;
}

function isWon(game: BotGame, s: Position, seat: Seat): boolean {
  const result = s.agenda.length === 0 ? game.result(s) : null;
  return result !== null && winShare(result, seat) === 1;
}

/** Is it still this seat's choice, and can it still end the game? */
function goesOn(game: BotGame, s: Position, seat: Seat): boolean {
  if (s.agenda.length === 0) return false;
  const waiting = game.waitingFor(s);
  return waiting.length === 1 && waiting[0] === seat && game.bot.mayEndNow!(s, seat);
}
