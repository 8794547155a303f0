import type { ClientMessage } from '@trollmoot/protocol';
import { Allowance } from '../allowance.ts';
import type { House } from '../house.ts';
import { houseLimit } from '../house-limit.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Client } from './messages.ts';
import { OpenQuestions } from './open-questions.ts';
import type { RateLimiter } from './token-bucket.ts';
import { Turnstile } from './turnstile.ts';

const MOVES = 0; // their rank
const SAVED = 10; // seconds' worth of time
const PER_ADDRESS = 2; // times the time of one user

/** A connection that may look at tables of other nodes. */
export interface FarClient extends Client {
  evict(code: number, why: string): void;
  /** Show it the table again: this node has it. */
  showAgain(table: string): void;
}

/** The tables of other nodes that connections of this one look at. */
export interface FarDesks {
  /** Does another node answer this message, or is its table still looked for? */
  takes(client: FarClient, message: ClientMessage): boolean;
  /** These messages came to a node that has the table no longer. */
  again(client: FarClient, table: string, messages: readonly ClientMessage[]): void;
  /** What this client was shown of a table is no longer true, or no longer here. */
  reload(client: FarClient, table: string): void;
  isWatching(client: FarClient): boolean;
  renamed(client: FarClient): void;
  closed(client: FarClient): void;
}

/** What all connections share: whoever opens more of them, or takes more names, gets no more of it. */
export class Hub {
  readonly chat: RateLimiter; // lines, by user
  readonly questions: OpenQuestions;
  readonly far: FarDesks | null;
  readonly turnstile: Turnstile;
  readonly #users: Allowance; // in milliseconds of the server's time
  readonly #addresses: Allowance;

  constructor(
    { questions, time }: ConnectionLimits,
    house: Pick<House, 'clock' | 'others'>,
    far: FarDesks | null = null,
  ) {
    const now = (): number => house.clock.now();
    this.chat = houseLimit(house, 'chat', 5, 0.5);
    this.far = far;
    this.#users = new Allowance(SAVED * time, time);
    this.#addresses = new Allowance(SAVED * PER_ADDRESS * time, PER_ADDRESS * time);
    this.questions = new OpenQuestions(questions, house.others);
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
