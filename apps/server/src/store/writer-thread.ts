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

/** A group that is being committed. */
interface Current {
  readonly text: string;
  readonly done: (failed: Failed) => void;
  readonly fail: (error: unknown) => void;
  readonly isRepeated: boolean;
}

const WORKER = new URL('./writer-worker.ts', import.meta.url);

/**
 * A database in its own thread, which waits for the disk while the tables play on. It commits one group at a time. If the
 * thread ends, for any reason or none, a new one repeats its group; if that ends too, the group fails. Repeating is safe:
 * what the first thread committed is refused the second time, and the tables load again.
 */
export class WriterThread implements Writer {
  readonly #file: string;
  readonly #script: URL;
  #thread: Thread | null;
  #current: Current | null = null;
  #isClosing = false;

  constructor(file: string, script = WORKER) {
    this.#file = file;
    this.#script = script;
    this.#thread = this.#start();
  }

  #start(): Thread {
    const { port1: port, port2 } = new MessageChannel();
    const counts = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(this.#script, {
      workerData: { file: this.#file, port: port2, counts },
      transferList: [port2],
    });
    const thread = { worker, port, counts };
    let cause: unknown = null;
    port.on('message', (failed: Failed) => this.#done(failed));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => this.#ended(thread, cause ?? new Error(`the writer thread ended with code ${code}`)));
    return thread;
  }

  #done(failed: Failed): void {
    const current = this.#current;
    this.#current = null;
    current?.done(failed);
  }

  #ended(thread: Thread, error: unknown): void {
    if (this.#thread !== thread || this.#isClosing) return;
    this.#thread = null;
    const reply = receiveMessageOnPort(thread.port); // its last words
    thread.port.close();
    if (reply !== undefined) this.#done(reply.message as Failed);
    const current = this.#current;
    if (current === null) return;
    if (current.isRepeated) {
      this.#current = null;
      current.fail(error);
    } else this.#send({ ...current, isRepeated: true });
  }

  #send(current: Current): void {
    this.#current = current;
    this.#thread ??= this.#start();
    request(this.#thread, current.text);
  }

  commit(group: readonly (readonly Write[])[]): Promise<Failed> {
    const text = JSON.stringify(group); // a structured clone costs three times as much as a string
    return new Promise((done, fail) => this.#send({ text, done, fail, isRepeated: false }));
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
    this.#isClosing = true;
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
