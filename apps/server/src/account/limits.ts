import type { Clock } from '../ports.ts';
import { RateLimiter } from '../socket/token-bucket.ts';

const MINUTE = 1 / 60; // per second
const HOUR = 1 / 3600;

/**
 * How often each step may be taken. A million codes, and two hundred guesses while one is good; a guessed code only asks
 * its owner. All of it counts failures and successes alike, so that the limits say nothing either.
 */
export class AccountLimits {
  readonly #clock: Clock;
  readonly #signIns = new RateLimiter(30, 10 * MINUTE); // by address
  readonly #codes = new RateLimiter(10, 2 * MINUTE); // by address
  readonly #allCodes = new RateLimiter(100, 20 * MINUTE);
  readonly #polls = new RateLimiter(120, 4); // by address: a device that waits asks again and again
  readonly #changes = new RateLimiter(30, 10 * MINUTE); // by user
  readonly #exports = new RateLimiter(3, 6 * HOUR); // by user
  readonly #mails = new RateLimiter(5, 10 * HOUR); // by address of the client
  readonly #mailsTo = new RateLimiter(3, 3 * HOUR); // by address of the mail, hashed
  readonly #allMails = new RateLimiter(60, 120 * HOUR);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  maySignIn(address: string): boolean {
    return this.#signIns.take(address, this.#clock.now());
  }
  mayTryCode(address: string): boolean {
    const now = this.#clock.now();
    return this.#codes.take(address, now) && this.#allCodes.take('', now);
  }
  mayPoll(address: string): boolean {
    return this.#polls.take(address, this.#clock.now());
  }
  mayChange(user: string): boolean {
    return this.#changes.take(user, this.#clock.now());
  }
  mayExport(user: string): boolean {
    return this.#exports.take(user, this.#clock.now());
  }
  /** May this client ask for a mail? */
  mayAskMail(address: string): boolean {
    return this.#mails.take(address, this.#clock.now());
  }
  /** May a mail go there? The client is not told. */
  mayMail(to: string): boolean {
    const now = this.#clock.now();
    return this.#mailsTo.take(to, now) && this.#allMails.take('', now);
  }
}
