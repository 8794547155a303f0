import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Keeper } from './group-commit.ts';
import type { Write } from './store.ts';

type Failed = ReadonlyMap<number, string>;

/** What the two threads count together: how often one has asked something, and how many groups the other has kept. */
export const ASKED = 0;
export const KEPT = 1;

/** A ledger in a thread of its own, which waits for the disk while the tables play on. One group at a time. */
export class LedgerThread implements Keeper {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #counts = new Int32Array(new SharedArrayBuffer(8));
  #done: (failed: Failed) => void = () => {};
  #fail: (error: unknown) => void = () => {};
  #trouble: unknown = null;

  constructor(file: string) {
    const { port1, port2 } = new MessageChannel();
    this.#worker = new Worker(new URL('./ledger-worker.ts', import.meta.url), {
      workerData: { file, port: port2, counts: this.#counts },
      transferList: [port2],
    });
    this.#port = port1;
    this.#port.on('message', (failed: Failed) => this.#done(failed));
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
        this.#ask(JSON.stringify(group)); // copied as a text it costs a third
      else fail(this.#trouble);
    });
  }

  #ask(text: string): void {
    this.#port.postMessage(text);
    Atomics.add(this.#counts, ASKED, 1);
    Atomics.notify(this.#counts, ASKED);
  }

  /** Costs next to nothing, for the queue is opened only when something is in it. */
  look(): void {
    if (Atomics.load(this.#counts, KEPT) !== Atomics.load(this.#counts, ASKED)) return;
    const said = receiveMessageOnPort(this.#port);
    if (said !== undefined) this.#done(said.message as Failed);
  }

  async close(): Promise<void> {
    if (this.#trouble !== null) return;
    this.#ask('close');
    await once(this.#worker, 'exit');
  }
}
