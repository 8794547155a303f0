import type { House } from '../house.ts';
import { houseLimit } from '../house-limit.ts';
import type { Clock } from '../ports.ts';
import type { RateLimiter } from '../socket/token-bucket.ts';

const MINUTE = 1 / 60; // per second
const HOUR = 1 / 3600;

/**
 * How often each step may be taken. A million codes, and two hundred guesses while one is good; a guessed code only asks
 * its owner. All of it counts failures and successes alike, so that the limits say nothing either.
 */
export class AccountLimits {
  readonly #clock: Clock;
  readonly #signIns: RateLimiter; // by address
  readonly #codes: RateLimiter; // by address
  readonly #allCodes: RateLimiter;
  readonly #polls: RateLimiter; // by address: a device that waits asks again and again
  readonly #changes: RateLimiter; // by user
  readonly #exports: RateLimiter; // by user
  readonly #mails: RateLimiter; // by address of the client
  readonly #mailsTo: RateLimiter; // by address of the mail, hashed
  readonly #allMails: RateLimiter;

  constructor(house: Pick<House, 'clock' | 'others'>) {
    const limit = (name: string, burst: number, perSecond: number): RateLimiter =>
      houseLimit(house, `account ${name}`, burst, perSecond);
    this.#clock = house.clock;
    this.#signIns = limit('signIns', 30, 10 * MINUTE);
    this.#codes = limit('codes', 10, 2 * MINUTE);
    this.#allCodes = limit('allCodes', 100, 20 * MINUTE);
    this.#polls = limit('polls', 120, 4);
    this.#changes = limit('changes', 30, 10 * MINUTE);
    this.#exports = limit('exports', 3, 6 * HOUR);
    this.#mails = limit('mails', 5, 10 * HOUR);
    this.#mailsTo = limit('mailsTo', 3, 3 * HOUR);
    this.#allMails = limit('allMails', 60, 120 * HOUR);
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
