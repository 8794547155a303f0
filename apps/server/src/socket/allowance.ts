/** So many at once, and so many a second: a bucket that fills up by itself. */
export class Allowance {
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
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
