/** So many at once, and so many a second: a bucket that fills up by itself. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #since: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#since = now;
  }

  /** Take one, if there is one. */
  take(now: number): boolean {
    this.#left = this.#leftAt(now);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#leftAt(now) === this.#burst;
  }

  #leftAt(now: number): number {
    return Math.min(this.#burst, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
  }
}

/** An bucket for each of many, however often they come and go. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #all = new Map<string, TokenBucket>(); // in order of last use; those that are full again are forgotten

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  get size(): number {
    return this.#all.size;
  }

  take(who: string, now: number): boolean {
    for (const [other, bucket] of this.#all) {
      if (!bucket.isFull(now)) break;
      this.#all.delete(other);
    }
    const own = this.#all.get(who) ?? new TokenBucket(this.#burst, this.#perSecond, now);
    this.#all.delete(who);
    this.#all.set(who, own);
    return own.take(now);
  }
}
