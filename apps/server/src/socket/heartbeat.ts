import type { Wire } from './wire.ts';

const SAMPLES = 5;

/** Pings one client: is it still there, and how far away is it? */
export class Heartbeat {
  readonly #wire: Pick<Wire, 'isOpen' | 'ping' | 'terminate'>;
  readonly #interval: number;
  readonly #timer: NodeJS.Timeout;
  #pingedAt = 0;
  #isAnswered = true;
  #roundTrips: number[] = []; // milliseconds, the latest

  constructor(wire: Pick<Wire, 'isOpen' | 'ping' | 'terminate'>, interval: number) {
    this.#wire = wire;
    this.#interval = interval;
    this.#timer = setInterval(() => this.#check(), interval);
    this.#timer.unref();
    this.ping();
  }

  #check(): void {
    if (this.#isAnswered) this.ping();
    else if (performance.now() - this.#pingedAt >= this.#interval) this.#wire.terminate();
  }

  /** Measure the latency again, unless a ping is still unanswered. */
  ping(): void {
    if (!this.#wire.isOpen || !this.#isAnswered) return;
    this.#isAnswered = false;
    this.#pingedAt = performance.now();
    this.#wire.ping();
  }

  /** A pong has arrived. False: no ping was waiting for it. */
  pong(): boolean {
    if (this.#isAnswered) return false;
    this.#isAnswered = true;
    this.#roundTrips = [...this.#roundTrips.slice(1 - SAMPLES), performance.now() - this.#pingedAt];
    return true;
  }

  /** One way, in milliseconds: half the shortest recent round trip, since a slow answer does not mean a long way. */
  get latency(): number {
    return this.#roundTrips.length === 0 ? 0 : Math.min(...this.#roundTrips) / 2;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
