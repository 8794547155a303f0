import type { House } from './house.ts';

const EVERY = 1000; // milliseconds

/** Notices when nothing can be written any more, and when it can be again. While it cannot, a write is tried every second. */
export class StoreWatch {
  readonly #house: House;
  readonly #onChange: (canWrite: boolean, since: number) => void;
  #failingSince: number | null = null;
  #isStopped = false;
  #cancel = () => {};

  /** `since`: when it last could be written. */
  constructor(house: House, onChange: (canWrite: boolean, since: number) => void) {
    this.#house = house;
    this.#onChange = onChange;
    void this.#look();
  }

  async #look(): Promise<void> {
    const { store, clock } = this.#house;
    const isHealthy = await store.isHealthy();
    if (this.#isStopped) return;
    const since = this.#failingSince;
    if (isHealthy && since !== null) {
      this.#failingSince = null;
      this.#onChange(true, since);
    } else if (!isHealthy && since === null) {
      this.#failingSince = clock.now() - EVERY;
      this.#onChange(false, this.#failingSince);
    }
    this.#cancel = clock.after(EVERY, () => void this.#look());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}
