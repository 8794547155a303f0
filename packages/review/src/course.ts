import { hasDisclosed, isSecret, withoutReopen } from '@trollmoot/bots';
import { type Game, type Position, REOPEN, type Saved, type Seat } from '@trollmoot/kernel';

/** Where a turn begins. */
export interface Turn {
  readonly ply: number;
  readonly seat: Seat | null; // null: several seats act at once
}

/** A game from its first position to its last, and what of it can be judged. */
export interface Course {
  readonly positions: readonly Position[]; // before every ply, and the end
  readonly turns: readonly Turn[];
  readonly choices: readonly number[]; // plies at which a seat had more than one option
  readonly draws: readonly number[]; // plies that disclosed something: dice, cards, opened hands
  readonly nth: readonly number[]; // by ply: how often the seat that acts there had acted before
}

/** Play the game again. Turns follow the seats that act unless the caller knows better. */
export function courseOf(game: Game, saved: Saved, known?: readonly Turn[]): Course {
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  const positions = [game.clone(s)];
  const choices = new Set<number>();
  const draws: number[] = [];
  const nth: number[] = [];
  const turns: Turn[] = [];
  const acted = Array<number>(saved.seats).fill(0);
  const open: number[][] = acted.map(() => []); // plies of the hand that each seat is closing
  for (const [ply, { by, act }] of saved.log.entries()) {
    const secret = isSecret(game, s);
    const seat = secret ? null : by;
    if (ply === 0 || turns.at(-1)!.seat !== seat) turns.push({ ply, seat });
    if (act.do === REOPEN.do) for (const taken of open[by]!.splice(0)) choices.delete(taken);
    else if (withoutReopen(game.options(s, by)).length > 1) choices.add(ply);
    nth.push(acted[by]!++);
    game.play(s, by, act);
    if (hasDisclosed(s)) draws.push(ply);
    if (s.sealed.length === 0) for (const hand of open) hand.length = 0;
    else if (secret && act.do !== REOPEN.do) open[by]!.push(ply);
    positions.push(game.clone(s));
  }
  if (game.result(s) === null) throw new Error('Only a game that is over can be reviewed.');
  return { positions, turns: known ?? turns, choices: [...choices], draws, nth };
}
