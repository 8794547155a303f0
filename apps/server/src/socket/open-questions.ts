import type { Others } from '../cluster/others.ts';
import { HouseCount } from '../house-count.ts';

const PER_ADDRESS = 4; // times as many as for one user

interface From {
  readonly user: string;
  readonly address: string;
}

/** How many slow questions are open, by user and by address. */
export class OpenQuestions {
  readonly #perUser: number;
  readonly #open: HouseCount;

  constructor(perUser: number, others?: Others) {
    this.#perUser = perUser;
    this.#open = new HouseCount('questions', others);
  }

  /** False: too many are open. */
  take(from: From): boolean {
    const keys = keysOf(from);
    const [byUser, byAddress] = keys;
    if (this.#open.of(byUser) >= this.#perUser || this.#open.of(byAddress) >= PER_ADDRESS * this.#perUser) return false;
    this.#open.change(keys, 1);
    return true;
  }

  giveBack(from: From): void {
    this.#open.change(keysOf(from), -1);
  }
}

const keysOf = ({ user, address }: From): [string, string] => [`user ${user}`, `address ${address}`];
