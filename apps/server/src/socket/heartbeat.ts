import type { WebSocket } from 'ws';

const REMEMBERED = 5;

/** The line to one reader: is it alive, and how long does a word take? */
export class Heartbeat {
  readonly #socket: WebSocket;
  readonly #heartbeat: number;
  readonly #unasked: () => void;
  readonly #beat: NodeJS.Timeout;
  #pinged = 0;
  #isAnswered = true;
  #trips: number[] = []; // milliseconds there and back, the last few

  /** `unasked` is told of every pong to which there was no ping. */
  constructor(socket: WebSocket, heartbeat: number, unasked: () => void = () => {}) {
    this.#socket = socket;
    this.#heartbeat = heartbeat;
    this.#unasked = unasked;
    this.#beat = setInterval(() => this.#check(), heartbeat);
    this.#beat.unref();
    socket.on('pong', () => this.#answered());
    this.measure();
  }

  #check(): void {
    if (this.#isAnswered) this.measure();
    else if (performance.now() - this.#pinged >= this.#heartbeat) this.#socket.terminate();
  }

  /** Find out how far away the reader is. */
  measure(): void {
    if (this.#socket.readyState !== this.#socket.OPEN || !this.#isAnswered) return;
    this.#isAnswered = false;
    this.#pinged = performance.now();
    this.#socket.ping();
  }

  #answered(): void {
    if (this.#isAnswered) {
      this.#unasked();
      return;
    }
    this.#isAnswered = true;
    this.#trips = [...this.#trips.slice(1 - REMEMBERED), performance.now() - this.#pinged];
  }

  /** One way, in milliseconds: half the shortest trip of late, for a reader who dawdles is no further away. */
  get lag(): number {
    return this.#trips.length === 0 ? 0 : Math.min(...this.#trips) / 2;
  }

  stop(): void {
    clearInterval(this.#beat);
  }
}
