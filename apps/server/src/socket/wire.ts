import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

const CLOSE_TIMEOUT = 1000; // milliseconds; the library would wait 30 seconds

interface WireEvents {
  message(data: Buffer, isBinary: boolean): void;
  ping(data: Buffer): void;
  pong(): void;
  close(): void;
}

/** One client's WebSocket, with everything sent in one tick going out in one write. */
export class Wire {
  readonly #socket: WebSocket;
  readonly #tcp: Socket;
  #isCorked = false;

  constructor(socket: WebSocket, tcp: Socket, events: WireEvents) {
    this.#socket = socket;
    this.#tcp = tcp;
    socket.on('message', events.message);
    socket.on('ping', events.ping);
    socket.on('pong', events.pong);
    socket.on('close', events.close);
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** What the client has not taken yet, in bytes; text that is not ASCII counts a little less. */
  get backlog(): number {
    return this.#tcp.writableLength;
  }

  send(text: string): void {
    if (!this.#isCorked) this.#corkForThisTick();
    this.#socket.send(text);
  }

  #corkForThisTick(): void {
    this.#isCorked = true;
    this.#tcp.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#tcp.uncork();
    });
  }

  ping(): void {
    this.#socket.ping();
  }

  pong(data: Buffer): void {
    this.#socket.pong(data);
  }

  /** Read nothing more. */
  pause(): void {
    this.#socket.pause();
  }

  /** Close in good order; a client that does not answer is cut off. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
