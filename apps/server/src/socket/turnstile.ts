import { type Asker, FairQueue } from '@trollmoot/bots';

const SLICE = 5; // milliseconds of each turn of the event loop for messages
const HALF_LIFE = 10_000; // milliseconds: how long a cost counts against who caused it
const BYTES_PER_MS = 100_000; // what is built must also be sent, which happens later
const UNUSUAL = 4; // times longer than messages of its rank usually take: the process paused, for others or to collect garbage
const SHORTEST = 0.1; // milliseconds that are never unusual
const REMEMBERED = 100; // messages, about
const FROM_BEHIND = 8; // one in so many comes from the last rank, which would otherwise never be served in a rush

/** A connection whose messages wait to be answered. */
export interface Visitor {
  readonly asker: Asker; // of the message that comes next
  /** Answer that message. Returns the bytes built for it. */
  serve(): number;
  readonly isWaiting: boolean; // has it more messages?
}

interface Turns {
  readonly stopwatch: () => number; // milliseconds
  readonly nextTurn: (run: () => void) => void; // of the event loop
  readonly charged: (asker: Asker, cost: number) => void;
}

/**
 * Answers messages at once while a turn of the event loop is young. What is left over when its time is up waits for the
 * next turns, and those go first who cost least lately: moves before other messages, players before spectators. So a
 * person waits for at most about one turn, however many others ask for more than the server can do.
 */
export class Turnstile {
  readonly #turns: Turns;
  readonly #waiting = new FairQueue<Visitor>(HALF_LIFE);
  readonly #usual: number[] = []; // milliseconds that a message takes, by rank
  #used = 0; // milliseconds of this turn
  #isTurnPlanned = false;
  #served = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** A visitor that was not waiting has a message. */
  enter(visitor: Visitor): void {
    if (this.#waiting.size === 0 && this.#used < SLICE) this.#serve(visitor);
    else this.#waiting.add(visitor.asker, visitor);
    this.#planTurn();
  }

  #planTurn(): void {
    if (this.#isTurnPlanned) return;
    this.#isTurnPlanned = true;
    this.#turns.nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#isTurnPlanned = false;
    this.#used = 0;
    while (this.#used < SLICE && this.#waiting.size > 0)
      this.#serve(this.#waiting.take(++this.#served % FROM_BEHIND === 0)!);
    if (this.#waiting.size > 0) this.#planTurn();
  }

  #serve(visitor: Visitor): void {
    const { asker } = visitor;
    const start = this.#turns.stopwatch();
    const bytes = visitor.serve();
    const now = this.#turns.stopwatch();
    const cost = this.#ownTime(asker.rank, now - start) + bytes / BYTES_PER_MS;
    this.#used += now - start;
    this.#waiting.charge(asker, cost, now);
    this.#turns.charged(asker, cost);
    if (visitor.isWaiting) this.#waiting.add(visitor.asker, visitor);
  }

  /** What a message itself took, of the time that passed: a pause is not its asker's fault. */
  #ownTime(rank: number, passed: number): number {
    const usual = this.#usual[rank] ?? passed;
    const own = Math.min(passed, Math.max(SHORTEST, UNUSUAL * usual));
    this.#usual[rank] = usual + (own - usual) / REMEMBERED;
    return own;
  }
}
