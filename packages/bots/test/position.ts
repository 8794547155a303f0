import type { Position } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';

/** A tic-tac-toe position drawn as three rows, such as `X.O`. Crosses move if both have the same number of marks. */
export function drawn(rows: string): Position {
  const s = ticTacToe.setup({}, 2, 'drawn');
  s.cells = [...rows.replaceAll(/\s/g, '')].map((c) => (c === '.' ? null : 'XO'.indexOf(c)));
  s.ply = s.cells.filter((cell) => cell !== null).length;
  s.agenda = [{ step: 'turn', player: s.ply % 2 }];
  return s;
}

export const mark = (cell: number) => ({ do: 'mark', cell });
