import { usualSettings, wilson } from '@trollmoot/bots';
import type { Act, Seat } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { chancesOf, type Hoard, type Sage } from './exact.ts';

export const game = findGame('troll-and-dragon')!;

/** How somebody chooses where there is a choice. */
export type Player = (s: Hoard, options: readonly Act[]) => Act;

export interface Standing {
  readonly games: number;
  readonly share: number; // of the wins
  readonly low: number;
  readonly high: number;
}

/** So many games of one player against another, every deal played from both seats. Tells of every game when it is over. */
export function compete(games: number, player: Player, rival: Player, over: (n: number) => void = () => {}): Standing {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    wins += shareOfGame(`ceiling ${n >> 1}`, n % 2, player, rival);
    over(n);
  }
  return { games, share: wins / games, ...wilson(wins, games) };
}

function shareOfGame(seed: string, own: Seat, player: Player, rival: Player): number {
  const s = game.setup(usualSettings(game, 2), 2, seed) as Hoard;
  for (;;) {
    const result = game.result(s);
    if (result !== null) return result.places[own] !== 1 ? 0 : result.places[1 - own] === 1 ? 0.5 : 1;
    const seat = game.waitingFor(s)[0]!;
    const options = game.options(s, seat);
    game.play(s, seat, options.length === 1 ? options[0]! : (seat === own ? player : rival)(s, options));
  }
}

/** Plays by the exact chances; where they end, it leaves (the last option there is). */
export const playing =
  (sage: Sage): Player =>
  (s, options) => {
    const chances = chancesOf(sage, s, options);
    return chances === null ? options.at(-1)! : options[chances.indexOf(Math.max(...chances))]!;
  };
