import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('../../test/postgres-process.ts', import.meta.url));

/** A PostgreSQL of its own, which can be stopped and started again with its data. */
export class PostgresServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(): Promise<PostgresServer> {
    const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr!.on('data', (text) => {
      said += text;
    });
    const gone = once(child, 'exit').then(() => [null]);
    const [url] = await Promise.race([once(child, 'message'), gone]);
    if (typeof url !== 'string') throw new Error(said.match(/^\w*Error.*$/m)?.[0] ?? 'its process ended');
    return new PostgresServer(url, child);
  }

  /** In good order, or by a crash: then it recovers from its log when it starts. */
  async pause(how: 'stop' | 'crash'): Promise<void> {
    this.#child.send(how);
    await once(this.#child, 'message');
  }

  async resume(): Promise<void> {
    this.#child.send('start');
    await once(this.#child, 'message');
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }
}
