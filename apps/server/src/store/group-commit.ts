import type { Write } from './store.ts';

/** Puts a group of writes on the disk with one wait. What failed, by index. */
export type Keep = (group: readonly (readonly Write[])[]) => ReadonlyMap<number, string>;

interface Waiting {
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * A commit costs a wait for the disk, however much it holds. So what is written in one tick goes in one transaction,
 * and everybody is told together when it is safe. (A thread of its own for the disk was tried: with as many threads as
 * cores busy, the way there and back took longer than the disk.)
 */
export class GroupCommit {
  readonly #keep: Keep;
  readonly #took: (seconds: number) => void;
  #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(keep: Keep, took: (seconds: number) => void = () => {}) {
    this.#keep = keep;
    this.#took = took;
  }

  write(writes: readonly Write[]): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((done, failed) => {
      this.#waiting.push({ writes, done, failed });
      if (this.#waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    const start = performance.now();
    const failed = this.#keep(group.map(({ writes }) => writes));
    this.#took((performance.now() - start) / 1000);
    for (const [i, one] of group.entries()) {
      const trouble = failed.get(i);
      if (trouble === undefined) one.done();
      else one.failed(new Error(trouble));
    }
  }

  /** What is waiting is written; whatever comes now is too late. */
  close(): void {
    this.flush();
    this.#isClosed = true;
  }
}
