import type { Choice, Level } from '@trollmoot/bots';
import { botWorker, type Thinker } from '@trollmoot/bots/web';
import { dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { gameNamed } from '../shelf/rules.ts';

const started = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });

/** One worker per page, started with the first question and again if it dies. */
const bots = botWorker(() => started() as unknown as Thinker, gameNamed); // a real Worker's events carry more than a Thinker needs

/**
 * A bot of this level chooses for the seat, in the worker. It gets a position the seat could imagine, never the real one.
 * Equal seeds choose alike (a searching bot as far as its time allows). `careless` are the other seats that are known to
 * play at random. With `hand`, it chooses every act up to the one that others notice.
 */
export function botChoice(
  game: Game,
  s: Position,
  seat: Seat,
  level: Level,
  seed: string,
  careless: readonly Seat[],
  hand: boolean,
): Promise<Choice> {
  const world = game.imagine(s, seat, dice(seed));
  return bots.choose({ game: game.name, world, seat, level, seed, careless, hand });
}
