/** What a heap sorts: the smallest score first, of equals the one that came first. */
export interface Scored {
  score: number;
  readonly nth: number;
}

/** A binary heap. */
export class Heap<T extends Scored> {
  readonly #all: T[] = [];

  get first(): T | undefined {
    return this.#all[0];
  }

  push(item: T): void {
    const all = this.#all;
    let at = all.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(item, all[above]!)) break;
      all[at] = all[above]!;
      at = above;
    }
    all[at] = item;
  }

  pop(): void {
    const last = this.#all.pop();
    if (last === undefined || this.#all.length === 0) return;
    this.#all[0] = last;
    this.sink();
  }

  /** The first item's score has grown. */
  sink(): void {
    const all = this.#all;
    const item = all[0]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= all.length) break;
      if (below + 1 < all.length && isBefore(all[below + 1]!, all[below]!)) below++;
      if (!isBefore(all[below]!, item)) break;
      all[at] = all[below]!;
      at = below;
    }
    all[at] = item;
  }
}

const isBefore = (a: Scored, b: Scored): boolean => a.score < b.score || (a.score === b.score && a.nth < b.nth);
