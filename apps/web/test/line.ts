import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a house. When it is long everything takes its time, both ways; and it can be cut and mended. */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  latency = 0; // milliseconds, each way
  refused = 0; // how often somebody tried while it was cut
  #isCut = false;

  constructor(house: string) {
    const { hostname, port } = new URL(house);
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

  /** Whatever is on its way is lost, and nothing comes through. */
  cut(): void {
    this.#isCut = true;
    this.refused = 0;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #carry(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    const later = (what: () => void) => setTimeout(() => void (to.destroyed || what()), this.latency);
    from.on('data', (bytes) => later(() => to.write(bytes)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      later(() => to.destroy());
    });
  }
}
