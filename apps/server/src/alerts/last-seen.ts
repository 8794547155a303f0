import type { Clock } from '../ports.ts';

const FORGOTTEN = 86_400_000; // milliseconds: away is away
const MANY = 10_000;
const MOMENT = 5000; // milliseconds

/** When each user was last seen to do something: act at a table, or look at a page. An open connection alone is nothing. */
export class LastSeen {
  readonly #clock: Clock;
  readonly #opened: number;
  readonly #seen = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#opened = clock.now();
  }

  /** True: for the first time in a while. */
  saw(user: string): boolean {
    const before = this.#seen.get(user) ?? -MOMENT;
    this.#seen.set(user, this.#clock.now());
    if (this.#seen.size > MANY) this.#prune();
    return before + MOMENT <= this.#clock.now();
  }

  /** Someone who has not come since the server started was here until then: they may be about to reconnect. */
  of(user: string): number {
    return this.#seen.get(user) ?? this.#opened;
  }

  #prune(): void {
    const before = this.#clock.now() - FORGOTTEN;
    for (const [user, at] of this.#seen) if (at < before) this.#seen.delete(user);
  }
}
