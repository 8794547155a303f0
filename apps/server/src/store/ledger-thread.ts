import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Keeper } from './group-commit.ts';
import type { Write } from './store.ts';

/** A ledger in a thread of its own. One group at a time. */
export class LedgerThread implements Keeper {
  readonly #worker: Worker;
  #answer: ((failed: ReadonlyMap<number, string>) => void) | null = null;
  #fail: ((error: unknown) => void) | null = null;
  #trouble: unknown = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (failed: ReadonlyMap<number, string>) => this.#answer?.(failed));
    worker.on('error', (error) => {
      this.#trouble = error;
      this.#fail?.(error);
    });
  }

  /** Ready when the database is there and of this version. */
  static async start(file: string): Promise<LedgerThread> {
    const worker = new Worker(new URL('./ledger-worker.ts', import.meta.url), { workerData: { file } });
    await once(worker, 'message');
    return new LedgerThread(worker);
  }

  keep(group: readonly (readonly Write[])[]): Promise<ReadonlyMap<number, string>> {
    return new Promise((done, failed) => {
      this.#answer = done;
      this.#fail = failed;
      if (this.#trouble === null) this.#worker.postMessage(group);
      else failed(this.#trouble);
    });
  }

  async close(): Promise<void> {
    if (this.#trouble !== null) return;
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }
}
