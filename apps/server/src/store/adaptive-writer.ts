import type { Writer } from './group-commit.ts';
import type { Write } from './store.ts';

const FAST = 1; // milliseconds per commit: below this the main thread can afford to wait for the disk
const THREAD_EVERY = 64; // lone commits: one of them goes to the thread, the only place where the WAL is checkpointed

const NONE_FAILED: ReadonlyMap<number, string> = new Map();

interface SyncWriter {
  commit(group: readonly (readonly Write[])[]): ReadonlyMap<number, string>;
}

/**
 * Commits on the main thread or in the writer thread, whichever is cheaper now. On a quiet server moves arrive one at a
 * time, and waking a thread and being woken by it costs more than the fsync. So a lone commit runs on the main thread,
 * unless the disk is slow: then the tables must not wait for it. The speed is learned from every lone commit, no matter
 * which thread ran it.
 */
export class AdaptiveWriter implements Writer {
  readonly #here: SyncWriter;
  readonly #thread: Writer;
  readonly #now: () => number;
  #average = FAST; // milliseconds per lone commit, a moving average
  #lone = 0;

  constructor(here: SyncWriter, thread: Writer, now: () => number = () => performance.now()) {
    this.#here = here;
    this.#thread = thread;
    this.#now = now;
  }

  async commit(group: readonly (readonly Write[])[]): Promise<ReadonlyMap<number, string>> {
    if (group.length > 1) return this.#thread.commit(group);
    const start = this.#now();
    const isHere = this.#average < FAST && ++this.#lone % THREAD_EVERY !== 0;
    const isDone = isHere && this.#here.commit(group).size === 0;
    const failed = isDone ? NONE_FAILED : await this.#thread.commit(group); // the thread can wait for a lock
    this.#average += (this.#now() - start - this.#average) / 8;
    return failed;
  }

  poll(): void {
    this.#thread.poll();
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
