import type { Game, Position } from '@trollmoot/kernel';

/**
 * How many ways there are to play so many plies from here: every option of every seat waited for, chance as it falls from
 * the position's own generator. Games that end sooner do not count. A changed rule shows as a changed number.
 */
export function perft(game: Game, s: Position, depth: number): number {
  if (depth === 0) return 1;
  let ways = 0;
  for (const seat of game.waitingFor(s))
    for (const act of game.options(s, seat))
      ways += depth === 1 ? 1 : perft(game, game.play(game.clone(s), seat, act), depth - 1);
  return ways;
}

/** The same, first action by first action: to find where two countings part. */
export function divide(game: Game, s: Position, depth: number): { readonly line: string; readonly ways: number }[] {
  return game.waitingFor(s).flatMap((seat) =>
    game.options(s, seat).map((act) => ({
      line: `${seat}: ${game.write(act, s)}`,
      ways: perft(game, game.play(game.clone(s), seat, act), depth - 1),
    })),
  );
}
