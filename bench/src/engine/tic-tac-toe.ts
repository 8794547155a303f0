import { dice } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { emptyCells, InitializeGame, reducer, theirTicTacToe } from './their-tic-tac-toe.ts';

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

/** The same random games on boardgame.io; its legal moves are the empty cells, as its own tutorial enumerates them. */
export function theirsPlayed(games: number): number {
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
