import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Others } from '../cluster/others.ts';

const MOST = 10_000; // keys

interface Count {
  current: number;
  readonly until: number; // on performance.now()
}
type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts requests for the rate limits, those that came to other nodes, too. */
export const requestCounts = (others: Others): FastifyRateLimitStoreCtor =>
  class RequestCounts {
    readonly #name: string;
    readonly #counts = new Map<string, Count>(); // oldest window first
    #window = 60_000; // milliseconds
    #untold = new Map<string, number>(); // in this turn of the event loop

    constructor(_options: object, name = 'all') {
      this.#name = `requests ${name}`;
      others.hear('took', ({ limit, takes }) => {
        if (limit === this.#name) for (const [key, many] of takes) this.#add(key, many);
      });
    }

    incr(key: string, counted: Counted, window: number): void {
      this.#window = window;
      const { current, until } = this.#add(key, 1);
      if (this.#untold.size === 0) setImmediate(() => this.#tell());
      this.#untold.set(key, (this.#untold.get(key) ?? 0) + 1);
      counted(null, { current, ttl: Math.ceil(until - performance.now()) });
    }

    #add(key: string, many: number): Count {
      const now = performance.now();
      const known = this.#counts.get(key);
      if (known !== undefined && known.until > now) {
        known.current += many;
        return known;
      }
      const count = { current: many, until: now + this.#window };
      this.#counts.delete(key);
      this.#counts.set(key, count);
      if (this.#counts.size > MOST) this.#counts.delete(this.#counts.keys().next().value!);
      return count;
    }

    #tell(): void {
      others.tell('took', { limit: this.#name, takes: [...this.#untold] });
      this.#untold = new Map();
    }

    /** The counts of one route. The plugin gives more than its types say. */
    child(given: object): RequestCounts {
      const { method, url } = (given as { readonly routeInfo: { readonly method: unknown; readonly url: string } })
        .routeInfo;
      return new RequestCounts({}, `${String(method)} ${url}`);
    }
  };
