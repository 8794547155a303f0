const PER_ADDRESS = 4; // times as many as for one user

interface From {
  readonly user: string;
  readonly address: string;
}

/** How many slow questions are open, by user and by address. */
export class OpenQuestions {
  readonly #perUser: number;
  readonly #open = new Map<string, number>(); // no zeros

  constructor(perUser: number) {
    this.#perUser = perUser;
  }

  /** False: too many are open. */
  take({ user, address }: From): boolean {
    const [byUser, byAddress] = [`user ${user}`, `address ${address}`];
    if (this.#count(byUser) >= this.#perUser || this.#count(byAddress) >= PER_ADDRESS * this.#perUser) return false;
    this.#open.set(byUser, this.#count(byUser) + 1);
    this.#open.set(byAddress, this.#count(byAddress) + 1);
    return true;
  }

  giveBack({ user, address }: From): void {
    for (const key of [`user ${user}`, `address ${address}`]) {
      const left = this.#count(key) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    }
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }
}
