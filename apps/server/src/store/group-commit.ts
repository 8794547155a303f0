import type { Write } from './store.ts';

/** The part of a database that group commit needs. */
export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
  apply(write: Write): void;
}

interface Waiting {
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * One commit costs a wait for the disk, however much it holds. So what is written in one tick goes in one transaction,
 * and everybody is told together when it is safe.
 */
export class GroupCommit {
  readonly #database: Transactions;
  readonly #took: (seconds: number) => void;
  #waiting: Waiting[] = [];
  #isPlanned = false;
  #isClosed = false;

  constructor(database: Transactions, took: (seconds: number) => void = () => {}) {
    this.#database = database;
    this.#took = took;
  }

  /** What is waiting is written; whatever comes now is too late. */
  close(): void {
    this.flush();
    this.#isClosed = true;
  }

  write(writes: readonly Write[]): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((done, failed) => {
      this.#waiting.push({ writes, done, failed });
      if (this.#isPlanned) return;
      this.#isPlanned = true;
      setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#isPlanned = false;
    if (group.length === 0) return;
    const start = performance.now();
    try {
      this.#together(group);
      for (const { done } of group) done();
    } catch {
      for (const one of group) this.#alone(one); // somebody's write was refused: that must not cost the others theirs
    }
    this.#took((performance.now() - start) / 1000);
  }

  #together(group: readonly Waiting[]): void {
    this.#database.begin();
    try {
      for (const { writes } of group) for (const write of writes) this.#database.apply(write);
      this.#database.commit();
    } catch (error) {
      this.#database.rollback();
      throw error;
    }
  }

  #alone(one: Waiting): void {
    try {
      this.#together([one]);
      one.done();
    } catch (error) {
      one.failed(error);
    }
  }
}
