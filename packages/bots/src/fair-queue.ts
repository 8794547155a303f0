import { Heap, type Scored } from './heap.ts';

/** Who waits, as plain data, so that a queue on another machine can sort by it too. */
export interface Asker {
  readonly rank: number; // lower ranks go first: 0, 1, 2 …
  readonly address: string;
  readonly user: string;
}

/**
 * What each key has cost lately: half of it is forgotten after `halfLife`. Kept as a score, the logarithm of the cost
 * counted back to time 0: everyone forgets at the same pace, so scores keep their order as time passes, and only grow.
 */
class Costs {
  readonly #halfLife: number;
  readonly #scores = new Map<string, { score: number; at: number }>(); // least recently charged first; old ones are dropped

  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  score(key: string): number {
    return this.#scores.get(key)?.score ?? Number.NEGATIVE_INFINITY;
  }

  add(key: string, cost: number, now: number): void {
    if (cost <= 0) return;
    const elapsed = now / this.#halfLife;
    const score = elapsed + Math.log2(2 ** (this.score(key) - elapsed) + cost);
    this.#scores.delete(key);
    this.#scores.set(key, { score, at: now });
    for (const [old, { at }] of this.#scores) {
      if (now - at < FORGOTTEN * this.#halfLife) break;
      this.#scores.delete(old);
    }
  }
}
const FORGOTTEN = 20; // half-lives

interface UserLine<T> extends Scored {
  readonly user: string;
  readonly items: T[];
}
interface AddressLine<T> extends Scored {
  readonly address: string;
  readonly users: Map<string, UserLine<T>>; // those in `heap`
  readonly heap: Heap<UserLine<T>>;
}
interface Line<T> {
  readonly addressCosts: Costs;
  readonly userCosts: Costs;
  readonly addresses: Map<string, AddressLine<T>>; // those in `heap`
  readonly heap: Heap<AddressLine<T>>;
}

/**
 * Who is served next: the lowest rank, then the address and in it the user that cost least lately, then who came first.
 * So nobody gets more by asking more often, by more tabs, or by more names from one address. Each rank counts its own
 * costs: the first move of someone who has just been shown a whole table does not wait for those who do nothing but move.
 */
export class FairQueue<T> {
  readonly #lines: Line<T>[] = []; // by rank
  readonly #halfLife: number;
  #size = 0;
  #added = 0;

  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  get size(): number {
    return this.#size;
  }

  add({ rank, address, user }: Asker, item: T): void {
    const nth = this.#added++;
    const line = this.#line(rank);
    let at = line.addresses.get(address);
    if (at === undefined) {
      at = { address, users: new Map(), heap: new Heap(), score: line.addressCosts.score(address), nth };
      line.addresses.set(address, at);
      line.heap.push(at);
    }
    const waiting = at.users.get(user);
    if (waiting === undefined) {
      const first = { user, items: [item], score: line.userCosts.score(user), nth };
      at.users.set(user, first);
      at.heap.push(first);
    } else waiting.items.push(item);
    this.#size++;
  }

  #line(rank: number): Line<T> {
    return (this.#lines[rank] ??= {
      addressCosts: new Costs(this.#halfLife),
      userCosts: new Costs(this.#halfLife),
      addresses: new Map(),
      heap: new Heap(),
    });
  }

  /** `fromLast`: of the highest rank that waits, in place of the lowest. */
  take(fromLast = false): T | null {
    for (let i = 0; i < this.#lines.length; i++) {
      const line = this.#lines[fromLast ? this.#lines.length - 1 - i : i];
      const item = line === undefined ? null : this.#takeFrom(line);
      if (item !== null) return item;
    }
    return null;
  }

  /** Addresses and users whose lines are empty are dropped when they come first. */
  #takeFrom(line: Line<T>): T | null {
    const { heap, addresses, addressCosts, userCosts } = line;
    const addressScore = ({ address }: AddressLine<T>): number => addressCosts.score(address);
    const userScore = ({ user }: UserLine<T>): number => userCosts.score(user);
    for (let at = first(heap, addressScore); at !== undefined; at = first(heap, addressScore)) {
      for (let of = first(at.heap, userScore); of !== undefined; of = first(at.heap, userScore)) {
        const item = of.items.shift();
        if (of.items.length === 0) {
          at.heap.pop();
          at.users.delete(of.user);
        }
        if (item === undefined) continue;
        this.#size--;
        return item;
      }
      heap.pop();
      addresses.delete(at.address);
    }
    return null;
  }

  /** It no longer waits. False: it did not. */
  remove({ rank, address, user }: Asker, item: T): boolean {
    const items = this.#lines[rank]?.addresses.get(address)?.users.get(user)?.items;
    const at = items?.indexOf(item) ?? -1;
    if (at < 0) return false;
    items!.splice(at, 1);
    this.#size--;
    return true;
  }

  /** Into how many equal parts the next stretch of time falls for one request of this asker: by address, user, request. */
  parts({ rank, address, user }: Asker): number {
    const waiting = new Map<string, number>(); // users by address, of this rank
    for (const [name, { users }] of this.#lines[rank]?.addresses ?? [])
      for (const { user: other, items } of users.values())
        if (items.length > 0 && !(name === address && other === user)) waiting.set(name, (waiting.get(name) ?? 0) + 1);
    const neighbours = waiting.get(address) ?? 0;
    const addresses = waiting.size + (neighbours > 0 ? 0 : 1);
    const own = this.#lines[rank]?.addresses.get(address)?.users.get(user)?.items.length ?? 0;
    return addresses * (neighbours + 1) * (own + 1);
  }

  /** What serving this asker has cost. */
  charge({ rank, address, user }: Asker, cost: number, now: number): void {
    const { addressCosts, userCosts } = this.#line(rank);
    addressCosts.add(address, cost, now);
    userCosts.add(user, cost, now);
  }
}

/** Scores in a heap may be too low by now; that of the first is put right until it stays the first. */
function first<L extends Scored>(heap: Heap<L>, scoreOf: (line: L) => number): L | undefined {
  for (;;) {
    const { first } = heap;
    if (first === undefined) return undefined;
    const score = scoreOf(first);
    if (score <= first.score) return first;
    first.score = score;
    heap.sink();
  }
}
