import { Allowance } from '../allowance.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { OpenQuestions } from './open-questions.ts';
import { RateLimiter } from './token-bucket.ts';
import { Turnstile } from './turnstile.ts';

const MOVES = 0; // their rank
const SAVED = 10; // seconds' worth of time
const PER_ADDRESS = 2; // times the time of one user

/** What all connections share: whoever opens more of them, or takes more names, gets no more of it. */
export class Hub {
  readonly chat = new RateLimiter(5, 0.5); // lines, by user
  readonly questions: OpenQuestions;
  readonly turnstile: Turnstile;
  readonly #users: Allowance; // in milliseconds of the server's time
  readonly #addresses: Allowance;

  constructor({ questions, time }: ConnectionLimits, now: () => number) {
    this.#users = new Allowance(SAVED * time, time);
    this.#addresses = new Allowance(SAVED * PER_ADDRESS * time, PER_ADDRESS * time);
    this.questions = new OpenQuestions(questions);
    this.turnstile = new Turnstile({
      stopwatch: () => performance.now(),
      nextTurn: (run) => void setImmediate(run),
      charged: ({ rank, user, address }, cost) => {
        if (rank === MOVES) return; // they only lose their place in the queue
        this.#users.charge(user, cost, now());
        this.#addresses.charge(address, cost, now());
      },
    });
  }

  /** Has this user, or everyone at this address, cost more than they may? */
  isInDebt({ user, address }: { readonly user: string; readonly address: string }, now: number): boolean {
    return this.#users.left(user, now) < 0 || this.#addresses.left(address, now) < 0;
  }
}
