import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { Game, Played, Position, Saved, Seat } from '@trollmoot/kernel';
import type { Turn } from '@trollmoot/review';

/** A finished game as the review shows it: every position, and the turns as the board counts them. */
export interface Story {
  readonly positions: readonly Position[];
  readonly turns: readonly NumberedTurn[];
  readonly log: readonly Played[];
}
interface NumberedTurn extends Turn {
  readonly n: number; // as the board counts it
}

export function storyOf(game: Game, board: AnyBoard, saved: Saved): Story {
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  const positions: Position[] = [];
  const turns: NumberedTurn[] = [];
  let last = '';
  for (const [ply, { by, act }] of saved.log.entries()) {
    const said = board.chapter?.(game.view(s, null));
    const seat: Seat = said?.seat ?? by;
    const key = `${seat} ${said?.turn ?? ''}`;
    if (key !== last) turns.push({ ply, seat, n: said?.turn ?? turns.length + 1 });
    last = key;
    positions.push(game.clone(s));
    game.play(s, by, act);
  }
  positions.push(game.clone(s));
  return { positions, turns, log: saved.log };
}

/** The turn that this ply is in, from 0. */
export const turnAt = ({ turns }: Story, ply: number): number =>
  Math.max(
    0,
    turns.findLastIndex((turn) => turn.ply <= ply),
  );
