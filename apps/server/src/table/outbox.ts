import type { Store, Write } from '../store/store.ts';

interface Parcel {
  readonly tell: () => void;
  isSafe: boolean; // on disk
}

/** What one table writes and tells: everything is told in the order it happened, and only once it is on disk. */
export class Outbox {
  readonly #store: Store;
  readonly #lost: (error: unknown) => void;
  readonly #parcels: Parcel[] = []; // not told yet, in order
  #isLost = false;

  constructor(store: Store, lost: (error: unknown) => void) {
    this.#store = store;
    this.#lost = lost;
  }

  get isEmpty(): boolean {
    return this.#parcels.length === 0;
  }

  /** Write, and do this when it is on disk and everything before has been told. */
  async persist(writes: Write[], tell: () => void): Promise<void> {
    if (this.#isLost) throw new Error('what came before is lost');
    const parcel: Parcel = { tell, isSafe: false };
    this.#parcels.push(parcel);
    try {
      await this.#store.write(...writes);
      if (this.#isLost) throw new Error('what came before is lost');
      parcel.isSafe = true;
      this.#tellInTurn();
    } catch (error) {
      this.#lose(error);
      throw error;
    }
  }

  /** Tell this after everything that happened before it; at once if nothing is still on its way to the disk. */
  inOrder(tell: () => void): void {
    if (this.isEmpty) tell();
    else this.#parcels.push({ tell, isSafe: true });
  }

  #tellInTurn(): void {
    while (this.#parcels[0]?.isSafe) this.#parcels.shift()!.tell();
  }

  #lose(error: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#parcels.length = 0;
    this.#lost(error);
  }
}
