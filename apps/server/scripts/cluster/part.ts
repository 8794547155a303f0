import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Becomes the program, beside a guard that ends it when our end of its pipe closes: no part outlives us, however we end.
 * Each part is in a process group of its own, so that Ctrl-C reaches us alone, and we stop the parts in order.
 */
const GUARDED = 'exec 3<&0; { cat <&3; kill $$; } > /dev/null 2>&1 & exec "$@" 3<&- < /dev/null';
const PATIENCE = 120_000; // milliseconds until a part is up
const LAST = 10_000; // milliseconds until a part that does not stop is killed
const SOON = 500; // milliseconds until a part that has died is started again
const LATE = 10_000;
const STEADY = 30_000; // milliseconds after which a part counts as well

export interface Program {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: { readonly [name: string]: string };
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly up: RegExp; // the line by which it says that it is up
  readonly heard?: (line: string) => void; // whatever else it says
}

/** One program of the house. When it dies, that is said, and it is started again. */
export class Part {
  readonly name: string;
  readonly #program: Program;
  readonly #say: (line: string) => void;
  #child: ChildProcess | null = null;
  #isStopping = false;
  #delay = SOON;
  #lastWords = '';

  constructor(program: Program, say: (line: string) => void) {
    this.name = program.name;
    this.#program = program;
    this.#say = say;
  }

  /** Resolves when it is up. Rejects with what it said last if it ends before. */
  async start(): Promise<void> {
    const { command, env, user } = this.#program;
    const child = spawn('sh', ['-c', GUARDED, 'sh', ...command], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
      ...user,
    });
    this.#child = child;
    const gone = once(child, 'exit');
    const ended = gone.then(([code, signal]) => String(signal ?? `code ${code}`));
    child.stdin!.on('error', () => {}); // it has ended
    const isUp = this.#listen(child);
    await Promise.race([isUp, ended.then(failed), pause(PATIENCE, null, { ref: false }).then(failed)]);
    this.#say(`${this.name} is up (process ${child.pid})`);
    const since = performance.now();
    void ended.then((how) => this.#again(how, performance.now() - since));

    function failed(how: string | null): never {
      throw new Error(how === null ? 'it does not start' : `it ended with ${how}`);
    }
  }

  #listen(child: ChildProcess): Promise<void> {
    const { up, heard = () => {} } = this.#program;
    return new Promise((isUp) => {
      for (const stream of [child.stdout!, child.stderr!])
        createInterface({ input: stream }).on('line', (line) => {
          this.#lastWords = line;
          if (up.test(line)) isUp();
          else heard(line);
        });
    });
  }

  async #again(how: string, lived: number): Promise<void> {
    if (this.#isStopping) return;
    this.#say(`${this.name} has ended (${how}): starting it again`);
    this.#delay = lived > STEADY ? SOON : Math.min(LATE, 2 * this.#delay);
    for (;;) {
      await pause(this.#delay);
      if (this.#isStopping) return;
      try {
        return await this.start();
      } catch (error) {
        await this.#end();
        if (!this.#isStopping)
          this.#say(`${this.name} does not come up (${(error as Error).message}: ${this.#lastWords})`);
        this.#delay = Math.min(LATE, 2 * this.#delay);
      }
    }
  }

  get process(): number {
    return this.#child?.pid ?? 0;
  }

  get lastWords(): string {
    return this.#lastWords;
  }

  /** Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.stdin!.end();
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), LAST);
    await gone;
    clearTimeout(timer);
  }
}
