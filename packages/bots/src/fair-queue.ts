/** Who waits, as plain data, so that a queue on another machine can sort by it too. */
export interface Asker {
  readonly rank: number; // lower ranks go first: 0, 1, 2 …
  readonly address: string;
  readonly user: string;
}

/** Sums that fade: half of each is forgotten after `halfLife`. */
class FadingSums {
  readonly #halfLife: number;
  readonly #sums = new Map<string, { sum: number; at: number }>(); // least recently charged first; faded ones are dropped

  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  get(key: string, now: number): number {
    const known = this.#sums.get(key);
    return known === undefined ? 0 : known.sum * 2 ** ((known.at - now) / this.#halfLife);
  }

  add(key: string, more: number, now: number): void {
    const sum = this.get(key, now) + more;
    this.#sums.delete(key);
    this.#sums.set(key, { sum, at: now });
    for (const [old, { at }] of this.#sums) {
      if (now - at < FORGOTTEN * this.#halfLife) break;
      this.#sums.delete(old);
    }
  }
}
const FORGOTTEN = 20; // half-lives

/** What waits, by address and user. */
type Line<T> = Map<string, Map<string, T[]>>;

/**
 * Who is served next: the lowest rank, then the address and in it the user that cost least lately, then who came first.
 * So nobody gets more by asking more often, by more tabs, or by more names from one address.
 */
export class FairQueue<T> {
  readonly #lines: Line<T>[] = []; // by rank; no map or list in them is empty
  readonly #addresses: FadingSums;
  readonly #users: FadingSums;
  #size = 0;

  constructor(halfLife: number) {
    this.#addresses = new FadingSums(halfLife);
    this.#users = new FadingSums(halfLife);
  }

  get size(): number {
    return this.#size;
  }

  add({ rank, address, user }: Asker, item: T): void {
    const line = (this.#lines[rank] ??= new Map());
    const users = line.get(address) ?? new Map<string, T[]>();
    line.set(address, users);
    const items = users.get(user);
    if (items === undefined) users.set(user, [item]);
    else items.push(item);
    this.#size++;
  }

  /** `fromLast`: of the highest rank that waits, in place of the lowest. */
  take(now: number, fromLast = false): T | null {
    for (let i = 0; i < this.#lines.length; i++) {
      const line = this.#lines[fromLast ? this.#lines.length - 1 - i : i];
      if (line === undefined || line.size === 0) continue;
      const address = least(line.keys(), (key) => this.#addresses.get(key, now));
      const users = line.get(address)!;
      const user = least(users.keys(), (key) => this.#users.get(key, now));
      const items = users.get(user)!;
      const item = items.shift()!;
      this.#tidy(line, address, user);
      return item;
    }
    return null;
  }

  /** It no longer waits. False: it did not. */
  remove({ rank, address, user }: Asker, item: T): boolean {
    const line = this.#lines[rank];
    const items = line?.get(address)?.get(user);
    const at = items?.indexOf(item) ?? -1;
    if (at < 0) return false;
    items!.splice(at, 1);
    this.#tidy(line!, address, user);
    return true;
  }

  /** One item has left its list. */
  #tidy(line: Line<T>, address: string, user: string): void {
    this.#size--;
    const users = line.get(address)!;
    if (users.get(user)!.length === 0) users.delete(user);
    if (users.size === 0) line.delete(address);
  }

  /** What serving this asker has cost. */
  charge({ address, user }: Asker, cost: number, now: number): void {
    this.#addresses.add(address, cost, now);
    this.#users.add(user, cost, now);
  }
}

/** The key with the smallest measure; of equals the first. */
function least(keys: Iterable<string>, measure: (key: string) => number): string {
  let [best, smallest] = ['', Number.POSITIVE_INFINITY];
  for (const key of keys) {
    const size = measure(key);
    if (size < smallest) [best, smallest] = [key, size];
  }
  return best;
}
