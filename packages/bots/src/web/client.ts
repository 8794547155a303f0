import { type BotRequest, type BotRunner, fallback, overrun, type Patience, thinkingTime } from '../runner.ts';
import type { Choice } from '../think.ts';
import type { Answer, FindGame, Question } from './worker.ts';

export type { BotRequest, BotRunner, Patience } from '../runner.ts';

/** The side of a Web Worker that we use. */
export interface Thinker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

interface Waiting {
  readonly settle: (choice: Choice | null) => void; // null: none came
  readonly reject: (reason: unknown) => void;
}

/**
 * Bots in a Web Worker, one question at a time: `botWorker(() => new Worker(new URL('./bots.ts', import.meta.url),
 * { type: 'module' }), findGame)`. A worker that dies or overruns is replaced, and its question gets the fallback.
 */
export function botWorker(start: () => Thinker, findGame: FindGame): BotRunner {
  let thinker: Thinker | null = null;
  let asked = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting: Waiting | null = null;

  function awake(): Thinker {
    if (thinker !== null) return thinker;
    thinker = start();
    thinker.onmessage = ({ data }) => {
      if (data.id === asked) waiting?.settle('choice' in data ? data.choice : null);
    };
    thinker.onerror = () => {
      dismiss();
      waiting?.settle(null);
    };
    return thinker;
  }

  function dismiss(): void {
    thinker?.terminate();
    thinker = null;
  }

  function ask(request: BotRequest, ms: number, signal: AbortSignal | undefined): Promise<Choice | null> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Choice | null>();
    const timer = setTimeout(() => {
      dismiss();
      resolve(null);
    }, overrun(ms));
    const stop = (): void => {
      dismiss(); // it cannot hear us while it thinks
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    waiting = { settle: resolve, reject };
    awake().postMessage({ id: ++asked, request, ms } satisfies Question);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      waiting = null;
    });
  }

  async function choose(request: BotRequest, patience: Patience = {}): Promise<Choice> {
    const game = await findGame(request.game);
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    const turn = queue.then(() => ask(request, thinkingTime(request, patience), patience.signal));
    queue = turn.catch(() => null);
    return (await turn) ?? fallback(game, request);
  }

  async function close(): Promise<void> {
    dismiss();
    waiting?.reject(new Error('the bots have gone home'));
  }

  return { choose, close };
}
