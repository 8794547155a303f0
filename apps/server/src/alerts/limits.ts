import type { House } from '../house.ts';
import { houseLimit } from '../house-limit.ts';
import type { Clock } from '../ports.ts';
import type { RateLimiter } from '../socket/token-bucket.ts';

const HOUR = 1 / 3600; // per second

/** How often each step may be taken: what leaves the server goes where users say. */
export class AlertLimits {
  readonly #clock: Clock;
  readonly #changes: RateLimiter; // by user
  readonly #trials: RateLimiter; // by user
  readonly #mails: RateLimiter; // by user
  readonly #mailsTo: RateLimiter; // by address of the mail, hashed
  readonly #allMails: RateLimiter;

  constructor(house: Pick<House, 'clock' | 'others'>) {
    const limit = (name: string, burst: number, perSecond: number): RateLimiter =>
      houseLimit(house, `alert ${name}`, burst, perSecond);
    this.#clock = house.clock;
    this.#changes = limit('changes', 60, 600 * HOUR);
    this.#trials = limit('trials', 6, 12 * HOUR);
    this.#mails = limit('mails', 5, 5 * HOUR);
    this.#mailsTo = limit('mailsTo', 2, 2 * HOUR);
    this.#allMails = limit('allMails', 60, 120 * HOUR);
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
