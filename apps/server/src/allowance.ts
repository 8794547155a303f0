/**
 * What each key may use up, paid afterwards: saved up to `most`, refilled at `perSecond`. Who has used more than was saved
 * waits until the debt is paid.
 */
export class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #onCharged: (key: string, cost: number) => void;
  readonly #saved = new Map<string, { left: number; at: number }>(); // least recently charged first; full ones are dropped

  /** `onCharged`: something was used up here. */
  constructor(most: number, perSecond: number, onCharged: (key: string, cost: number) => void = () => {}) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#onCharged = onCharged;
  }

  /** Below zero: a debt. */
  left(key: string, now: number): number {
    const known = this.#saved.get(key);
    return known === undefined
      ? this.#most
      : Math.min(this.#most, known.left + ((now - known.at) / 1000) * this.#perSecond);
  }

  charge(key: string, cost: number, now: number): void {
    this.spend(key, cost, now);
    this.#onCharged(key, cost);
  }

  /** The same for what was used up elsewhere. */
  spend(key: string, cost: number, now: number): void {
    const left = this.left(key, now) - cost;
    this.#saved.delete(key);
    this.#saved.set(key, { left, at: now });
    for (const old of this.#saved.keys()) {
      if (this.left(old, now) < this.#most) break;
      this.#saved.delete(old);
    }
  }

  /** Milliseconds until this key is out of debt. */
  wait(key: string, now: number): number {
    return Math.ceil((Math.max(0, -this.left(key, now)) / this.#perSecond) * 1000);
  }

  get size(): number {
    return this.#saved.size;
  }
}
