import { availableParallelism } from 'node:os';
import type { Game } from '@trollmoot/kernel';
import { Piscina } from 'piscina';
import { type BotRequest, type BotRunner, fallback, latest, overrun, type Patience, thinkingTime } from '../runner.ts';
import type { Choice } from '../think.ts';
import type { Task } from './worker.ts';

export type { BotRequest, BotRunner, Patience } from '../runner.ts';

export interface PoolOptions {
  /** Where `findGame` is exported, as an absolute URL: `import.meta.resolve('@trollmoot/shelf')`. Each thread imports it. */
  readonly games: string;
  readonly findGame: (name: string) => Game | undefined; // the same, on this side: for the fallback
  readonly threads?: number;
  /** Told when a thinker died or overran and the fallback was played. */
  readonly onFallback?: (request: BotRequest, error: unknown) => void;
}

/** Bots in worker threads. */
export function botPool({ games, findGame, threads, onFallback }: PoolOptions): BotRunner {
  const pool = new Piscina<Task, Choice>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { games },
    minThreads: 1,
    maxThreads: threads ?? Math.max(1, availableParallelism() - 1), // leave one for the table
    idleTimeout: 30_000,
    niceIncrement: 10, // whoever thinks gives way to the tables, the disk and the network
  });

  async function choose(request: BotRequest, patience: Patience = {}): Promise<Choice> {
    const game = findGame(request.game);
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    patience.signal?.throwIfAborted();
    const ms = thinkingTime(request, patience);
    const late = AbortSignal.timeout(overrun(ms));
    const signal = patience.signal === undefined ? late : AbortSignal.any([late, patience.signal]);
    try {
      return await pool.run({ request, ms, latest: Date.now() + latest(ms) }, { signal });
    } catch (error) {
      patience.signal?.throwIfAborted();
      onFallback?.(request, error);
      return fallback(game, request);
    }
  }

  return { choose, close: () => pool.destroy() };
}
