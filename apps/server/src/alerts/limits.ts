import type { Clock } from '../ports.ts';
import { RateLimiter } from '../socket/token-bucket.ts';

const HOUR = 1 / 3600; // per second

/** How often each step may be taken: what leaves the server goes where users say. */
export class AlertLimits {
  readonly #clock: Clock;
  readonly #changes = new RateLimiter(60, 600 * HOUR); // by user
  readonly #trials = new RateLimiter(6, 12 * HOUR); // by user
  readonly #mails = new RateLimiter(5, 5 * HOUR); // by user
  readonly #mailsTo = new RateLimiter(2, 2 * HOUR); // by address of the mail, hashed
  readonly #allMails = new RateLimiter(60, 120 * HOUR);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  mayChange(user: string): boolean {
    return this.#changes.take(user, this.#clock.now());
  }
  mayTry(user: string): boolean {
    return this.#trials.take(user, this.#clock.now());
  }
  mayAskMail(user: string): boolean {
    return this.#mails.take(user, this.#clock.now());
  }
  /** May a question go to this address? The user is not told. */
  mayMail(to: string): boolean {
    const now = this.#clock.now();
    return this.#mailsTo.take(to, now) && this.#allMails.take('', now);
  }
}
