import type { Store, Write } from '../store/store.ts';

interface Pending {
  readonly deliver: () => void;
  isOnDisk: boolean;
}

/** What one table writes and sends: every message goes out in order, and only when what it tells of is on disk. */
export class Outbox {
  readonly #store: Store;
  readonly #onLost: (error: unknown) => void;
  readonly #pending: Pending[] = []; // not delivered yet, in order
  #isLost = false;

  constructor(store: Store, onLost: (error: unknown) => void) {
    this.#store = store;
    this.#onLost = onLost;
  }

  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }

  /** Write; when that is on disk, and everything before it has been delivered, deliver this. */
  async persist(writes: Write[], deliver: () => void): Promise<void> {
    if (this.#isLost) throw new Error(LOST);
    const pending: Pending = { deliver, isOnDisk: false };
    this.#pending.push(pending);
    try {
      await this.#store.write(...writes);
      if (this.#isLost) throw new Error(LOST);
      pending.isOnDisk = true;
      this.#deliver();
    } catch (error) {
      this.#lose(error);
      throw error;
    }
  }

  /** Deliver this after everything before it: at once, if nothing is on its way to the disk. */
  inOrder(deliver: () => void): void {
    if (this.isEmpty) deliver();
    else this.#pending.push({ deliver, isOnDisk: true });
  }

  #deliver(): void {
    while (this.#pending[0]?.isOnDisk) this.#pending.shift()!.deliver();
  }

  #lose(error: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#pending.length = 0;
    this.#onLost(error);
  }
}

const LOST = 'an earlier write of this table failed';
