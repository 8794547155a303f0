import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Writer } from './group-commit.ts';
import type { Write } from './store.ts';
import { COMMITTED, REQUESTED } from './thread-counts.ts';

type Failed = ReadonlyMap<number, string>;

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly counts: Int32Array;
}

/**
 * A database in its own thread, which waits for the disk while the tables play on. It commits one group at a time. If the
 * thread dies, its group fails with it; the next group starts a new thread.
 */
export class WriterThread implements Writer {
  readonly #file: string;
  #thread: Thread | null;
  #done: (failed: Failed) => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(file: string) {
    this.#file = file;
    this.#thread = this.#start();
  }

  #start(): Thread {
    const { port1: port, port2 } = new MessageChannel();
    const counts = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
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

  commit(group: readonly (readonly Write[])[]): Promise<Failed> {
    return new Promise((done, fail) => {
      this.#done = done;
      this.#fail = fail;
      this.#thread ??= this.#start();
      request(this.#thread, JSON.stringify(group)); // a structured clone costs three times as much as a string
    });
  }

  /** Nearly free: the port is read only when the counts show that the group is committed. */
  poll(): void {
    if (this.#thread === null) return;
    const { port, counts } = this.#thread;
    if (Atomics.load(counts, COMMITTED) !== Atomics.load(counts, REQUESTED)) return;
    const reply = receiveMessageOnPort(port);
    if (reply !== undefined) this.#done(reply.message as Failed);
  }

  async close(): Promise<void> {
    if (this.#thread === null) return;
    request(this.#thread, 'close');
    await once(this.#thread.worker, 'exit');
  }
}

function request({ port, counts }: Thread, text: string): void {
  port.postMessage(text);
  Atomics.add(counts, REQUESTED, 1);
  Atomics.notify(counts, REQUESTED);
}
