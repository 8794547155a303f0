import { availableParallelism } from 'node:os';
import type { Game } from '@trollmoot/kernel';
import { Piscina } from 'piscina';
import {
  type BotRequest,
  type BotRunner,
  type Deadline,
  fallback,
  giveUpAfter,
  latestEnd,
  thinkingTime,
} from '../runner.ts';
import type { Choice } from '../think.ts';
import type { Task } from './worker.ts';

export type { BotRequest, BotRunner } from '../runner.ts';

interface PoolOptions {
  /** URL of the module that exports `findGame`, for each thread to import: `import.meta.resolve('@trollmoot/shelf')`. */
  readonly games: string;
  readonly findGame: (name: string) => Game | undefined; // the same function on this side, for the fallback
  readonly threads?: number;
  /** Called when a thread died or overran and the fallback was played. */
  readonly onFallback?: (request: BotRequest, error: unknown) => void;
}

/** Bots in worker threads. */
export function botPool({ games, findGame, threads, onFallback }: PoolOptions): BotRunner {
  const pool = new Piscina<Task, Choice>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { games },
    minThreads: 1,
    maxThreads: threads ?? Math.max(1, availableParallelism() - 1), // leave one core for the tables
    idleTimeout: 30_000,
    niceIncrement: 10, // thinking gives way to the tables, the disk and the network
  });

  async function choose(request: BotRequest, deadline: Deadline = {}): Promise<Choice> {
    const game = findGame(request.game);
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    deadline.signal?.throwIfAborted();
    const ms = thinkingTime(request, deadline);
    const late = AbortSignal.timeout(giveUpAfter(ms));
    const signal = deadline.signal === undefined ? late : AbortSignal.any([late, deadline.signal]);
    try {
      return await pool.run({ request, ms, latestEnd: Date.now() + latestEnd(ms) }, { signal });
    } catch (error) {
      deadline.signal?.throwIfAborted();
      onFallback?.(request, error);
      return fallback(game, request);
    }
  }

  return { choose, close: () => pool.destroy() };
}
