import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Keeper } from './group-commit.ts';
import type { Write } from './store.ts';

type Failed = ReadonlyMap<number, string>;

/** What the two threads count together: how often one has asked something, and how many groups the other has kept. */
export const ASKED = 0;
export const KEPT = 1;

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly counts: Int32Array;
}

/**
 * A ledger in a thread of its own, which waits for the disk while the tables play on. One group at a time. A thread that
 * dies takes what it was given with it; for the next group there is another.
 */
export class LedgerThread implements Keeper {
  readonly #file: string;
  #thread: Thread | null;
  #done: (failed: Failed) => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(file: string) {
    this.#file = file;
    this.#thread = this.#begin();
  }

  #begin(): Thread {
    const { port1: port, port2 } = new MessageChannel();
    const counts = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(new URL('./ledger-worker.ts', import.meta.url), {
      workerData: { file: this.#file, port: port2, counts },
      transferList: [port2],
    });
    port.on('message', (failed: Failed) => this.#done(failed));
    worker.on('error', (error) => {
      this.#thread = null;
      port.close();
      this.#fail(error);
    });
    return { worker, port, counts };
  }

  keep(group: readonly (readonly Write[])[]): Promise<Failed> {
    return new Promise((done, fail) => {
      this.#done = done;
      this.#fail = fail;
      this.#thread ??= this.#begin();
      ask(this.#thread, JSON.stringify(group)); // copied as a text it costs a third
    });
  }

  /** Costs next to nothing, for the queue is opened only when something is in it. */
  look(): void {
    if (this.#thread === null) return;
    const { port, counts } = this.#thread;
    if (Atomics.load(counts, KEPT) !== Atomics.load(counts, ASKED)) return;
    const said = receiveMessageOnPort(port);
    if (said !== undefined) this.#done(said.message as Failed);
  }

  async close(): Promise<void> {
    if (this.#thread === null) return;
    ask(this.#thread, 'close');
    await once(this.#thread.worker, 'exit');
  }
}

function ask({ port, counts }: Thread, text: string): void {
  port.postMessage(text);
  Atomics.add(counts, ASKED, 1);
  Atomics.notify(counts, ASKED);
}
