import { Worker } from 'node:worker_threads';
import type { Replayer } from '../ports.ts';
import type { StoredLog, TableRecord } from '../store/records.ts';
import type { Replayed, Trouble } from '../table/loading.ts';

/** What the thread is asked. */
export interface ReplayJob {
  readonly record: TableRecord;
  readonly log: StoredLog;
  readonly trusted: number | null;
}

interface Waiting extends ReplayJob {
  readonly done: (outcome: Replayed | Trouble) => void;
  readonly fail: (error: Error) => void;
}

interface ReplayThreadsOptions {
  /** URL of the module that exports `findGame`, for each thread to import. */
  readonly games: string;
  readonly seconds?: number; // for one table
  readonly script?: URL;
}

const TICK = 250; // milliseconds
const IDLE_TICKS = 120; // then the thread ends, to free its memory
const LOADING_SECONDS = 60; // to import the games, on a busy machine
/** What a thread says when it has imported the games. */
export const LOADED = 'loaded';
const WORKER = new URL('./replay-worker.ts', import.meta.url);

/** One thread that does one job after the other. A job that takes too long costs its thread, and the next gets a new one. */
class Lane {
  readonly #options: ReplayThreadsOptions;
  readonly #share: number; // of one core
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #current: Waiting | null = null;
  #isLoaded = false; // the thread has imported the games
  #isResting = false;
  #standsBy = false;
  #onLoaded = (): void => {};
  #started = 0;
  #ticks = 0; // since the job began, or since the last one ended
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReplayThreadsOptions, share: number) {
    this.#options = options;
    this.#share = share;
  }

  ask(job: ReplayJob): Promise<Replayed | Trouble> {
    return new Promise((done, fail) => {
      this.#waiting.push({ ...job, done, fail });
      this.#next();
    });
  }

  /** Keep a thread from now on. Resolves when it has imported the games, or cannot. */
  standBy(): Promise<void> {
    this.#standsBy = true;
    return new Promise((done) => {
      this.#onLoaded = done;
      this.#worker ??= this.#start();
      if (this.#isLoaded) done();
    });
  }

  #next(): void {
    if (this.#current !== null || this.#isResting || this.#waiting.length === 0) return;
    this.#current = this.#waiting.shift()!;
    this.#worker ??= this.#start();
    const { record, log, trusted } = this.#current;
    this.#started = performance.now();
    this.#ticks = 0;
    this.#worker.postMessage({ record, log, trusted });
  }

  #start(): Worker {
    const { games, script = WORKER } = this.#options;
    const worker = new Worker(script, { workerData: { games } });
    let cause = 'the thread ended';
    this.#isLoaded = false;
    worker.on('message', (outcome: Replayed | Trouble | typeof LOADED) => {
      if (this.#worker !== worker) return;
      if (outcome !== LOADED) this.#done(outcome);
      else {
        this.#isLoaded = true;
        this.#ticks = 0;
        this.#onLoaded();
      }
    });
    worker.on('error', (error) => {
      cause = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#onLoaded();
      this.#giveUp(`it could not be replayed: ${cause}`);
    });
    this.#timer ??= setInterval(() => this.#tick(), TICK).unref();
    return worker;
  }

  /** Time is counted in ticks of this process: while it was stopped, the thread could not work either. */
  #tick(): void {
    this.#ticks++;
    const { seconds = 10 } = this.#options;
    const most = this.#isLoaded ? seconds : LOADING_SECONDS;
    if (this.#current !== null && this.#ticks * TICK > 1000 * most) {
      this.#end();
      this.#giveUp(`it could not be replayed within ${most} s`);
    } else if (this.#current === null && this.#ticks > IDLE_TICKS && !this.#standsBy) this.#end();
  }

  /** That is the table's fault only if the thread had got as far as replaying it. */
  #giveUp(trouble: string): void {
    if (this.#isLoaded) this.#done({ trouble });
    else this.#done(new Error(trouble));
  }

  #done(outcome: Replayed | Trouble | Error): void {
    const job = this.#current;
    if (job === null) return;
    this.#current = null;
    this.#ticks = 0;
    if (outcome instanceof Error) job.fail(outcome);
    else job.done(outcome);
    if (this.#share < 1) this.#rest(performance.now() - this.#started);
    else this.#next();
  }

  #rest(worked: number): void {
    this.#isResting = true;
    setTimeout(
      () => {
        this.#isResting = false;
        this.#next();
      },
      worked / this.#share - worked,
    );
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async close(): Promise<void> {
    this.#waiting.length = 0;
    const worker = this.#worker;
    this.#worker = null;
    clearInterval(this.#timer);
    await worker?.terminate();
  }
}

/** Two threads: one for tables that someone asks for, and one for the check in the background, at half speed. */
export function replayThreads(options: ReplayThreadsOptions): Replayer {
  const urgent = new Lane(options, 1);
  const background = new Lane(options, 0.5);
  return {
    replay: (record, log, trusted, isUrgent) => (isUrgent ? urgent : background).ask({ record, log, trusted }),
    standBy: () => urgent.standBy(),
    close: async () => void (await Promise.all([urgent.close(), background.close()])),
  };
}
