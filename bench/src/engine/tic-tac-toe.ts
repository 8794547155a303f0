import { createRequire } from 'node:module';
import { dice } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import type { Game } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';

/** Random games of tic-tac-toe on our kernel; how many moves they took. */
export function oursPlayed(games: number): number {
  const random = dice('tic-tac-toe');
  let moves = 0;
  for (let g = 0; g < games; g++) {
    const s = ticTacToe.setup({}, 2, 'bench');
    for (let [seat] = ticTacToe.waitingFor(s); seat !== undefined; [seat] = ticTacToe.waitingFor(s)) {
      const options = ticTacToe.options(s, seat);
      ticTacToe.play(s, seat, options[random(options.length)]!);
      moves++;
    }
    if (ticTacToe.result(s) === null) throw new Error('a game did not end');
  }
  return moves;
}

// boardgame.io is CommonJS with folders for entries, which only `require` finds. Its reducer is its fastest face:
// no store, no transport, no log kept by anybody.
const { CreateGameReducer, InitializeGame }: typeof Internal = createRequire(import.meta.url)('boardgame.io/internal');

interface Board {
  cells: (string | null)[];
}
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const game: Game<Board> = {
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
const reducer = CreateGameReducer({ game });

/** The same random games on boardgame.io; its legal moves are the empty cells, as its own tutorial enumerates them. */
export function theirsPlayed(games: number): number {
  const random = dice('tic-tac-toe');
  let moves = 0;
  for (let g = 0; g < games; g++) {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const empty: number[] = [];
      for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) empty.push(cell);
      const payload = { type: 'mark', args: [empty[random(empty.length)]!], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      moves++;
    }
  }
  return moves;
}
