import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Keeper } from './group-commit.ts';
import type { Write } from './store.ts';

type Failed = ReadonlyMap<number, string>;

/** A ledger in a thread of its own, which waits for the disk while the tables play on. One group at a time. */
export class LedgerThread implements Keeper {
  readonly #worker: Worker;
  #done: (failed: Failed) => void = () => {};
  #fail: (error: unknown) => void = () => {};
  #trouble: unknown = null;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./ledger-worker.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (failed: Failed) => this.#done(failed));
    this.#worker.on('error', (error) => {
      this.#trouble = error;
      this.#fail(error);
    });
  }

  keep(group: readonly (readonly Write[])[]): Promise<Failed> {
    return new Promise((done, fail) => {
      this.#done = done;
      this.#fail = fail;
      if (this.#trouble === null)
        this.#worker.postMessage(JSON.stringify(group)); // copied as a text it costs a third
      else fail(this.#trouble);
    });
  }

  async close(): Promise<void> {
    if (this.#trouble !== null) return;
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }
}
