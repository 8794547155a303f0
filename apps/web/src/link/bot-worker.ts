import { type Level, think } from '@trollmoot/bots';
import type { Seat, Table } from '@trollmoot/kernel';
import { gameNamed } from '../games/rules.ts';

/** One thought asked of the worker; the world is imagined, never the true position. */
export interface Question {
  readonly n: number;
  readonly game: string;
  readonly world: Table;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly millis: number;
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { n, game, world, seat, level, seed, millis } = data;
  try {
    const rules = await gameNamed(game);
    const until = performance.now() + millis;
    const choice = think(rules, world, seat, { level, seed, enough: () => performance.now() >= until });
    self.postMessage({ n, choice });
  } catch (error) {
    self.postMessage({ n, error: String(error) });
  }
};
