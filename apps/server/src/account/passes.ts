import { hashed } from '../hashed.ts';
import type { Clock, Seeds } from '../ports.ts';
import type { PassRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Data = PassRecord['data'];

/** Who a pass is for, what it carries, and how long it is good. */
interface NewPass {
  readonly user: string | null;
  readonly data?: Data;
  readonly lasts: number; // milliseconds
}

/** What is good once and for a short while. The client holds the text, the store its hash. */
export class Passes {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seeds: Seeds;
  readonly #taking = new Set<string>(); // hashes: two requests at once must not both succeed

  constructor(store: Store, clock: Clock, seeds: Seeds) {
    this.#store = store;
    this.#clock = clock;
    this.#seeds = seeds;
  }

  /** A new pass under a text that nobody can guess. */
  async issue(kind: string, pass: NewPass): Promise<string> {
    const text = this.#seeds.token();
    await this.put(kind, text, pass);
    return text;
  }

  /** A pass under this text; replaces one of the same kind and text. */
  async put(kind: string, text: string, { user, data = {}, lasts }: NewPass): Promise<void> {
    const until = this.#clock.now() + lasts;
    await this.#store.write({ write: 'pass', pass: { hash: passHash(kind, text), kind, user, data, until } });
  }

  /** The pass, if it is still good. It stays so. */
  async look(kind: string, text: string): Promise<PassRecord | null> {
    const pass = await this.#store.accounts.pass(passHash(kind, text));
    return pass === null || pass.kind !== kind || pass.until <= this.#clock.now() ? null : pass;
  }

  /** The pass, if it is still good, for the last time. */
  async take(kind: string, text: string): Promise<PassRecord | null> {
    const hash = passHash(kind, text);
    if (this.#taking.has(hash)) return null;
    this.#taking.add(hash);
    try {
      const pass = await this.look(kind, text);
      if (pass !== null) await this.#store.write({ write: 'forgetPass', hash });
      return pass;
    } finally {
      this.#taking.delete(hash);
    }
  }

  /** Change what a pass carries. It is good for as long as before. */
  async change(pass: PassRecord, data: Data): Promise<void> {
    await this.#store.write({ write: 'pass', pass: { ...pass, data: { ...pass.data, ...data } } });
  }

  async forget(hash: string): Promise<void> {
    await this.#store.write({ write: 'forgetPass', hash });
  }
}

/** Where a pass is stored. */
export const passHash = (kind: string, text: string): string => hashed(`${kind} ${text}`);
