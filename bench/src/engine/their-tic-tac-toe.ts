import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as Ai from 'boardgame.io/ai';
import type * as Internal from 'boardgame.io/internal';

// boardgame.io is CommonJS with folders as entry points, which only `require` resolves. Its reducer is its fastest
// interface: no store, no transport, no log.
const require = createRequire(import.meta.url);
const { CreateGameReducer }: typeof Internal = require('boardgame.io/internal');
export const { InitializeGame }: typeof Internal = require('boardgame.io/internal');
export const { MCTSBot }: typeof Ai = require('boardgame.io/ai');

export interface Board {
  cells: (string | null)[];
}
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

export const theirTicTacToe: Game<Board> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};
export const reducer = CreateGameReducer({ game: theirTicTacToe });

/** The legal moves, listed as in boardgame.io's own tutorial. */
export function emptyCells({ cells }: Board): number[] {
  const empty: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) empty.push(cell);
  return empty;
}
