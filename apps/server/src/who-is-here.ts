/** How long someone who looked into the Hall counts as here: a little more than four of its refreshes. */
const LINGERS = 45_000; // milliseconds
const MOST = 20_000;

/** Who has the Hall open, or a table. Only people who have shared a table are told. */
export class WhoIsHere {
  readonly #isConnected: (user: string) => boolean;
  readonly #looked = new Map<string, number>(); // into the Hall; the latest last, bounded by `MOST`

  constructor(isConnected: (user: string) => boolean) {
    this.#isConnected = isConnected;
  }

  look(user: string, now: number): void {
    this.#looked.delete(user);
    this.#looked.set(user, now);
    if (this.#looked.size > MOST) this.#looked.delete(this.#looked.keys().next().value!);
  }

  isHere(user: string, now: number): boolean {
    return this.#isConnected(user) || (this.#looked.get(user) ?? -LINGERS) + LINGERS > now;
  }
}
