import { type Game, type Position, readAct } from '@trollmoot/kernel';

/**
 * Play lines in the notation of a saved game, such as `red: roll`, from any position. Worked examples then read like the
 * rulebook. `names` are the names of the seats, as `game.seatNames` gives them.
 */
export function playLines<S extends Position>(game: Game<S>, s: S, names: readonly string[], ...lines: string[]): S {
  for (const line of lines) {
    const [, name, wish] = /^(.+?): (.+)$/.exec(line) ?? [];
    const seat = names.indexOf(name ?? '');
    if (wish === undefined || seat < 0)
      throw new Error(`'${line}' does not say who acts; seats are ${names.join(', ')}`);
    const act = readAct(game as Game, s, seat, wish);
    if (act === undefined) {
      const options = game.options(s, seat).map((option) => game.write(option, s));
      throw new Error(
        `${name} cannot '${wish}' here; ${options.length === 0 ? 'it is not their turn' : `possible: ${options.join(' | ')}`}`,
      );
    }
    game.play(s, seat, act);
  }
  return s;
}
