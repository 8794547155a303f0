import type { Act, Game, Position, Seat } from '@trollmoot/kernel';

/** More acts than this mean a hand that never closes. */
const MOST_ACTS = 100;

/**
 * Every act up to the one that others notice: where a hidden hand consists of several small acts, all of them; anywhere
 * else, one. Chosen in one go, so that the time between two acts can tell nobody how many there were.
 */
export function wholeHand(game: Game, world: Position, seat: Seat, choose: (s: Position) => Act): Act[] {
  const s = game.clone(world);
  const acts: Act[] = [];
  do {
    const laid = s.sealed.length;
    const act = choose(s);
    acts.push(act);
    game.play(s, seat, act);
    const isQuiet = s.sealed.length === laid + 1 && game.waitingFor(s).includes(seat);
    if (!isQuiet) break;
  } while (acts.length < MOST_ACTS);
  return acts;
}
