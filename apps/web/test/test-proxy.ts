import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a server: it delays everything both ways, and can be cut and mended. */
export class TestProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  latency = 0; // milliseconds, each way
  refused = 0; // connections attempted while it was cut
  #isCut = false;
  #held: (() => void)[] | null = null; // what waits to be forwarded

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#server = createServer((near) => {
      if (this.#isCut) {
        this.refused++;
        return void near.destroy();
      }
      const far = connect(Number(port), hostname);
      this.#carry(near, far);
      this.#carry(far, near);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Drops every connection, and refuses new ones. */
  cut(): void {
    this.#isCut = true;
    this.refused = 0;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets everything through again. */
  mend(): void {
    this.#isCut = false;
    const held = this.#held ?? [];
    this.#held = null;
    for (const go of held) go();
  }

  /** Holds everything back until it is mended; nothing is lost. */
  hold(): void {
    this.#held ??= [];
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #carry(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    const later = (what: () => void): void => {
      const go = (): void => void (to.destroyed || what());
      setTimeout(() => (this.#held === null ? go() : this.#held.push(go)), this.latency);
    };
    from.on('data', (bytes) => later(() => to.write(bytes)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      later(() => to.destroy());
    });
  }
}
