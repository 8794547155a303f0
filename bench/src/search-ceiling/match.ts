import { usualSettings, wilson } from '@trollmoot/bots';
import type { Act, Seat } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { chancesOf, type DragonPosition, type Solution } from './exact.ts';

export const game = findGame('troll-and-dragon')!;

/** How a player chooses among two or more options. */
export type Player = (s: DragonPosition, options: readonly Act[]) => Act;

interface WinShare {
  readonly games: number;
  readonly share: number; // of the wins
  readonly low: number;
  readonly high: number;
}

/** Play games between two players, every deal from both seats. Calls `over` after each game. */
export function compete(games: number, player: Player, rival: Player, over: (n: number) => void = () => {}): WinShare {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    wins += shareOfGame(`ceiling ${n >> 1}`, n % 2, player, rival);
    over(n);
  }
  return { games, share: wins / games, ...wilson(wins, games) };
}

function shareOfGame(seed: string, own: Seat, player: Player, rival: Player): number {
  const s = game.setup(usualSettings(game, 2), 2, seed) as DragonPosition;
  for (;;) {
    const result = game.result(s);
    if (result !== null) return result.places[own] !== 1 ? 0 : result.places[1 - own] === 1 ? 0.5 : 1;
    const seat = game.waitingFor(s)[0]!;
    const options = game.options(s, seat);
    game.play(s, seat, options.length === 1 ? options[0]! : (seat === own ? player : rival)(s, options));
  }
}

/** Plays by the exact chances. Beyond the limits of the tables it leaves, which is always the last option. */
export const exactPlayer =
  (solution: Solution): Player =>
  (s, options) => {
    const chances = chancesOf(solution, s, options);
    return chances === null ? options.at(-1)! : options[chances.indexOf(Math.max(...chances))]!;
  };
