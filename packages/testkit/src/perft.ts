import type { Game, Position } from '@trollmoot/kernel';

/**
 * How many ways there are to play `depth` plies from here: every option of every seat that must act, with chance from the
 * position's own generator. Games that end sooner do not count. If a rule changes, so does the number.
 */
export function perft(game: Game, s: Position, depth: number): number {
  if (depth === 0) return 1;
  let ways = 0;
  for (const seat of game.waitingFor(s))
    for (const act of game.options(s, seat))
      ways += depth === 1 ? 1 : perft(game, game.play(game.clone(s), seat, act), depth - 1);
  return ways;
}

/** The same, split by first action, to find where two counts differ. */
export function divide(game: Game, s: Position, depth: number): { readonly line: string; readonly ways: number }[] {
  return game.waitingFor(s).flatMap((seat) =>
    game.options(s, seat).map((act) => ({
      line: `${seat}: ${game.write(act, s)}`,
      ways: perft(game, game.play(game.clone(s), seat, act), depth - 1),
    })),
  );
}
