import { type Asker, FairQueue } from '../fair-queue.ts';

const HALF_LIFE = 60_000; // milliseconds: how long thinking counts against who asked for it
const ANYONE: Asker = { rank: 0, address: '', user: '' };

/** No thread was free within the caller's patience. */
export class NoThreadFree extends Error {
  constructor() {
    super('no thread was free in time');
  }
}

interface Thought<T> {
  readonly choice: T;
  readonly notBefore: number; // on Date.now(): keep the answer until then
}

/** Lets as many run as there are threads. Who waits is served fairly. */
export class ThreadQueue {
  readonly #threads: number;
  readonly #waiting = new FairQueue<() => void>(HALF_LIFE);
  #running = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /**
   * Run when there is a thread, or reject when patience ends or the signal aborts. `share`: how much of its time a thought
   * may take, so that whoever looks on is answered within twice that time.
   */
  async run<T>(
    asker: Asker = ANYONE,
    patience: number,
    signal: AbortSignal | undefined,
    think: (share: number) => Promise<Thought<T>>,
  ): Promise<T> {
    await this.#thread(asker, patience, signal);
    const start = Date.now();
    let thought: Thought<T>;
    try {
      thought = await think(this.#share(asker));
    } finally {
      this.#waiting.charge(asker, Date.now() - start, Date.now());
      this.#running--;
      this.#waiting.take()?.();
    }
    const early = thought.notBefore - Date.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    return thought.choice;
  }

  #share(asker: Asker): number {
    if (asker.rank > 0) return 1; // nobody looks on: it may take its time
    const others = this.#waiting.parts(asker) - 1;
    return Math.min(1, (2 * this.#threads) / (others + this.#threads));
  }

  /** Thinking elsewhere counts, too. */
  charge(asker: Asker, ms: number): void {
    this.#waiting.charge(asker, ms, Date.now());
  }

  get load(): number {
    return this.#running + this.#waiting.size;
  }

  async #thread(asker: Asker, patience: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.#running < this.#threads) {
      this.#running++;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = (): void => {
      this.#running++;
      resolve();
    };
    const leave = (reason: unknown) => (): void => {
      if (this.#waiting.remove(asker, go)) reject(reason);
    };
    const abort = (): void => leave(signal!.reason)();
    const timer = Number.isFinite(patience) ? setTimeout(leave(new NoThreadFree()), patience) : undefined;
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.add(asker, go);
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  }
}
