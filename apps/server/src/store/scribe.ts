import type { Keeper } from './group-commit.ts';
import type { Write } from './store.ts';

const QUICK = 1; // milliseconds nobody minds waiting
const TIDY = 64; // lone writes between two that the thread gets: there, and nowhere else, the log is folded into the database

const NOTHING: ReadonlyMap<number, string> = new Map();

interface Ledger {
  keep(group: readonly (readonly Write[])[]): ReadonlyMap<number, string>;
}

/**
 * In a quiet house moves come one by one, and waking a thread, and being woken by it, costs more than the disk. So what
 * comes alone is written here, unless the disk is slow: then the tables must not wait for it. How quick it is, is learned
 * from everything that comes alone, by whomever it is written.
 */
export class Scribe implements Keeper {
  readonly #here: Ledger;
  readonly #thread: Keeper;
  readonly #now: () => number;
  #usual = QUICK; // milliseconds, the last few counting most
  #alone = 0;

  constructor(here: Ledger, thread: Keeper, now: () => number = () => performance.now()) {
    this.#here = here;
    this.#thread = thread;
    this.#now = now;
  }

  async keep(group: readonly (readonly Write[])[]): Promise<ReadonlyMap<number, string>> {
    if (group.length > 1) return this.#thread.keep(group);
    const start = this.#now();
    const isHere = this.#usual < QUICK && ++this.#alone % TIDY !== 0;
    const isKept = isHere && this.#here.keep(group).size === 0;
    const failed = isKept ? NOTHING : await this.#thread.keep(group); // which can wait for whoever is in the way
    this.#usual += (this.#now() - start - this.#usual) / 8;
    return failed;
  }

  look(): void {
    this.#thread.look();
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
