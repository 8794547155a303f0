import { type Messenger, NoAnswer, type Said } from '../src/cluster/messenger.ts';

interface Hearing {
  readonly by: MemoryMessenger;
  readonly pattern: readonly string[];
  readonly queue: string | null;
  readonly heard: (said: Said) => void;
}

/** What NATS does, in one process and without a network. Each messenger can be cut off. */
export class MemoryBus {
  readonly #hearings = new Set<Hearing>();
  #next = 0; // which member of a queue is served next

  messenger(): MemoryMessenger {
    return new MemoryMessenger(this);
  }

  hear(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => void this.#hearings.delete(hearing);
  }

  /** Returns how many it goes to. */
  say(subject: string, text: string, answer: Said['answer']): number {
    const parts = subject.split('.');
    const queues = new Map<string, Hearing[]>();
    const chosen: Hearing[] = [];
    for (const hearing of this.#hearings) {
      if (!hearing.by.isConnected || !fits(hearing.pattern, parts)) continue;
      if (hearing.queue === null) chosen.push(hearing);
      else queues.set(hearing.queue, [...(queues.get(hearing.queue) ?? []), hearing]);
    }
    for (const members of queues.values()) chosen.push(members[this.#next++ % members.length]!);
    for (const hearing of chosen)
      setImmediate(() => {
        if (hearing.by.isConnected && this.#hearings.has(hearing)) hearing.heard({ subject, text, answer });
      });
    return chosen.length;
  }
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, i) => part === '*' || part === parts[i]);

export class MemoryMessenger implements Messenger {
  readonly #bus: MemoryBus;
  readonly #stops = new Set<() => void>();
  readonly #unanswered = new Set<(error: NoAnswer) => void>();
  isConnected = true;

  constructor(bus: MemoryBus) {
    this.#bus = bus;
  }

  publish(subject: string, text: string): void {
    if (this.isConnected) this.#bus.say(subject, text, null);
  }

  subscribe(subject: string, heard: (said: Said) => void, queue?: string): () => void {
    const guarded = (said: Said): void => {
      try {
        heard(said);
      } catch {} // as a real bus: the hearer's trouble is its own
    };
    const hearing = { by: this, pattern: subject.split('.'), queue: queue ?? null, heard: guarded };
    const stop = this.#bus.hear(hearing);
    this.#stops.add(stop);
    return stop;
  }

  async request(subject: string, text: string, milliseconds: number): Promise<string> {
    if (!this.isConnected) throw new NoAnswer('the bus is out of reach');
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = setTimeout(() => reject(new NoAnswer('not in time')), milliseconds);
    this.#unanswered.add(reject);
    if (this.#bus.say(subject, text, resolve) === 0) reject(new NoAnswer('no one hears that'));
    return promise.finally(() => {
      clearTimeout(timer);
      this.#unanswered.delete(reject);
    });
  }

  cut(): void {
    this.isConnected = false;
    for (const reject of this.#unanswered) reject(new NoAnswer('the bus was lost'));
  }

  mend(): void {
    this.isConnected = true;
  }

  async close(): Promise<void> {
    await new Promise(setImmediate); // what was said is on its way
    this.cut();
    for (const stop of this.#stops) stop();
  }
}
