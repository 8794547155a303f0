import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Fate = 'passed' | 'lost' | 'unanswered';

/** Stands between a server and its database, and cuts them off from each other when a test says so. */
export class CutProxy {
  readonly url: string;
  readonly #server: ReturnType<typeof createServer>;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** What becomes of the next request to commit: it gets through, it is lost, or its answer is. Then the line is cut. */
  commits: Fate = 'passed';

  private constructor(url: string, server: ReturnType<typeof createServer>, to: URL) {
    this.url = url;
    this.#server = server;
    server.on('connection', (near) => this.#join(near, to));
  }

  static async before(url: string): Promise<CutProxy> {
    const to = new URL(url);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const here = new URL(url);
    here.port = String((server.address() as AddressInfo).port);
    return new CutProxy(here.href, server, to);
  }

  #join(near: Socket, to: URL): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(to.port), to.hostname);
    let isDeaf = false;
    let name: string | null = null; // of the prepared statement that commits
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        end();
      });
    }
    far.on('data', (bytes) => {
      if (isDeaf) end();
      else near.write(bytes);
    });
    near.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      name ??= /P.{4}(\w+)\0commit\0/s.exec(text)?.[1] ?? null;
      const fate = name !== null && text.includes(`${name}\0`) ? this.commits : 'passed';
      if (fate !== 'passed') this.commits = 'passed';
      if (fate === 'lost') end();
      else far.write(bytes);
      isDeaf = fate === 'unanswered';
    });
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
