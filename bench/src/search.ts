import { searchSpeed } from '@trollmoot/bots';
import { ticTacToe } from '@trollmoot/testkit';
import { cpuSeconds, median } from './cpu.ts';
import type { Board } from './engine/their-tic-tac-toe.ts';

const ROUNDS = 5;
const ITERATIONS = { ours: 40_000, theirs: 1_000 };

/** Tree search iterations per second of processor time from the empty tic-tac-toe board, ours and boardgame.io's. */
export async function search(): Promise<object> {
  process.env.NODE_ENV = 'production';
  const { emptyCells, InitializeGame, MCTSBot, theirTicTacToe } = await import('./engine/their-tic-tac-toe.ts');
  const bot = new MCTSBot({
    game: theirTicTacToe,
    iterations: ITERATIONS.theirs,
    seed: 'bench',
    enumerate: (G: Board) => emptyCells(G).map((cell) => ({ move: 'mark', args: [cell] })),
  });
  const start = InitializeGame({ game: theirTicTacToe, numPlayers: 2 });
  const world = ticTacToe.setup({}, 2, 'bench');
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = searchSpeed(ticTacToe, world, 0, ITERATIONS.ours, () => cpuSeconds() * 1000);
    const began = cpuSeconds();
    await bot.play(start, '0');
    rounds.push({ ours, theirs: ITERATIONS.theirs / (cpuSeconds() - began) });
  }
  rounds.shift(); // the first round is for warming up
  return {
    ticTacToe: {
      ours: median(rounds.map(({ ours }) => ours)),
      boardgameio: median(rounds.map(({ theirs }) => theirs)),
      ratio: median(rounds.map(({ ours, theirs }) => ours / theirs)),
    },
  };
}
