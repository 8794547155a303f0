import { usualSettings } from '@trollmoot/bots';
import { dice, type Game, type Played, type Position, type Saved, type Seat } from '@trollmoot/kernel';
import { HABITUAL } from '../src/index.ts';

/** Chooses for a seat. */
type Player = (game: Game, s: Position, seat: Seat, seed: string) => Played['act'];

/** The players of play-outs: their games are short, and quickly made. */
const habitual: Player = (game, s, seat, seed) => HABITUAL.play(game, s, seat, dice(seed));

/** A whole game, the seats played like this. */
export function played(game: Game, seats: number, seed: string, player: Player = habitual): Saved {
  const settings = usualSettings(game, seats);
  const s = game.setup(settings, seats, seed);
  const random = dice(`${seed} who`);
  const log: Played[] = [];
  for (let waiting = game.waitingFor(s); waiting.length > 0; waiting = game.waitingFor(s)) {
    const by = waiting[random(waiting.length)]!;
    const act = player(game, s, by, `${seed} ${log.length}`);
    log.push({ by, act });
    game.play(s, by, act);
  }
  return { game: game.name, rules: game.rules, settings, seats, seed, log };
}

/** The last value of a generator. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
