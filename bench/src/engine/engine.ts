import { GAMES } from '@trollmoot/shelf';
import { median, rate } from '../cpu.ts';
import { type Speed, speedOf } from './random-play.ts';

/** Rounds in which both engines take their turn, so that a noisy minute strikes both. */
const ROUNDS = 5;
const SECONDS = 1.5;

/** Moves per second of processor time: tic-tac-toe here and on boardgame.io, and every game we have. */
export async function engine(): Promise<object> {
  process.env.NODE_ENV = 'production'; // before boardgame.io is loaded: its development checks are slow
  const { oursPlayed, theirsPlayed } = await import('./tic-tac-toe.ts');
  oursPlayed(2000);
  theirsPlayed(20);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: rate(SECONDS, () => oursPlayed(100)),
    theirs: rate(SECONDS, () => theirsPlayed(5)),
  }));
  const ours = median(rounds.map((round) => round.ours));
  const boardgameio = median(rounds.map((round) => round.theirs));
  const ratio = median(rounds.map((round) => round.ours / round.theirs));
  const games: { [name: string]: Speed } = {};
  for (const game of GAMES) games[game.name] = speedOf(game, 3);
  return { ticTacToe: { ours, boardgameio, ratio }, games };
}
