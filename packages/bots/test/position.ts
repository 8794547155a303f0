import type { Position } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';

/** Tic-tac-toe from a drawing of three rows, `X.O`; crosses to move if the marks are even. */
export function drawn(rows: string): Position {
  const s = ticTacToe.setup({}, 2, 'drawn');
  s.cells = [...rows.replaceAll(/\s/g, '')].map((c) => (c === '.' ? null : 'XO'.indexOf(c)));
  s.ply = s.cells.filter((cell) => cell !== null).length;
  s.agenda = [{ step: 'turn', player: s.ply % 2 }];
  return s;
}

export const mark = (cell: number) => ({ do: 'mark', cell });
