import type { Choice, Level } from '@trollmoot/bots';
import { botWorker, type Thinker } from '@trollmoot/bots/web';
import { dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { gameNamed } from '../shelf/rules.ts';

const started = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });

/** One worker a page; it is started with the first question, and again should it die. */
const bots = botWorker(() => started() as unknown as Thinker, gameNamed); // a real event carries more than is asked for

/**
 * Let a bot of this level choose for the seat, in the worker. It is shown what the seat could imagine, nothing else.
 * Equal seeds choose alike (a searching bot as far as the time it is given allows). `careless` are the others that
 * everybody knows to play at random.
 */
export function botChoice(
  game: Game,
  s: Position,
  seat: Seat,
  level: Level,
  seed: string,
  careless: readonly Seat[],
): Promise<Choice> {
  const world = game.imagine(s, seat, dice(seed));
  return bots.choose({ game: game.name, world, seat, level, seed, careless });
}
