import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

/** A server for the tests, which can be stopped and restarted on the same data. */
export class TestServer {
  readonly address: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'trollmoot-web-'));
  // Tests that run side by side each have a separate one; playwright.config.ts and shots.ts choose the first.
  readonly #port = Number(process.env.TROLLMOOT_TEST_PORT) + 1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  readonly #main: string;
  readonly #pages: string;
  #server: ChildProcess | null = null;

  /** Runs this workspace's server with the tests' build of the client, or another workspace's server and build. */
  constructor(root?: string) {
    this.#main = join(root ?? fileURLToPath(new URL('../../..', import.meta.url)), 'apps/server/src/main.ts');
    this.#pages = root === undefined ? resolve(process.env.TROLLMOOT_TEST_DIST ?? 'dist') : join(root, 'apps/web/dist');
    this.address = `http://127.0.0.1:${this.#port}`;
  }

  /** `settings`: environment variables of the server. */
  async start(settings: { readonly [name: string]: string } = {}): Promise<void> {
    const server = spawn(process.execPath, [this.#main], {
      env: {
        ...process.env,
        TROLLMOOT_PORT: String(this.#port),
        TROLLMOOT_DATA: join(this.#folder, 'moot.sqlite'),
        TROLLMOOT_PAGES: this.#pages,
        TROLLMOOT_BOT_PAUSE: '0',
        TROLLMOOT_BOT_THREADS: '1',
        TROLLMOOT_REQUESTS_PER_MINUTE: '1000000', // all players of a test come from one address
        TROLLMOOT_SESSIONS_PER_HOUR: '1000000',
        ...settings,
      },
      stdio: 'ignore',
    });
    this.#server = server;
    process.once('exit', () => server.kill('SIGKILL')); // in case the tests end abruptly
    for (let i = 0; i < 600 && server.exitCode === null; i++) {
      const answer = await fetch(`${this.address}/api/hall`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('The test server did not start.');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL'); // the hard way: nothing must be lost
    await gone;
    this.#server = null;
  }

  /** Until the disk is mended again, the server can write nothing. */
  breakDisk(): { mend(): void } {
    const other = new DatabaseSync(join(this.#folder, 'moot.sqlite'), { timeout: 20_000 });
    other.exec('BEGIN IMMEDIATE'); // as good as a full disk: commits wait, then fail
    return { mend: () => other.close() };
  }

  /** Restarts it on data that has changed meanwhile: so time has passed that no test waits for. */
  async restartWith(sql: string, ...values: (string | number)[]): Promise<void> {
    await this.stop();
    const data = new DatabaseSync(join(this.#folder, 'moot.sqlite'), { timeout: 20_000 });
    data.prepare(sql).run(...values);
    data.close();
    await this.start();
  }

  /** Running, but silent, like a dead connection. */
  freeze(): void {
    this.#server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#server?.kill('SIGCONT');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
