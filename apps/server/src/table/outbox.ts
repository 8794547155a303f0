import type { Store, Write } from '../store/store.ts';

/** What one table writes and tells: everything is told in the order it happened, and only once it is on disk. */
export class Outbox {
  readonly #store: Store;
  readonly #lost: (error: unknown) => void;
  #told: Promise<void> = Promise.resolve();
  #unsafe = 0; // writes not yet on disk

  constructor(store: Store, lost: (error: unknown) => void) {
    this.#store = store;
    this.#lost = lost;
  }

  get isEmpty(): boolean {
    return this.#unsafe === 0;
  }

  /** Write, and do this when it is on disk and everything before has been told. */
  release(writes: Write[], tell: () => void): Promise<void> {
    this.#unsafe++;
    const safe = this.#store.write(...writes);
    const told = this.#told.then(() => safe).then(tell);
    this.#told = told.then(
      () => void this.#unsafe--,
      (error: unknown) => {
        this.#unsafe--;
        this.#lost(error);
      },
    );
    return told;
  }

  /** Tell this after everything that happened before it; at once if nothing is still on its way to the disk. */
  inTurn(tell: () => void): void {
    if (this.isEmpty) tell();
    else this.#told = this.#told.then(tell);
  }
}
