import {
  type BotRequest,
  type BotRunner,
  type Deadline,
  fallback,
  giveUpAfter,
  isEven,
  thinkingTime,
} from '../runner.ts';
import type { Choice } from '../think.ts';
import type { Answer, FindGame, Question } from './worker.ts';

export type { BotRequest } from '../runner.ts';

/** The part of a Web Worker that the runner uses. */
export interface Thinker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

interface Waiting {
  readonly settle: (choice: Choice | null) => void; // null: the worker has no answer
  readonly reject: (reason: unknown) => void;
}

/**
 * Bots in a Web Worker, one request at a time: `botWorker(() => new Worker(new URL('./bots.ts', import.meta.url),
 * { type: 'module' }), findGame)`. A worker that dies or overruns is replaced, and its request gets the fallback.
 */
export function botWorker(start: () => Thinker, findGame: FindGame): BotRunner {
  let thinker: Thinker | null = null;
  let asked = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting: Waiting | null = null;

  function ensureWorker(): Thinker {
    if (thinker !== null) return thinker;
    thinker = start();
    thinker.onmessage = ({ data }) => {
      if (data.id === asked) waiting?.settle('choice' in data ? data.choice : null);
    };
    thinker.onerror = () => {
      endWorker();
      waiting?.settle(null);
    };
    return thinker;
  }

  function endWorker(): void {
    thinker?.terminate();
    thinker = null;
  }

  function ask(request: BotRequest, ms: number, signal: AbortSignal | undefined): Promise<Choice | null> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Choice | null>();
    const timer = setTimeout(() => {
      endWorker();
      resolve(null);
    }, giveUpAfter(ms));
    const stop = (): void => {
      endWorker(); // it reads no messages while it thinks
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    waiting = { settle: resolve, reject };
    ensureWorker().postMessage({ id: ++asked, request, ms } satisfies Question);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      waiting = null;
    });
  }

  /** What is answered evenly takes its time even if it is chosen sooner, so that those who wait behind it learn nothing either. */
  async function answered(request: BotRequest, ms: number, signal: AbortSignal | undefined): Promise<Choice | null> {
    const [choice] = await Promise.all([ask(request, ms, signal), isEven(request) ? sleep(ms) : null]);
    return choice;
  }

  async function choose(request: BotRequest, deadline: Deadline = {}): Promise<Choice> {
    const game = await findGame(request.game);
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    const turn = queue.then(() => answered(request, thinkingTime(request, deadline), deadline.signal));
    queue = turn.catch(() => null);
    return (await turn) ?? fallback(game, request);
  }

  async function close(): Promise<void> {
    endWorker();
    waiting?.reject(new Error('the bot worker was closed'));
  }

  return { choose, close };
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
