import { GAMES } from '@trollmoot/shelf';
import { median, rate } from '../cpu.ts';
import { type Speed, speedOf } from './random-play.ts';

/** Both engines run in every round, so that a busy moment affects both. */
const ROUNDS = 5;
const SECONDS = 1.5;

/** Moves per second of processor time: tic-tac-toe on our kernel and on boardgame.io, and every game on the shelf. */
export async function engine(): Promise<object> {
  process.env.NODE_ENV = 'production'; // before boardgame.io is loaded: its development checks are slow
  const { playOurs, playTheirs } = await import('./tic-tac-toe.ts');
  playOurs(2000);
  playTheirs(20);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: rate(SECONDS, () => playOurs(100)),
    theirs: rate(SECONDS, () => playTheirs(5)),
  }));
  const ours = median(rounds.map((round) => round.ours));
  const boardgameio = median(rounds.map((round) => round.theirs));
  const ratio = median(rounds.map((round) => round.ours / round.theirs));
  const games: { [name: string]: Speed } = {};
  for (const game of GAMES) games[game.name] = speedOf(game, 3);
  return { ticTacToe: { ours, boardgameio, ratio }, games };
}
