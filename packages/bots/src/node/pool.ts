import { availableParallelism } from 'node:os';
import type { Game } from '@trollmoot/kernel';
import { Piscina } from 'piscina';
import type { Asker } from '../fair-queue.ts';
import { isSearched, usualTime } from '../levels.ts';
import {
  type BotRequest,
  type BotRunner,
  type Deadline,
  fallback,
  isEven,
  latestEnd,
  SLACK,
  thinkingTime,
} from '../runner.ts';
import type { Choice } from '../think.ts';
import { ThreadQueue } from './thread-queue.ts';
import type { Task } from './worker.ts';

export { type BotRequest, type BotRunner, type Deadline, latestEnd, thinkingTime } from '../runner.ts';
export { NoThreadFree } from './thread-queue.ts';

interface PoolOptions {
  /** URL of the module that exports `findGame`, for each thread to import: `import.meta.resolve('@trollmoot/shelf')`. */
  readonly games: string;
  readonly findGame: (name: string) => Game | undefined; // the same function on this side, for the fallback
  readonly threads?: number;
  /** Called when no thread was free in time, or a thread died or overran, and the fallback was played. */
  readonly onFallback?: (request: BotRequest, error: unknown) => void;
}

export interface BotPool extends BotRunner {
  readonly threads: number;
  readonly load: number; // thoughts that run or wait
  /** Somebody has thought for this asker elsewhere: it counts here, too. */
  charge(asker: Asker, milliseconds: number): void;
}

const LEAST = 0.05; // of a level's time: what a bot thinks however many wait

/** Bots in worker threads, which serve askers fairly. */
export function botPool({ games, findGame, threads, onFallback }: PoolOptions): BotPool {
  const most = threads ?? Math.max(1, availableParallelism() - 1); // leave one core for the tables
  const queue = new ThreadQueue(most);
  const pool = new Piscina<Task, Choice>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { games },
    minThreads: 1,
    maxThreads: most,
    idleTimeout: 30_000,
    niceIncrement: 10, // thinking gives way to the tables, the disk and the network
  });

  async function think(request: BotRequest, deadline: Deadline): Promise<Choice> {
    const ms = thinkingTime(request, deadline);
    const patience = deadline.patience ?? latestEnd(ms);
    const asked = Date.now();
    return queue.run(request.asker, patience, deadline.signal, async (share) => {
      const start = Date.now();
      const allowed = Math.max(share, LEAST) * ms;
      const latest = Math.max(asked + Math.max(patience, latestEnd(ms)), start); // on a busy server, think shorter
      const late = AbortSignal.timeout(Math.min(latestEnd(ms), latest - start) + SLACK); // a new thread loads the games first
      const signal = deadline.signal === undefined ? late : AbortSignal.any([late, deadline.signal]);
      const choice = await pool.run({ request, ms: allowed, latestEnd: latest }, { signal });
      const isHurried = isSearched(request.level) && Math.min(allowed, latest - start) < usualTime(request.level) / 2;
      const notBefore = isEven(request) ? start + Math.min(allowed, latest - start) : 0;
      return { choice: { ...choice, ms: Date.now() - start, ...(isHurried && { isHurried }) }, notBefore };
    });
  }

  async function choose(request: BotRequest, deadline: Deadline = {}): Promise<Choice> {
    const game = findGame(request.game);
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    deadline.signal?.throwIfAborted();
    try {
      return await think(request, deadline);
    } catch (error) {
      deadline.signal?.throwIfAborted();
      if (deadline.onlyThought === true) throw error;
      onFallback?.(request, error);
      return { ...fallback(game, request), isHurried: request.level !== 'pebble' };
    }
  }

  return {
    choose,
    charge: (asker, milliseconds) => queue.charge(asker, milliseconds),
    get load() {
      return queue.load;
    },
    threads: most,
    close: () => pool.destroy(),
  };
}
