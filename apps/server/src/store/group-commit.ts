import { EARLIER_WRITE_FAILED, FENCED, tablesOf, type Write, WriteFailed } from './store.ts';

/** Commits groups of writes, with one fsync per group. Resolves to what failed, by index; rejects if nothing works. */
export interface Writer {
  commit(group: readonly (readonly Write[])[]): Promise<ReadonlyMap<number, string>>;
  /** If the current group is already committed, resolve its promise now instead of in the next tick. */
  poll(): void;
  close(): Promise<void>;
}

interface Pending {
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A commit costs one fsync, however much it holds. So everything that arrives during a commit waits and goes into the
 * next one together. A tick in which many players move is long, so every move polls the writer: some clients hear of
 * their move, and choose the next, while the server still reads the messages of others (10 % more moves per second).
 */
export class GroupCommit {
  readonly #writer: Writer;
  readonly #observe: (seconds: number) => void;
  #pending: Pending[] = [];
  #isBusy = false; // a group is being committed, or will be at the end of this tick
  #isCommitting = false;
  #isClosed = false;
  #whenIdle = () => {};
  isHealthy = true;

  constructor(writer: Writer, observe: (seconds: number) => void = () => {}) {
    this.#writer = writer;
    this.#observe = observe;
  }

  write(writes: readonly Write[]): Promise<void> {
    if (this.#isClosed) return Promise.reject(new WriteFailed('the store is closed'));
    return new Promise((done, fail) => {
      this.#pending.push({ writes, done, fail });
      if (!this.#isBusy) this.#schedule();
      else if (this.#isCommitting) this.#writer.poll();
    });
  }

  /** Commit at the end of this tick, with everything else that arrives in it. */
  #schedule(): void {
    this.#isBusy = true;
    setImmediate(() => this.#commit());
  }

  #commit(): void {
    this.#isCommitting = true;
    const group = this.#pending;
    this.#pending = [];
    const start = performance.now();
    this.#writer.commit(group.map(({ writes }) => writes)).then(
      (failed) => {
        this.#observe((performance.now() - start) / 1000);
        this.isHealthy = failed.size < group.length || [...failed.values()].includes(FENCED);
        if (failed.size === 0) {
          this.#next();
          for (const one of group) one.done();
        } else this.#settle(group, failed);
      },
      (error) => {
        this.isHealthy = false;
        this.#settle(group, new Map(group.map((_, i) => [i, error])));
      },
    );
  }

  /** Some writes failed. Pending writes of the same tables build on them, so they fail too. */
  #settle(group: readonly Pending[], failed: ReadonlyMap<number, unknown>): void {
    const lost = new Set([...failed.keys()].flatMap((i) => tablesOf(group[i]!.writes)));
    const isLost = ({ writes }: Pending): boolean => tablesOf(writes).some((table) => lost.has(table));
    const alsoLost = this.#pending.filter(isLost);
    this.#pending = this.#pending.filter((one) => !isLost(one));
    this.#next();
    for (const [i, one] of group.entries()) {
      const error = failed.get(i);
      if (error === undefined) one.done();
      else one.fail(new WriteFailed(error instanceof Error ? error.message : String(error)));
    }
    for (const one of alsoLost) one.fail(new WriteFailed(EARLIER_WRITE_FAILED));
  }

  #next(): void {
    this.#isCommitting = false;
    if (this.#pending.length > 0) this.#schedule();
    else {
      this.#isBusy = false;
      this.#whenIdle();
    }
  }

  /** Commit what is pending; refuse every later write. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#isBusy) await new Promise<void>((idle) => (this.#whenIdle = idle));
    await this.#writer.close();
  }
}
