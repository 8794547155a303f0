/** A token bucket: `burst` at once, refilled at `perSecond`. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #since: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#since = now;
  }

  /** Take a token, if there is one. */
  take(now: number): boolean {
    this.#tokens = this.#tokensAt(now);
    this.#since = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#tokensAt(now) === this.#burst;
  }

  #tokensAt(now: number): number {
    return Math.min(this.#burst, this.#tokens + ((now - this.#since) / 1000) * this.#perSecond);
  }
}

/** A token bucket per key. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #onTaken: (key: string) => void;
  readonly #buckets = new Map<string, TokenBucket>(); // least recently used first; full ones are dropped

  /** `onTaken`: a token was taken here. */
  constructor(burst: number, perSecond: number, onTaken: (key: string) => void = () => {}) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#onTaken = onTaken;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, now: number): boolean {
    const isTaken = this.spend(key, now);
    if (isTaken) this.#onTaken(key);
    return isTaken;
  }

  /** The same for a token that was taken elsewhere. */
  spend(key: string, now: number): boolean {
    for (const [other, bucket] of this.#buckets) {
      if (!bucket.isFull(now)) break;
      this.#buckets.delete(other);
    }
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#burst, this.#perSecond, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }
}
