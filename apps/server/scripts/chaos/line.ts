import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A cable between a node and a server, which can be pulled. */
export class Line {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [near: Socket, far: Socket]>();
  #state: 'whole' | 'cut' | 'silent' = 'whole';

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => this.#join(near, to));
  }

  static async to(port: number): Promise<Line> {
    const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Line(server, port);
  }

  #join(near: Socket, to: number): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const end = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.setNoDelay(true);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', end);
      socket.on('close', end);
      if (this.#state === 'silent') socket.pause();
      else socket.resume();
    }
  }

  /** Every connection breaks, and none can be made. */
  cut(): void {
    this.#state = 'cut';
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** Nothing arrives, and nobody is told. What is on its way arrives when the line is mended. */
  silence(): void {
    this.#state = 'silent';
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  mend(): void {
    this.#state = 'whole';
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
