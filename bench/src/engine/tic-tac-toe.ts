import { dice } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { emptyCells, InitializeGame, reducer, theirTicTacToe } from './their-tic-tac-toe.ts';

/** Play random games of tic-tac-toe on our kernel. Returns the number of moves. */
export function playOurs(games: number): number {
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

/** The same on boardgame.io. Its legal moves are the empty cells, listed as in its own tutorial. */
export function playTheirs(games: number): number {
  const random = dice('tic-tac-toe');
  let moves = 0;
  for (let g = 0; g < games; g++) {
    let state = InitializeGame({ game: theirTicTacToe, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const empty = emptyCells(state.G);
      const payload = { type: 'mark', args: [empty[random(empty.length)]!], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      moves++;
    }
  }
  return moves;
}
